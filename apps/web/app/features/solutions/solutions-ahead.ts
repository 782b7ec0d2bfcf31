import { listDefaults, queryClient, solutionsPageQuery } from "./solutions-queries.ts";

/** A spinner that is gone after a moment only flickers: so long a navigation waits for the data, in ms. */
const patience = 100;

// The list's first page, which comes from the file of all solutions and so has that read, too.
const whatPagesShow = solutionsPageQuery("static", listDefaults.page);

/** Begins to read the solutions and waits a moment for them. What went wrong is the page's to show: it asks again. */
export async function readSolutionsAhead(): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([queryClient.query(whatPagesShow).catch(() => undefined), late]);
  clearTimeout(timer);
}
