import type { DataRouter } from "react-router";
import { isLeavingBy, isReachable, openPage } from "./late-page.ts";

/** Milliseconds between two requests to the server. */
const askAgainMs = 1_000;

declare global {
  interface Window {
    /** Set by React Router during hydration. */
    readonly __reactRouterDataRouter?: DataRouter;
  }
}

let recovering = false;

/**
 * When React Router cannot fetch a page's code it reloads the page that the visitor is on, and never asks for that code
 * again. This replaces the reload: it waits until the server answers, then loads the requested page. Browsers without
 * the Navigation API keep the router's reload. Returns a function that undoes it.
 */
export function catchRouterReloads(): () => void {
  const { navigation } = window;
  navigation?.addEventListener("navigate", onNavigate);
  return () => navigation?.removeEventListener("navigate", onNavigate);
}

// oxlint-disable-next-line eslint/no-underscore-dangle -- The router's own name.
const askedPage = () => window.__reactRouterDataRouter?.state.navigation.location;

function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || isLeavingBy() === "reload") return;
  // The router may give up more than once: its next reload would cancel the page that is loading.
  const isOpening = isLeavingBy() === "opening";
  // Any other reload would replace a readable page with the browser's error page.
  if (!isOpening && askedPage() === undefined && navigator.onLine) return;
  event.preventDefault();
  if (recovering || isOpening) return;
  recovering = true;
  void recover().finally(() => (recovering = false));
}

async function recover(): Promise<void> {
  while (!(navigator.onLine && (await isReachable()))) {
    await new Promise((resolve) => {
      setTimeout(resolve, askAgainMs);
    });
  }
  const asked = askedPage();
  // The visitor may have gone elsewhere in the meantime.
  if (asked !== undefined) openPage(asked.pathname + asked.search + asked.hash);
}
