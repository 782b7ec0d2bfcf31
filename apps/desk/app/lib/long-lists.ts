import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { lookAgain } from "./look-again.ts";

type Page<Row> = { data: Row[]; nextCursor: string | null };
type Loaded<Row> = InfiniteData<Page<Row>, string | null>;

/** Lists with more pages than this are not refetched page by page. */
const mostPagesAtOnce = 5;

/** The part of a query that tells how many pages it has, whatever they hold. */
type Known = Readonly<{ state: Readonly<{ data: unknown }> }>;

/** How many pages of a list are loaded; 1 for anything else. */
export function pagesOf({ state: { data } }: Known): number {
  if (typeof data !== "object" || data === null || !("pages" in data)) return 1;
  return Array.isArray(data.pages) ? data.pages.length : 1;
}

/** Whether a query is a list of one page, or no list at all. */
export const isOnePage = (query: Known): boolean => pagesOf(query) === 1;

/** Whether all loaded pages of a list may be refetched at once. */
const isShort = (query: Known): boolean => pagesOf(query) <= mostPagesAtOnce;

type Edit<Row> = (rows: readonly Row[], key: QueryKey, isEnd: boolean) => Row[];

/** Edits the loaded rows of the lists below a key that have more than `longerThan` pages. */
export function editLists<Row>(
  client: QueryClient,
  { queryKey, longerThan }: { queryKey: QueryKey; longerThan: number },
  edit: Edit<Row>,
): void {
  const lists = client.getQueryCache().findAll({ queryKey, predicate: (query) => pagesOf(query) > longerThan });
  for (const list of lists) editList(client, list.queryKey, edit);
}

/** Edits the loaded rows of the one list with this key. */
function editList<Row>(client: QueryClient, key: QueryKey, edit: Edit<Row>): void {
  // A next page that is being loaded would bring the previous rows. The list's component requests it again.
  void client.cancelQueries({ queryKey: key, exact: true, predicate: ({ state }) => state.fetchMeta !== null });
  client.setQueryData<Loaded<Row>>(key, (loaded) => {
    if (!loaded) return loaded;
    const [first, ...rest] = loaded.pages;
    const last = loaded.pages.at(-1);
    if (!first || !last) return loaded;
    const rows = loaded.pages.flatMap(({ data }) => data);
    const edited = edit(rows, key, last.nextCursor === null);
    // Only the last page's cursor leads on: where the others are split does not matter.
    return { ...loaded, pages: [{ ...first, data: edited }, ...rest.map((page) => ({ ...page, data: [] }))] };
  });
}

type Lists<Row> = {
  queryKey: QueryKey;
  /** Fetches the first page of the list with this key. */
  firstOf: (key: QueryKey) => Promise<Page<Row>>;
  idOf: (row: Row) => string;
  /** The time that the list is ordered by, in epoch milliseconds. */
  atOf: (row: Row) => number;
};

/** Refetches lists: everything loaded of short ones, the first page of long ones. A failure leaves them unchanged. */
export async function refreshLoaded<Row>(client: QueryClient, lists: Lists<Row>): Promise<void> {
  const { queryKey, firstOf, idOf, atOf } = lists;
  const long = client.getQueryCache().findAll({ queryKey, predicate: (query) => !isShort(query) });
  const join = async (key: QueryKey) => {
    const first = await firstOf(key);
    editList<Row>(client, key, (rows) => joinFirst(rows, first, { idOf, atOf }));
  };
  await Promise.allSettled([
    lookAgain(client, { queryKey, predicate: isShort }),
    ...long.map(async (list) => join(list.queryKey)),
  ]);
}

/** The loaded rows with a fresh first page: a row that is not in it but as new as its oldest row has left the list. */
function joinFirst<Row>(
  rows: readonly Row[],
  { data, nextCursor }: Page<Row>,
  { idOf, atOf }: Pick<Lists<Row>, "idOf" | "atOf">,
): Row[] {
  const oldest = data.at(-1);
  if (!oldest || nextCursor === null) return data;
  const fresh = new Set(data.map(idOf));
  return [...data, ...rows.filter((row) => !fresh.has(idOf(row)) && atOf(row) <= atOf(oldest))];
}
