import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Opens a page of the site and waits until it is alive: from then on React handles events. */
export async function goAlive(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Dispatches the event that the application waits for, which does nothing else. */
export async function wake(page: Page): Promise<void> {
  // The script that listens for it is at the page's end.
  await page.waitForLoadState("domcontentloaded");
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
}

/** Starts the application, if nothing has yet, and waits until React has hydrated the page. */
export async function alive(page: Page): Promise<void> {
  // Repeatedly: the page shown at the first event may be on its way out.
  await page.waitForFunction(
    () => {
      dispatchEvent(new Event("pointermove"));
      return "hydrated" in document.documentElement.dataset;
    },
    undefined,
    { polling: 100 },
  );
}

/** Waits until the page at `path` is shown, and returns its heading. Other pages may start and be left on the way. */
export async function arrivedAt(page: Page, path: string): Promise<Locator> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.waitFor();
  return heading;
}

/** Opens the list of solutions through the header's menu, as a visitor does. */
export async function openAllSolutions(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Solutions" }).click();
  await header.getByRole("link", { name: /^All Solutions/ }).click();
  await arrivedAt(page, "/solutions");
}

/** Checks the page at one window width after the other, without reloading it. */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<unknown>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

/** Checks that nothing overflows the window on the right. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(content).toBeLessThanOrEqual(window);
}

/**
 * Waits until each text is the complete text of a visible element. Checks all at once: a check for each takes most of
 * such a journey's time.
 */
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

/** The axe rules about colors; all others find the same in either theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** The minified build, less than half the size of the other. */
const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Globals in the page: axe, and the elements that it has checked. */
type Looked = { axe: typeof axe; looked: Set<Element> };

/**
 * Checks that axe finds nothing on the page in its current state, or in the part that is new since the last check.
 * `only`: for content already checked, now with other "colors", or in another window, where "new" is the part not
 * visible at the last check.
 */
export async function expectAccessible(where: Page | Locator, only?: "colors" | "new"): Promise<void> {
  const page = "page" in where ? where.page() : where;
  await motionEnds(page);
  // Injected once per document: its 650 kB are a tenth of the work. Done by the debugger, where no policy forbids it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const part = page === where ? page.locator(":root") : (where as Locator);
  const found = await part.evaluate(
    async (root, { asked, rules }) => {
      const here = globalThis as unknown as Looked;
      // Passes are not described, and no enabled rule reads the stylesheets: that was half of the rest.
      const quick = { resultTypes: ["violations" as const], preload: false };
      const shown = [...root.querySelectorAll("body *")].filter((one) => one.checkVisibility());
      const fresh = shown.filter((one) => !here.looked?.has(one));
      here.looked = new Set(shown);
      if (asked === "new" && fresh.length === 0) return [];
      const { violations } = await here.axe.run(
        asked === "new" ? { include: fresh } : root,
        asked === "colors" ? { ...quick, runOnly: rules } : quick,
      );
      return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)]);
    },
    { asked: only, rules: colorRules },
  );
  expect(found).toEqual([]);
}

/** Waits until every entrance and transition has ended; animations that loop forever or wait for scrolling remain. */
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

/** Whether the element currently has the focus. */
async function hasFocus(locator: Locator): Promise<boolean> {
  return await locator.evaluate((element) => element === document.activeElement);
}

/** Waits until the element has the focus. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => hasFocus(locator)).toBe(true);
}

/** Counts how often the visitor's page is loaded. */
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
