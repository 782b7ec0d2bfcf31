/**
 * Runs `warm` when the module that calls this is fetched on a page that is alive: the router fetches and runs a route's
 * module when a visitor rests on a link to it. Pages that come from outside have what they show, and fetch nothing.
 */
export function whenFetchedAhead(warm: () => Promise<unknown>): void {
  if (typeof document === "undefined" || !("hydrated" in document.documentElement.dataset)) return;
  // What fails now is asked for again by the click, and told then.
  warm().catch(() => undefined);
}
