import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { watchTrouble } from "./watch-trouble.ts";

/** The state that one visitor's pages share: storage, cookies and permissions. */
export type VisitorContext = {
  context: BrowserContext;
  /** Closes its pages and returns the trouble they saw. `keep`: whether a later visitor may reuse it, emptied. */
  leave(keep: boolean): Promise<string[]>;
};

type Kept = {
  context: BrowserContext;
  trouble: string[];
  /** An empty tab that is never closed, so that the others' process stays for the next visitor. */
  anchor: Page;
  taken: boolean;
  /** Whether it was changed in a way that cannot be undone. */
  worn: boolean;
};

/** The default size of a page. */
export const desk = { width: 1440, height: 900 };

/** Options that survive emptying a context; a visitor with other options gets a context alone. */
const outliving = new Set(["baseURL", "hasTouch", "javaScriptEnabled", "reducedMotion", "viewport"]);

/** Methods whose effects stay in a context until its end. */
const lasting = ["addInitScript", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders", "setGeolocation"] as const;

/**
 * Contexts for successive visitors: a visitor with the same options as an earlier one who has left gets the same
 * context, emptied, unless `alone`. A running process, a filled cache and compiled scripts are more than half the cost
 * of opening a page. Two simultaneous visitors never share one.
 */
export function visitorContexts(
  browser: Browser,
): (options: BrowserContextOptions, alone: boolean) => Promise<VisitorContext> {
  const all = new Map<string, Kept>();

  async function open(options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(30_000);
    const trouble = await watchTrouble(context);
    const worn = Object.keys(options).some((option) => !outliving.has(option));
    const kept: Kept = { context, trouble, anchor: await context.newPage(), taken: false, worn };
    if (options.viewport === null) {
      // Also the pages that the site opens. One may already be closed.
      context.on("page", (page) => void page.setViewportSize(desk).catch(() => undefined));
    }
    kept.anchor.once("crash", () => void (kept.worn = true));
    const wears = (target: object, name: string) => {
      const method = Reflect.get(target, name) as (...values: unknown[]) => unknown;
      Reflect.set(target, name, (...values: unknown[]) => {
        kept.worn = true;
        return method.apply(target, values);
      });
    };
    for (const name of lasting) wears(context, name);
    for (const name of ["install", "setFixedTime", "setSystemTime"]) wears(context.clock, name);
    return kept;
  }

  return async (options, alone) => {
    const key = JSON.stringify(options);
    const free = alone ? undefined : all.get(key);
    const kept = free?.taken === false ? free : await open(options);
    if (!alone && free === undefined) all.set(key, kept);
    kept.taken = true;
    const { context, trouble, anchor } = kept;
    return {
      context,
      async leave(keep) {
        if (keep && !kept.worn && all.get(key) === kept) {
          await empty(context, anchor, options.baseURL);
          kept.taken = false;
        } else {
          if (all.get(key) === kept) all.delete(key);
          await context.close();
        }
        return trouble.splice(0);
      },
    };
  };
}

/** Removes all traces of a visitor except what the browser has fetched and compiled. */
async function empty(context: BrowserContext, anchor: Page, origin: string | undefined): Promise<void> {
  await context.unrouteAll();
  const pages = context.pages().filter((page) => page !== anchor);
  await Promise.all(pages.map((page) => page.close()));
  await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()]);
  if (origin === undefined) return;
  const devtools = await context.newCDPSession(anchor);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.detach();
}
