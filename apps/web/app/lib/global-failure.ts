import { reloadButton } from "./late-page.ts";

/** The details of an `error` or `unhandledrejection` event. */
export type Failure = Readonly<{
  /** The thrown or rejected value. */
  error: unknown;
  message?: string;
  /** The script's URL, if known. */
  filename?: string;
}>;

const harmless = /^(ResizeObserver loop|Script error\.?$)/;
const address = /[a-z][a-z-]*:\/\/[^\s)]+/;

/**
 * Whether a failure comes from the site's own files rather than an extension, a foreign script or a browser notice. The
 * first URL in the stack decides, else the event's; failures without a URL may be foreign and are ignored. So are
 * inline scripts: only extensions insert any that could fail.
 */
export function isOwnFailure({ error, message = "", filename = "" }: Failure, page: URL): boolean {
  if (harmless.test(message) || (error instanceof Error && error.name === "AbortError")) return false;
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const place = (address.exec(stack)?.[0] ?? filename).replace(/[?#].*$/, "");
  return place.startsWith(`${page.origin}/`) && place.replace(/(:\d+){1,2}$/, "") !== page.origin + page.pathname;
}

const recovered = new WeakSet<object>();

/** Marks an error that nobody has to handle: uncaught, it does not replace the page. */
export function noteRecovered(error: unknown): void {
  if (typeof error === "object" && error !== null) recovered.add(error);
}

/** Logs an error from which the application has recovered: it must not replace the page. */
export function reportRecovered(error: unknown): void {
  noteRecovered(error);
  reportError(error);
}

/**
 * The last resort (SPEC, global behavior): an uncaught error of the site's own code replaces the page. Code that failed
 * to load does not ({@link noteRecovered}): late.tsx reports it in place. Returns a function that removes the handlers.
 */
export function catchGlobalFailures(): () => void {
  let failed = false;
  const fail = (error: unknown, details: { message?: string; filename?: string } = {}) => {
    const known = typeof error === "object" && error !== null && recovered.has(error);
    if (failed || known || !isOwnFailure({ error, ...details }, new URL(window.location.href))) return;
    failed = true;
    replacePage("Something went wrong, please refresh");
  };
  const onError = ({ error, message, filename }: ErrorEvent) => fail(error, { message, filename });
  const onRejection = ({ reason }: PromiseRejectionEvent) => fail(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

const styles = {
  page: "margin:0 auto;max-width:1280px;min-height:100vh;padding:clamp(96px,14vw,180px) clamp(20px,4vw,48px) 48px;box-sizing:content-box;font:400 17px/1.5 'Schibsted Grotesk Variable',system-ui,sans-serif",
  heading:
    "margin:0 0 32px;max-width:10em;font-size:clamp(40px,7vw,88px);font-weight:640;line-height:1;letter-spacing:-.04em",
  button:
    "min-height:52px;margin:0 0 16px;padding:0 24px;border:0;border-radius:4px;background:#fca953;color:#201308;font:inherit;font-weight:600;cursor:pointer",
};

/**
 * Replaces the whole page with a message and a Refresh button. Uses no React and no stylesheet: the application cannot
 * be trusted anymore. The visitor's texts are in the tab's drafts.
 */
export function replacePage(message: string): void {
  const heading = document.createElement("h1");
  heading.style.cssText = styles.heading;
  heading.textContent = message;
  const main = document.createElement("main");
  const alert = document.createElement("div");
  alert.setAttribute("role", "alert");
  alert.append(heading);
  main.style.cssText = styles.page;
  main.append(alert, ...reloadButton("Refresh", styles.button));
  // A failed render may have removed the whole document.
  const html = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.body ?? html.appendChild(document.createElement("body"));
  body.style.cssText = "margin:0;background:#092018;color:#f2f0e7";
  body.replaceChildren(main);
}
