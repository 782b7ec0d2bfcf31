import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
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

/** By the header's menu, as a visitor gets to the list of solutions. */
export async function openAllSolutions(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Solutions" }).click();
  await header.getByRole("link", { name: /^All Solutions/ }).click();
  await arrivedAt(page, "/solutions");
}

/** Looks at the page in one window after the other, without loading it again. */
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

/** Less than half of the one that says the names of its own variables. */
const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** In the page: axe, and what it has looked at. */
type Looked = { axe: typeof axe; looked: Set<Element> };

/**
 * axe finds nothing on the page as it is now, or in the part of it that is new in a state of a page that was looked at.
 * `only`: for what was looked at already, with other "colors", or in another window, where what is "new" is what was not
 * shown at the last look.
 */
export async function expectAccessible(where: Page | Locator, only?: "colors" | "new"): Promise<void> {
  const page = "page" in where ? where.page() : where;
  await motionEnds(page);
  // A document gets it once: its 650 kB are a tenth of the work. It comes by the debugger, where no policy forbids it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const part = page === where ? page.locator(":root") : (where as Locator);
  const found = await part.evaluate(
    async (root, { asked, rules }) => {
      const here = globalThis as unknown as Looked;
      // What passes is not described, and no rule that is on reads the style sheets: that was half of the rest.
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
