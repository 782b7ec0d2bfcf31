import { isOwnFailure } from "./own-failure.ts";
import { replacePage } from "./page-failure.ts";
import { reloadOnce } from "./reload-once.ts";

const overcome = new WeakSet<object>();

/** Shows an error in the browser's console that the application got over by itself: it must not take the page away. */
export function reportOvercome(error: unknown): void {
  if (typeof error === "object" && error !== null) overcome.add(error);
  reportError(error);
}

/**
 * The last net (SPEC, global behavior): an error of the site's own code that nothing else caught replaces the page; code
 * that is gone from the server after a deploy is fetched anew by one reload, and failing again is rethrown by Vite.
 * Gives a function that takes the net away.
 */
export function catchGlobalFailures(): () => void {
  let failed = false;
  const fail = (error: unknown, details: { message?: string; filename?: string } = {}) => {
    const known = typeof error === "object" && error !== null && overcome.has(error);
    if (failed || known || !isOwnFailure({ error, ...details }, new URL(window.location.href))) return;
    failed = true;
    replacePage("Something went wrong, please refresh");
  };
  const onError = ({ error, message, filename }: ErrorEvent) => fail(error, { message, filename });
  const onRejection = ({ reason }: PromiseRejectionEvent) => fail(reason);
  const onPreloadError = () => {
    // A page that is about to be loaded anew shows nothing else on its way out.
    if (reloadOnce()) failed = true;
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  window.addEventListener("vite:preloadError", onPreloadError);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
    window.removeEventListener("vite:preloadError", onPreloadError);
  };
}
