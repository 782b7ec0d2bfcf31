/** A spinner that is gone after a moment only flickers: so long a navigation waits for the data, in ms. */
const patience = 100;

/**
 * For a route's `clientLoader`: fetches the query library and begins to read the solutions, so that both are there, or on
 * their way, when the page is shown. Pages that were prerendered have what they show, and never come here.
 */
export async function warmSolutions(): Promise<undefined> {
  const [{ queryClient }, { solutionsFileQuery }] = await Promise.all([
    import("./query-client.ts"),
    import("./solutions-queries.ts"),
  ]);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  // What went wrong is the page's to show: it asks again.
  await Promise.race([queryClient.query(solutionsFileQuery).catch(() => undefined), late]);
  clearTimeout(timer);
}
