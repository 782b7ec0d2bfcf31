import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * Refetches shown data that may have changed. A first load in progress may have been answered before the change, and
 * the query client takes it for the refetch, so such queries are fetched once more.
 */
export async function lookAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const matching = client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  const loading = new Set(matching.filter(({ state }) => state.data === undefined));
  await client.invalidateQueries(filters);
  if (loading.size > 0) await client.invalidateQueries({ predicate: (query) => loading.has(query) });
}
