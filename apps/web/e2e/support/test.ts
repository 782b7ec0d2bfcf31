import { mkdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { argsForManyPages } from "@thirtyfold/run/find-chromium";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, inject, type ProvidedContext } from "vitest";
import { desk, type VisitorContext, visitorContexts } from "./visitor-contexts.ts";

/**
 * A visitor's browser: width and height of the window in CSS px, the site's URL, whether the browser has fetched
 * nothing yet (otherwise its cache may hold scripts of earlier visitors), and further playwright options.
 */
export type Visitor = BrowserContextOptions & { width?: number; height?: number; site?: string; firstVisit?: boolean };

type Visits = {
  /** A new tab of a new visitor, still empty; `page.goto("/")` opens the site in it. 1440 x 900 by default. */
  newPage(visitor?: Visitor): Promise<Page>;
  /** Trouble that a journey provokes on purpose; any other fails its test (see `watchTrouble`). */
  allow(trouble: RegExp): void;
};

const shots = fileURLToPath(new URL("../../test-results/e2e/", import.meta.url));

/**
 * A journey: `visits` opens pages of visitors who tolerate no trouble at all. If it fails, its pages are kept as PDFs.
 */
export const test = base
  .extend("machine", { scope: "worker" }, inject("chromium"))
  .extend("contexts", { scope: "worker" }, ({ machine }, { onCleanup }) => {
    const browsers = new Map<boolean, ReturnType<typeof openBrowser>>();
    onCleanup(async () => {
      for (const opened of browsers.values()) await (await opened).browser.close();
    });
    // No journey looks at pixels. Animations would recalculate styles for each frame that is not drawn, so visitors who
    // want motion get a browser that draws.
    return async (moves: boolean) => {
      const opened = browsers.get(moves) ?? openBrowser(machine, moves);
      browsers.set(moves, opened);
      return (await opened).contexts;
    };
  })
  .extend("visits", async ({ contexts, task }, { onCleanup }) => {
    const pages: Page[] = [];
    const visitors: VisitorContext[] = [];
    const allowed: RegExp[] = [];
    onCleanup(async () => {
      const failed = (task.result?.errors?.length ?? 0) > 0;
      if (failed) await keepPrinted(pages, task.name);
      const troubles = await Promise.all(visitors.map((visitor) => visitor.leave(!failed)));
      const unexpected = troubles.flat().filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
      if (unexpected.length > 0) throw new Error(`The visit was not flawless: ${unexpected.join("\n")}`);
    });
    const visits: Visits = {
      allow: (trouble) => void allowed.push(trouble),
      async newPage(visitor = {}) {
        // The processor paints endless animations here; a journey about motion asks for them.
        const {
          width = desk.width,
          height = desk.height,
          colorScheme = null,
          reducedMotion = "reduce",
          site = inject("siteUrl"),
          firstVisit = false,
          ...own
        } = visitor;
        const open = await contexts(reducedMotion === "no-preference");
        // A phone is emulated in a window of its page's size.
        const viewport = own.isMobile === true ? desk : null;
        const come = await open({ baseURL: site, viewport, reducedMotion: "reduce", ...own }, firstVisit);
        visitors.push(come);
        const page = await come.context.newPage();
        pages.push(page);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion });
        return page;
      },
    };
    return visits;
  });

async function openBrowser({ args, executablePath }: ProvidedContext["chromium"], draws: boolean) {
  const browser = await chromium.launch({ executablePath, args: [...args, ...argsForManyPages(draws)] });
  return { browser, contexts: visitorContexts(browser) };
}

async function keepPrinted(pages: readonly Page[], name: string): Promise<void> {
  await mkdir(shots, { recursive: true });
  const file = name.replaceAll(/[^\w]+/g, "-").slice(0, 80);
  for (const [index, page] of pages.entries()) {
    // A page that hangs is not printed; that must not hide the original failure.
    await Promise.race([print(page, `${shots}${file}-${index}.pdf`), setTimeout(3_000)]).catch(() => undefined);
  }
}

/** Prints the page as on the screen, one window per sheet. */
async function print(page: Page, path: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? desk;
  await page.emulateMedia({ media: "screen" });
  await page.pdf({ path, width: `${width}px`, height: `${height}px`, printBackground: true });
}
