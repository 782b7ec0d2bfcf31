import type { DataRouter } from "react-router";
import { hideLoadFailure, isReachable, openPage, showWaiting } from "./late-page.ts";

/** Milliseconds before a page's code is requested again, times the number of failures, up to the limit. */
const askAgainMs = 1_000;
const askAgainMostMs = 10_000;

/** Attempts in a row after which code that exists on the server is no longer requested automatically. */
const mostAttempts = 3;

/** A page in the router's manifest, with the URLs of its code and of that code's imports. */
export type Page = Readonly<{ id: string; module: string; imports?: readonly string[] }>;

declare global {
  interface Window {
    /** Set by React Router during hydration. */
    readonly __reactRouterDataRouter?: DataRouter;
    /** In a build, called by the router for each page that is not loaded yet (vite/unused-router-parts.ts). */
    loadPage?: (page: Page, loaded: Record<string, object | undefined>) => Promise<object>;
  }
}

/** Handles pages whose code fails to load. On its own, the router would reload the visitor's current page. */
export function catchLoadFailures(): void {
  window.loadPage = async (page, loaded) => (loaded[page.id] ??= await fetchCode(page));
}

/** Tries once, for a link that may be followed: a failure is left to the navigation, which retries and reports. */
export async function fetchCodeAhead(page: Page, loaded: Record<string, object | undefined>): Promise<void> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- Modules are objects.
    const code: object = await import(/* @vite-ignore */ page.module);
    loaded[page.id] ??= code;
  } catch {
    // Nobody is navigating to it yet.
  }
}

/**
 * Retries until the code has loaded, and says so while a visitor waits for it. Opens the page as a document if one of
 * its files is gone, as after a deploy, and if existing code does not load: it is broken, or the browser remembers the
 * failure of an import. In the latter case it rejects if nobody is waiting.
 */
async function fetchCode(page: Page): Promise<object> {
  let unexplained = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Many browsers keep a failed module for as long as the page lives: another address is another module.
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- Modules are objects.
      const code: object = await import(/* @vite-ignore */ page.module + (attempt > 1 ? `?again=${attempt}` : ""));
      hideLoadFailure();
      return code;
    } catch (error) {
      const files = (await isReachable())
        ? await Promise.all([page.module, ...(page.imports ?? [])].map(statusOf))
        : [0];
      unexplained = files.every((status) => status === 200) ? unexplained + 1 : 0;
      const wanted = wantedAddress(page);
      if (wanted === undefined) {
        if (unexplained >= mostAttempts) throw error;
        hideLoadFailure();
      } else if (files.includes(404) || unexplained >= mostAttempts) {
        if (openPage(wanted)) return new Promise(() => {});
      } else if (attempt > 1) showWaiting();
      await new Promise((resolve) => {
        setTimeout(resolve, Math.min(attempt * askAgainMs, askAgainMostMs));
      });
    }
  }
}

/** The status of a file; 0 if the server cannot be reached. */
const statusOf = (href: string) =>
  fetch(href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  );

/** The URL to which the visitor is navigating, if it is this page's. */
function wantedAddress({ id }: Page): string | undefined {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- The router's own name.
  const { location, matches } = window.__reactRouterDataRouter?.state.navigation ?? {};
  if (!location || !matches?.some(({ route }) => route.id === id)) return undefined;
  return location.pathname + location.search + location.hash;
}
