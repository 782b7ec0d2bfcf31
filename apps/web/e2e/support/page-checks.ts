import axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Opens a page of the site and waits until it is alive: from then on React answers. */
export async function goAlive(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Gives the sign that the application waits for, and nothing else happens by it. */
export async function wake(page: Page): Promise<void> {
  // The script that hears it stands at the page's end.
  await page.waitForLoadState("domcontentloaded");
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
}

/** Starts the application, if nothing has yet, and waits until React has taken the page over. */
export async function alive(page: Page): Promise<void> {
  // Again and again: what was shown when the first sign came may be on its way out.
  await page.waitForFunction(
    () => {
      dispatchEvent(new Event("pointermove"));
      return "hydrated" in document.documentElement.dataset;
    },
    undefined,
    { polling: 100 },
  );
}

/** Waits until the page at `path` is shown, and gives its heading. On the way other pages may begin and be left. */
export async function arrivedAt(page: Page, path: string): Promise<Locator> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.waitFor();
  return heading;
}

/** Looks at the page in one window after the other, without loading it again. */
export async function atEachWidth(page: Page, widths: readonly number[], look: () => Promise<unknown>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look();
  }
}

/** Nothing sticks out to the right of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(content).toBeLessThanOrEqual(window);
}

/** Waits until each text is the whole of an element that is shown. One look at all of them: a look for each costs most of such a journey. */
export async function expectTexts(where: Locator, texts: readonly string[]): Promise<void> {
  const missing = () =>
    where.evaluate((element, wanted) => {
      const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
      const shown = [element, ...element.querySelectorAll("*")].filter(
        (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true }),
      );
      const found = new Set(shown.map((one) => plain(one.textContent)));
      return wanted.filter((text) => !found.has(plain(text)));
    }, texts);
  await expect.poll(missing).toEqual([]);
}

/** The rules of axe that look at colors; all others find the same in either theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** axe finds nothing on the page as it is now. `only`: for what was looked at already, with other colors. */
export async function expectAccessible(page: Page, only?: "colors"): Promise<void> {
  await motionEnds(page);
  // A document gets it once: its 650 kB are a fifth of the work. It comes by the debugger, where no policy forbids it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (rules) => {
      // What passes is not described, and no rule that is on reads the style sheets: that was half of the rest.
      const quick = { resultTypes: ["violations" as const], preload: false };
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(rules === undefined ? quick : { ...quick, runOnly: rules });
      return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)]);
    },
    only === "colors" ? colorRules : undefined,
  );
  expect(found).toEqual([]);
}

/** Waits until every entrance and transition has come to its end; what loops forever or waits for scrolling stays. */
export async function motionEnds(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== "running" ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** Whether the element has the focus now. */
async function hasFocus(locator: Locator): Promise<boolean> {
  return await locator.evaluate((element) => element === document.activeElement);
}

/** Waits until the element has the focus. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => hasFocus(locator)).toBe(true);
}

/** How often the visitor's page was loaded. */
export function countLoads(page: Page): { readonly loads: number } {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return {
    get loads() {
      return loads;
    },
  };
}
