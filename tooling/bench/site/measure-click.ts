import type { Browser, Page } from "playwright-core";
import type { Measured } from "./figures.ts";
import { phone, throttle } from "./measure-visit.ts";

declare global {
  /** ms from the press to the first response, and to the requested result. */
  var answered: Promise<number>;
  var done: Promise<number>;
  /** ms until the code that answers a question has loaded. */
  var complete: Promise<number>;
}

/** Measures the first click, on the assistant's button: by touch, by touch a second after a scroll, and by mouse. */
export async function measureClick(browser: Browser, url: string): Promise<Measured> {
  const touched = await firstClick(browser, url, { slow: true, sign: async () => {} });
  const scrolled = await firstClick(browser, url, {
    slow: true,
    sign: async (page) => {
      const session = await page.context().newCDPSession(page);
      // Scrolls like a finger.
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

/** ms between a scroll and the click, during which the application starts. */
const afterScroll = 1_000;

type Way = Readonly<{ slow: boolean; sign: (page: Page) => Promise<void> }>;

async function firstClick(browser: Browser, url: string, { slow, sign }: Way) {
  const context = await browser.newContext(slow ? { ...phone, hasTouch: true } : {});
  try {
    const page = await context.newPage();
    if (slow) await throttle(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(watchAnswer);
    // By position: the first use of a locator runs 300 kB of its own code in the page, which would distort the
    // measurement.
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

/** Runs in the page: returns the center of the assistant's button, whose position in the window is fixed. */
function placeOfButton(): [number, number] {
  const box = document.querySelector("button[aria-controls=assistant-panel]")?.getBoundingClientRect();
  if (box === undefined) throw new Error("The page has no assistant");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Runs in the page: times from the press to the frames in which the button is busy or open, the panel accepts text, and
 * its code has loaded. Not from the click: a held click reaches no listener until it is dispatched again.
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
