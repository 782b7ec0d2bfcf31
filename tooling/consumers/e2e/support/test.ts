import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { argsForManyPages } from "@thirtyfold/run/find-chromium";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { type Looks, looksOf, ours } from "./looks.ts";
import { serve } from "./serve.ts";

/** `draws`: whether a test looks at pixels, which are not painted otherwise. */
type Look = {
  draws?: boolean;
  width?: number;
  height?: number;
  forcedColors?: "active";
  colorScheme?: "dark" | "light";
};

/** Opens a page of a built host for a test, and waits until it is there. */
export type Open = (path: string, look?: Look) => Promise<Page>;

/** A test with a browser: `open("plain/bare.html")`. */
export const test = base
  .extend("machine", { scope: "worker" }, inject("chromium"))
  .extend("consumers", { scope: "worker" }, inject("consumers"))
  .extend("browserThat", { scope: "worker" }, ({ machine }, { onCleanup }) => {
    const opened = new Map<boolean, Promise<Browser>>();
    onCleanup(async () => {
      for (const browser of opened.values()) await (await browser).close();
    });
    return async (draws: boolean) => {
      const args = [...machine.args, ...argsForManyPages(draws)];
      const browser = opened.get(draws) ?? chromium.launch({ ...machine, args });
      opened.set(draws, browser);
      return browser;
    };
  })
  // Hosts store nothing in the browser: pages opened with the same options share a context, and the process of its
  // empty tab.
  .extend("contextFor", { scope: "worker" }, ({ browserThat }) => {
    const contexts = new Map<string, Promise<BrowserContext>>();
    const create = async (draws: boolean, options: BrowserContextOptions) => {
      const context = await (await browserThat(draws)).newContext(options);
      await context.newPage();
      return context;
    };
    return async (draws: boolean, options: BrowserContextOptions) => {
      const key = JSON.stringify([draws, options]);
      const context = contexts.get(key) ?? create(draws, options);
      contexts.set(key, context);
      return context;
    };
  })
  .extend("hosts", { scope: "file" }, async ({ consumers: { plain, tailwind } }, { onCleanup }) => {
    const folders = [join(plain, "plain/dist"), join(tailwind, "tailwind/dist"), join(plain, "plain/small/wrong")];
    const servers = await Promise.all(folders.map((folder) => serve(folder)));
    onCleanup(() => {
      for (const server of servers) server.stop();
    });
    const [plainUrl = "", tailwindUrl = "", wrongUrl = ""] = servers.map(({ url }) => url);
    return { plain: plainUrl, tailwind: tailwindUrl, wrong: wrongUrl };
  })
  // The style sheets as installed: ours, and that of the host with opinions.
  .extend(
    "styles",
    { scope: "file" },
    async ({ consumers }) =>
      await readFile(join(consumers.plain, "node_modules/@thirtyfold/ui/dist/styles.css"), "utf8"),
  )
  .extend(
    "hostStyles",
    { scope: "file" },
    async ({ consumers }) => await readFile(join(consumers.plain, "plain/host.css"), "utf8"),
  )
  .extend("openPage", { scope: "file" }, ({ contextFor, hosts }): Open => {
    return async (path, { draws = false, width = 1280, height = 900, ...options } = {}) => {
      // Pages that are painted are as large as the window.
      const viewport = draws ? { width, height } : null;
      const context = await contextFor(draws, { reducedMotion: "reduce", viewport, ...options });
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await page.goto(addressOf(path, hosts));
      if (!path.endsWith("host.html")) await page.locator("#app > *").first().waitFor({ state: "attached" });
      return page;
    };
  })
  .extend("open", async ({ openPage }, { onCleanup }): Promise<Open> => {
    const pages: Page[] = [];
    onCleanup(async () => void (await Promise.all(pages.map((page) => page.close()))));
    return async (path, options) => {
      const page = await openPage(path, options);
      pages.push(page);
      return page;
    };
  })
  // The looks of all samples in a page without other styles, read once for all comparisons.
  .extend("bareLooks", { scope: "file" }, async ({ openPage }): Promise<Looks> => {
    const page = await openPage("plain/bare.html");
    const looks = await looksOf(page, "[data-sample]", ours);
    await page.close();
    return looks;
  });

/** `plain/bare.html` is the page `/bare.html` of the host `plain`. */
function addressOf(path: string, hosts: Readonly<Record<string, string>>): string {
  const [host = ""] = path.split("/", 1);
  return (hosts[host] ?? "") + path.slice(host.length);
}
