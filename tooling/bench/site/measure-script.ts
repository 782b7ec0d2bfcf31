import type { Browser, Page, Request } from "playwright-core";
import type { Measured } from "./figures.ts";
import { phone, throttle } from "./measure-visit.ts";

declare global {
  /** The center of a page's first contact once it is painted; 0, 0 without one. */
  var contact: Promise<readonly [number, number]>;
  /** ms from the navigation until a pressed contact's conversation is shown, and until hydration. */
  var opened: Promise<number>;
  var alive: Promise<number>;
}

/** ms in which an untouched page may fetch scripts while idle. */
const watchedUntouched = 2_000;

/** Script kB (1,000 bytes) over the network, and requests: untouched, then with the application. */
export async function measureScript(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const requests = watch(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(watchedUntouched);
    const untouched = await scriptBytes(requests);
    await page.evaluate(() => dispatchEvent(new Event("pointermove")));
    if (await started(page)) await page.locator("html[data-hydrated]").waitFor({ timeout: 20_000 });
    await page.waitForLoadState("networkidle");
    return {
      "script untouched, kB": untouched / 1_000,
      "script with the application, kB": (await scriptBytes(requests)) / 1_000,
      "requests with the application": requests.length,
    };
  } finally {
    await context.close();
  }
}

/**
 * On a slow phone: ms from the navigation until a press on the page's first contact, made as soon as the contacts are
 * painted, is answered, and until its application has started. A page without contacts is an error, since nothing can
 * be pressed.
 */
export async function measureUsable(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(watchUse);
    await page.goto(url, { waitUntil: "commit" });
    // Not `waitForFunction`, which runs 300 kB of its own code in the page and polls every frame: a quarter of the
    // measurement.
    const [x, y] = await page.evaluate(() => globalThis.contact);
    if (x === 0) throw new Error(`${url} has no contact to press.`);
    await page.touchscreen.tap(x, y);
    const alive = await page.evaluate(() => globalThis.alive);
    return { "usable, slow 4G, ms": await page.evaluate(() => globalThis.opened), "application, slow 4G, ms": alive };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts. */
function watchUse() {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  globalThis.contact = painted.then(() => {
    const box = document.querySelector("[data-contact]")?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  });
  globalThis.alive = new Promise((resolve) => {
    document.addEventListener("thirtyfold:hydrated", () => resolve(performance.now()));
  });
  globalThis.opened = new Promise((resolve) => {
    const look = () => {
      const heads = [...document.querySelectorAll("#conversation-pane h2")];
      const shown = heads.some((head) => head.checkVisibility() && head.textContent.startsWith("Chat with"));
      requestAnimationFrame(shown ? () => resolve(performance.now()) : look);
    };
    addEventListener("click", look, { capture: true, once: true });
  });
}

function watch(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

const started = (page: Page) => page.evaluate(() => document.getElementById("page-start") !== null);

async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === "script");
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0);
}
