import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * Asks again for what is shown and may have changed. A first load that is under way may have been answered before the change, and
 * the query client takes it for the second one: what was loading like that is asked for once more.
 */
export async function lookAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const matching = client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  const loading = new Set(matching.filter(({ state }) => state.data === undefined));
  await client.invalidateQueries(filters);
  if (loading.size > 0) await client.invalidateQueries({ predicate: (query) => loading.has(query) });
}
