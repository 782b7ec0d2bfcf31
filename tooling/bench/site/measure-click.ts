import type { Browser, Page } from "playwright-core";
import type { Measured } from "./figures.ts";
import { phone, throttle } from "./measure-visit.ts";

declare global {
  /** ms from the press to the first sign, and to what was asked for. */
  var answered: Promise<number>;
  var done: Promise<number>;
  /** ms until the code is there that answers a question. */
  var complete: Promise<number>;
}

/** The first click, on the assistant's button: by touch, by touch a second after a scroll, and by mouse. */
export async function measureClick(browser: Browser, url: string): Promise<Measured> {
  const touched = await firstClick(browser, url, { slow: true, sign: async () => {} });
  const scrolled = await firstClick(browser, url, {
    slow: true,
    sign: async (page) => {
      const session = await page.context().newCDPSession(page);
      // As a finger does it.
      await session.send("Input.synthesizeScrollGesture", {
        x: 200,
        y: 500,
        yDistance: -200,
        gestureSourceType: "touch",
      });
      await page.waitForTimeout(afterScroll);
    },
  });
  const fast = await firstClick(browser, url, {
    slow: false,
    sign: async (page) => {
      await page.mouse.move(50, 50);
      await page.mouse.move(90, 90);
      await page.locator("html[data-hydrated]").waitFor();
    },
  });
  return {
    "touch as first sign, shown after, ms": touched.answered,
    "touch as first sign, done after, ms": touched.done,
    "  its code has come, ms": touched.complete,
    "touch 1 s after a scroll, shown, ms": scrolled.answered,
    "touch 1 s after a scroll, done, ms": scrolled.done,
    "  its code has come then, ms": scrolled.complete,
    "mouse, fast machine, shown, ms": fast.answered,
  };
}

/** ms between a scroll and the click, in which the application starts. */
const afterScroll = 1_000;

type Way = Readonly<{ slow: boolean; sign: (page: Page) => Promise<void> }>;

async function firstClick(browser: Browser, url: string, { slow, sign }: Way) {
  const context = await browser.newContext(slow ? { ...phone, hasTouch: true } : {});
  try {
    const page = await context.newPage();
    if (slow) await throttle(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(watchAnswer);
    // By its place: a locator runs 300 kB of its own in the page when it is first used, which would be measured along.
    const [x, y] = await page.evaluate(placeOfButton);
    await sign(page);
    if (slow) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    return await page.evaluate(async () => ({
      answered: await globalThis.answered,
      done: await globalThis.done,
      complete: await globalThis.complete,
    }));
  } finally {
    await context.close();
  }
}

/** In the page: the middle of the assistant's button, which stays where it is in the window. */
function placeOfButton(): [number, number] {
  const box = document.querySelector("button[aria-controls=assistant-panel]")?.getBoundingClientRect();
  if (box === undefined) throw new Error("The page has no assistant");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * In the page: from the press to the frames in which the button is busy or open, the panel can be written into, and its code is there. Not from the click:
 * nobody hears of a held one until it is made again.
 */
function watchAnswer() {
  const pressed = new Promise<{ at: number; button: Element }>((resolve) => {
    addEventListener("pointerup", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) resolve({ at: performance.now(), button });
    });
  });
  const since = async (isShown: (button: Element) => boolean) => {
    const { at, button } = await pressed;
    return new Promise<number>((resolve) => {
      const look = () => {
        if (!isShown(button)) return requestAnimationFrame(look);
        return requestAnimationFrame(() => resolve(performance.now() - at));
      };
      look();
    });
  };
  globalThis.answered = since((button) => button.matches("[aria-busy=true], [aria-expanded=true]"));
  globalThis.done = since(() => document.querySelector("#assistant-panel textarea") !== null);
  globalThis.complete = since(() => document.querySelector("#assistant-panel:not([data-waiting]) textarea") !== null);
}
