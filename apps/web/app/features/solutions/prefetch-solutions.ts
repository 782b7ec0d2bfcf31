import { latePart } from "../../lib/late.tsx";

const queries = latePart(() => import("./solutions-queries.ts"));

/** For a route's `clientLoader`. Never runs for a prerendered page, which contains its data. */
export async function prefetchSolutions(): Promise<undefined> {
  const { prefetchFirstPage } = await queries.load();
  await prefetchFirstPage();
}

/** Runs `prefetch` when the router loads the route on intent, not on a page opened directly. */
export function prefetchOnIntent(prefetch: () => Promise<unknown>): void {
  if (typeof document === "undefined" || !("hydrated" in document.documentElement.dataset)) return;
  // The click loads it again and reports a failure.
  prefetch().catch(() => undefined);
}
