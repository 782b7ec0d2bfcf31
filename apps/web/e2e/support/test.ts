import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { watchTrouble } from "./watch-trouble.ts";

/** A visitor's browser: width and height of the window in CSS px, where the site is, and what playwright offers beside. */
export type Visitor = BrowserContextOptions & { width?: number; height?: number; site?: string };

type Visits = {
  /** A new tab of a new visitor, still empty; `page.goto("/")` brings them to the site. 1440 x 900 unless said. */
  newPage(visitor?: Visitor): Promise<Page>;
  /** Trouble that a journey provokes on purpose; anything else fails its test (see `watchTrouble`). */
  allow(trouble: RegExp): void;
};

const shots = fileURLToPath(new URL("../../test-results/e2e/", import.meta.url));

/** A journey: `visits` opens pages of visitors who tolerate no trouble at all. A picture of a failed one is kept. */
export const test = base
  .extend("machine", { scope: "worker" }, inject("chromium"))
  .extend("browser", { scope: "file" }, async ({ machine }, { onCleanup }) => {
    const browser = await chromium.launch(machine);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("visits", async ({ browser, task }, { onCleanup }) => {
    const pages: Page[] = [];
    const troubles: string[][] = [];
    const allowed: RegExp[] = [];
    onCleanup(async () => {
      if ((task.result?.errors?.length ?? 0) > 0) await keepPictures(pages, task.name);
      await Promise.all(pages.map((page) => page.context().close()));
      const unexpected = troubles.flat().filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
      if (unexpected.length > 0) throw new Error(`The visit was not flawless:\n${unexpected.join("\n")}`);
    });
    const visits: Visits = {
      allow: (trouble) => void allowed.push(trouble),
      async newPage(visitor = {}) {
        const { page, trouble } = await openPage(browser, visitor);
        pages.push(page);
        troubles.push(trouble);
        return page;
      },
    };
    return visits;
  });

async function openPage(browser: Browser, visitor: Visitor): Promise<{ page: Page; trouble: string[] }> {
  const { width = 1440, height = 900, site = inject("siteUrl"), ...options } = visitor;
  // Whatever moves for ever is painted by the processor here; a journey that is about motion asks for it.
  const still = { reducedMotion: "reduce" } as const;
  const context = await browser.newContext({ baseURL: site, viewport: { width, height }, ...still, ...options });
  context.setDefaultTimeout(10_000);
  const trouble = await watchTrouble(context);
  return { page: await context.newPage(), trouble };
}

async function keepPictures(pages: readonly Page[], name: string): Promise<void> {
  await mkdir(shots, { recursive: true });
  const file = name.replaceAll(/[^\w]+/g, "-").slice(0, 80);
  for (const [index, page] of pages.entries()) {
    // A page that hangs has no picture, and that is not what failed.
    await page.screenshot({ path: `${shots}${file}-${index}.png`, timeout: 3_000 }).catch(() => undefined);
  }
}
