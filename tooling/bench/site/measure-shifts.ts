import type { Browser, BrowserContext } from "playwright-core";
import { watchShifts } from "../../../apps/web/e2e/support/layout-shifts.ts";
import type { Measured } from "./figures.ts";
import type { SitePage } from "./pages.ts";

/** The viewport widths of phones, a tablet and desktops. */
export const widths = [320, 360, 390, 412, 768, 1280, 1920];

/** ms after the first paint at which fonts arrive, and in which a complete page settles. */
const fontsLate = 3_000;
const settling = 500;

/**
 * CLS at every width of a visit whose fonts arrive late and whose application, if any, starts after them. Reports what
 * was moved.
 */
export async function measureShifts(browser: Browser, url: string, { scripted }: SitePage): Promise<Measured> {
  const context = await browser.newContext();
  try {
    return Object.fromEntries(await Promise.all(widths.map((width) => shiftsAt(context, url, { width, scripted }))));
  } finally {
    await context.close();
  }
}

async function shiftsAt(
  context: BrowserContext,
  url: string,
  { width, scripted }: { width: number; scripted: boolean },
): Promise<[string, number]> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 768 ? 823 : 900 });
  const watch = await watchShifts(page, fontsLate);
  const opening = await watch.open(url);
  await page.waitForTimeout(settling);
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  if (scripted) await page.waitForSelector("html[data-hydrated]");
  await page.waitForTimeout(settling);
  const shifts = [...opening, ...(await watch.shifts())];
  for (const { by, moved } of shifts)
    process.stderr.write(`${url} at ${width} px: ${by.toFixed(4)} ${moved.join(", ")}\n`);
  return [`CLS at ${width} px`, shifts.reduce((sum, { by }) => sum + by, 0)];
}
