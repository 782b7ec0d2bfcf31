import type { Browser, Page, Request } from "playwright-core";
import type { Measured } from "./figures.ts";
import { phone, throttle } from "./measure-visit.ts";

declare global {
  /** ms from the navigation. */
  var usable: Promise<number>;
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

/** For pages that are applications, on a slow phone: ms from the navigation until it answers. */
export async function measureUsable(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(() => {
      globalThis.usable = new Promise((resolve) => {
        document.addEventListener("thirtyfold:hydrated", () => resolve(performance.now()));
      });
    });
    await page.goto(url);
    // Not `waitForFunction`, which runs 300 kB of its own in the page and asks in every frame: a quarter of what is measured.
    return { "usable, slow 4G, ms": await page.evaluate(() => globalThis.usable) };
  } finally {
    await context.close();
  }
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
