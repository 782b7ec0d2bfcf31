import type { DataRouter } from "react-router";
import { isLeavingBy, isReachable, openPage } from "./late-page.ts";

/** Milliseconds until the server is asked again. */
const askAgainMs = 1_000;

declare global {
  interface Window {
    /** Set by React Router while it hydrates the page. */
    readonly __reactRouterDataRouter?: DataRouter;
  }
}

let recovering = false;

/**
 * React Router meets every page whose code it cannot fetch with a reload of the page that the visitor is on, and never asks
 * for that code again. This takes the reload's place: it waits until the server answers, then loads the page that was asked
 * for. Browsers without the Navigation API keep the router's reload.
 *
 * @returns ends that
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
  // The router may give up more than once: its next reload would cancel the page that is on its way.
  const isOpening = isLeavingBy() === "opening";
  // Whatever else reloads would put the browser's own error page in place of one that can be read.
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
  // The visitor may have turned to another page meanwhile.
  if (asked !== undefined) openPage(asked.pathname + asked.search + asked.hash);
}
