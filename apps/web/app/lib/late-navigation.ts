import type { DataRouter } from "react-router";
import { hideLoadFailure, isReachable, openPage, showWaiting } from "./late-page.ts";

/** Milliseconds before a page's code is asked for again: as many times this as it has failed, up to the limit. */
const askAgainMs = 1_000;
const askAgainMostMs = 10_000;

/** Attempts in a row after which code that the server does have is not asked for by itself any more. */
const mostAttempts = 3;

/** A page in the router's manifest, with the addresses of its code and of what that imports. */
export type Page = Readonly<{ id: string; module: string; imports?: readonly string[] }>;

declare global {
  interface Window {
    /** Set by React Router during hydration. */
    readonly __reactRouterDataRouter?: DataRouter;
    /** In a build the router calls it for each page that it has not loaded yet (vite/unused-router-parts.ts). */
    loadPage?: (page: Page, loaded: Record<string, object | undefined>) => Promise<object>;
  }
}

/** Handles pages whose code fails to load. The router itself would reload the page that the visitor is on. */
export function catchLoadFailures(): void {
  window.loadPage = async (page, loaded) => (loaded[page.id] ??= await fetchCode(page));
}

/** Once, for a link that may be followed: a failure is left to the navigation, which asks again and says so. */
export async function fetchCodeAhead(page: Page, loaded: Record<string, object | undefined>): Promise<void> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- Modules are objects.
    const code: object = await import(/* @vite-ignore */ page.module);
    loaded[page.id] ??= code;
  } catch {
    // Nobody is on the way to it yet.
  }
}

/**
 * Asks until the code is there, and says so while a visitor waits for it. Opens the page as a document where a file of it
 * is gone, as after a deploy, and where code that is there does not come: it is broken, or the browser keeps the failure
 * of what it imports. Rejects with such an error if nobody waits.
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

/** 0 where the server cannot be reached. */
const statusOf = (href: string) =>
  fetch(href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  );

/** The address that the visitor is on the way to, if it is this page's. */
function wantedAddress({ id }: Page): string | undefined {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- The router's own name.
  const { location, matches } = window.__reactRouterDataRouter?.state.navigation ?? {};
  if (!location || !matches?.some(({ route }) => route.id === id)) return undefined;
  return location.pathname + location.search + location.hash;
}
