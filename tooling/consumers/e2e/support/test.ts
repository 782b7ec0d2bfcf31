import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { type Looks, looksOf, ours } from "./looks.ts";
import { serve } from "./serve.ts";

type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** A test with a browser: `open("plain/bare.html")` shows a page of a built host and waits until it is drawn. */
export const test = base
  .extend("machine", { scope: "worker" }, inject("chromium"))
  .extend("consumers", { scope: "worker" }, inject("consumers"))
  // Hosts keep nothing in the browser: pages that are opened alike share a context, and the process of its empty tab.
  .extend("contextFor", { scope: "worker" }, async ({ machine }, { onCleanup }) => {
    const oneProcessPerContext = ["--disable-site-isolation-trials", "--renderer-process-limit=1"];
    const browser = await chromium.launch({ ...machine, args: [...machine.args, ...oneProcessPerContext] });
    onCleanup(() => browser.close());
    const contexts = new Map<string, Promise<BrowserContext>>();
    const create = async (options: BrowserContextOptions) => {
      const context = await browser.newContext(options);
      await context.newPage();
      return context;
    };
    return async (options: BrowserContextOptions) => {
      const key = JSON.stringify(options);
      const context = contexts.get(key) ?? create(options);
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
  // The stylesheets as they are installed: ours, and that of the host with opinions.
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
    return async (path, options) => {
      const viewport = { width: 1280, height: 900 };
      const context = await contextFor({ reducedMotion: "reduce", viewport, ...options });
      const page = await context.newPage();
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
  // Of all samples in a page without other styles, read once for all that is compared with it.
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
