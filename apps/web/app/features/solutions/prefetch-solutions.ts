import { latePart } from "../../lib/late.tsx";

const reading = latePart(() => import("./solutions-ahead.ts"));

/**
 * For a route's `clientLoader`: fetches the query library and begins to read the solutions, so that both are there, or on
 * their way, when the page is shown. Pages that were prerendered have what they show, and never come here.
 */
export async function warmSolutions(): Promise<undefined> {
  const { readSolutionsAhead } = await reading.load();
  await readSolutionsAhead();
}

/**
 * Runs `warm` when the module that calls this is fetched on a page that is alive: the router fetches and runs a route's
 * module when a visitor rests on a link to it. Pages that come from outside have what they show, and fetch nothing.
 */
export function whenFetchedAhead(warm: () => Promise<unknown>): void {
  if (typeof document === "undefined" || !("hydrated" in document.documentElement.dataset)) return;
  // What fails now is asked for again by the click, and told then.
  warm().catch(() => undefined);
}
