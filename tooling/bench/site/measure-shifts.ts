import { setTimeout as pass } from "node:timers/promises";
import type { Browser, BrowserContext } from "playwright-core";
import type { Measured } from "./figures.ts";

type Shift = { at: number; by: number; moved: string[] };

declare global {
  var shifts: Shift[];
}

/** The windows of phones, of a tablet and of desks. */
export const widths = [320, 360, 390, 412, 768, 1280, 1920];

/** ms after which a font comes that the page has asked for, and in which a page that has it comes to rest. */
const fontsLate = 3_000;
const settling = 500;

/**
 * CLS of a visit whose fonts come late and whose application starts after them, at every width. Says what was moved. What moves
 * because a busy machine draws a page before it has read it to its end does not count.
 */
export async function measureShifts(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext();
  try {
    await context.addInitScript(noteShifts);
    await context.route("**/*.woff2", async (route) => {
      await pass(fontsLate);
      await route.continue();
    });
    const figures = await Promise.all(widths.map((width) => shiftsAt(context, url, width)));
    return Object.fromEntries(figures);
  } finally {
    await context.close();
  }
}

async function shiftsAt(context: BrowserContext, url: string, width: number): Promise<[string, number]> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 768 ? 823 : 900 });
  // Waits for the fonts, too.
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForTimeout(settling);
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(settling);
  const shifts = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation");
    const read = document instanceof PerformanceNavigationTiming ? document.domInteractive : 0;
    return globalThis.shifts.filter(({ at }) => at > read);
  });
  for (const { by, moved } of shifts)
    process.stderr.write(`${url} at ${width} px: ${by.toFixed(4)} ${moved.join(", ")}\n`);
  return [`CLS at ${width} px`, shifts.reduce((sum, { by }) => sum + by, 0)];
}

/** In the page, before its own scripts. */
function noteShifts() {
  globalThis.shifts = [];
  const nameOf = (node: Node | null) => (node?.textContent ?? "").trim().slice(0, 40) || (node?.nodeName ?? "gone");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("value" in entry && "sources" in entry && Array.isArray(entry.sources))) continue;
      const nodes = entry.sources.map((source: { node: Node | null }) => source.node);
      globalThis.shifts.push({ at: entry.startTime, by: Number(entry.value), moved: nodes.map(nameOf) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
