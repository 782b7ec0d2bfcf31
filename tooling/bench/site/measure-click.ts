import type { Browser, Page } from "playwright-core";
import type { Measured } from "./figures.ts";
import { phone, throttle } from "./measure-visit.ts";

declare global {
  /** When the click showed something, and when what it asks for was there: ms after it. */
  var answered: Promise<number>;
  var done: Promise<number>;
}

/**
 * The first click of a visit, on the button of the assistant, which stands on every page: by a touch on a slow phone that is
 * itself the first sign; by one a second after a scroll; and by a mouse that has moved, on a fast machine.
 */
export async function measureClick(browser: Browser, url: string): Promise<Measured> {
  const touched = await firstClick(browser, url, { slow: true, sign: async () => {} });
  const scrolled = await firstClick(browser, url, {
    slow: true,
    sign: async (page) => {
      await page.evaluate(() => scrollBy(0, 200));
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
    "touch 1 s after a scroll, shown, ms": scrolled.answered,
    "touch 1 s after a scroll, done, ms": scrolled.done,
    "mouse, fast machine, shown, ms": fast.answered,
  };
}

/** ms between a scroll and the click that is measured: the application starts in them. */
const afterScroll = 1_000;

type Way = Readonly<{ slow: boolean; sign: (page: Page) => Promise<void> }>;

async function firstClick(browser: Browser, url: string, { slow, sign }: Way) {
  const context = await browser.newContext(slow ? { ...phone, hasTouch: true } : {});
  try {
    const page = await context.newPage();
    if (slow) await throttle(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(watchAnswer);
    await sign(page);
    const button = page.locator("button[aria-controls=assistant-panel]");
    if (slow) await button.tap();
    else await button.click();
    return await page.evaluate(async () => ({ answered: await globalThis.answered, done: await globalThis.done }));
  } finally {
    await context.close();
  }
}

/** Runs in the page: from the coming click to the frame after its button says that it is busy or open, and to that of the panel. */
function watchAnswer() {
  const clicked = new Promise<number>((resolve) => {
    addEventListener("click", () => resolve(performance.now()), { capture: true, once: true });
  });
  const shown = (selector: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return requestAnimationFrame(look);
        return requestAnimationFrame(() => resolve(performance.now()));
      };
      void clicked.then(look);
    });
  const since = async (moment: Promise<number>) => (await moment) - (await clicked);
  const button = "button[aria-controls=assistant-panel]";
  globalThis.answered = since(shown(`${button}[aria-busy=true], ${button}[aria-expanded=true]`));
  globalThis.done = since(shown("#assistant-panel"));
}
