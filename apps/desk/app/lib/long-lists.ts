import type { InfiniteData, Query, QueryClient, QueryKey } from "@tanstack/react-query";

type Page<Row> = { data: Row[]; nextCursor: string | null };
type Loaded<Row> = InfiniteData<Page<Row>, string | null>;

/** Lists with more pages than this are not fetched again page by page. */
const mostPagesAtOnce = 5;

/** How many pages of a list are loaded; 1 for anything else. */
export function pagesOf({ state: { data } }: Query): number {
  if (typeof data !== "object" || data === null || !("pages" in data)) return 1;
  return Array.isArray(data.pages) ? data.pages.length : 1;
}

/** Whether all that is loaded of a list may be fetched again at once. */
export const isShort = (query: Query): boolean => pagesOf(query) <= mostPagesAtOnce;

/** Changes what is loaded of the lists under a key, those of more than `pages` pages. */
export function editLists<Row>(
  client: QueryClient,
  { queryKey, longerThan }: { queryKey: QueryKey; longerThan: number },
  edit: (rows: readonly Row[], key: QueryKey, isEnd: boolean) => Row[],
): void {
  for (const query of client.getQueryCache().findAll({ queryKey, predicate: (each) => pagesOf(each) > longerThan })) {
    client.setQueryData<Loaded<Row>>(query.queryKey, (loaded) => {
      if (!loaded) return loaded;
      const [first, ...rest] = loaded.pages;
      const last = loaded.pages.at(-1);
      if (!first || !last) return loaded;
      const rows = loaded.pages.flatMap(({ data }) => data);
      const edited = edit(rows, query.queryKey, last.nextCursor === null);
      // Only the last page's cursor leads further: where the others are cut does not matter.
      return { ...loaded, pages: [{ ...first, data: edited }, ...rest.map((page) => ({ ...page, data: [] }))] };
    });
  }
}

/** What was loaded with a fresh first page: what is not in it and as new as its oldest row has left the list. */
export function joinFirst<Row>(
  rows: readonly Row[],
  { data, nextCursor }: Page<Row>,
  idOf: (row: Row) => string,
  atOf: (row: Row) => number,
): Row[] {
  const oldest = data.at(-1);
  if (!oldest || nextCursor === null) return data;
  const fresh = new Set(data.map(idOf));
  return [...data, ...rows.filter((row) => !fresh.has(idOf(row)) && atOf(row) <= atOf(oldest))];
}
