/** What an `error` or `unhandledrejection` event tells. */
export type Failure = Readonly<{
  /** What was thrown or rejected. */
  error: unknown;
  message?: string;
  /** Address of the script, where the browser says it. */
  filename?: string;
}>;

const harmless = /^(ResizeObserver loop|Script error\.?$)/;
const address = /[a-z][a-z-]*:\/\/[^\s)]+/;

/**
 * Whether a failure comes from the site's own files and not from an extension, a foreign script or the browser's notices.
 * The first address in the stack decides, else the event's; what names no address cannot be ours for sure and is let be.
 * Scripts inside the page itself are not counted: only extensions put any there that could fail.
 */
export function isOwnFailure({ error, message = "", filename = "" }: Failure, page: URL): boolean {
  if (harmless.test(message) || (error instanceof Error && error.name === "AbortError")) return false;
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const place = (address.exec(stack)?.[0] ?? filename).replace(/[?#].*$/, "");
  return place.startsWith(`${page.origin}/`) && place.replace(/(:\d+){1,2}$/, "") !== page.origin + page.pathname;
}
