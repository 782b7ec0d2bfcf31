import { latePart } from "../../lib/late.tsx";

const queries = latePart(() => import("./solutions-queries.ts"));

/**
 * For a route's `clientLoader`: fetches the query library and begins to read the solutions, so that both are there, or on
 * their way, when the page is shown. A prerendered page has what it shows, and never comes here.
 */
export async function prefetchSolutions(): Promise<undefined> {
  const { prefetchFirstPage } = await queries.load();
  await prefetchFirstPage();
}

/**
 * Runs `prefetch` when the router fetches the calling route module because a visitor is about to follow a link to it.
 * A page that is opened directly fetches nothing: it is not hydrated yet when its module runs.
 */
export function prefetchOnIntent(prefetch: () => Promise<unknown>): void {
  if (typeof document === "undefined" || !("hydrated" in document.documentElement.dataset)) return;
  // The click loads what failed here again, and reports it.
  prefetch().catch(() => undefined);
}
