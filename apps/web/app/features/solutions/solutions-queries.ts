import { QueryClient, queryOptions } from "@tanstack/react-query";
import type { Pagination } from "@thirtyfold/api-contract";
import { type DataRow, listRecords, readFile } from "../../lib/data-client.ts";
import type { DataSource } from "../../settings.ts";
import { type SolutionCard, type SolutionRecord, toSolution } from "./solution-record.ts";

/** How long data counts as fresh (SPEC, section 9). */
const freshFor = 5 * 60_000;

/** A failure appears immediately, with a way to retry; offline too, where the library would wait by default. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshFor,
      gcTime: freshFor,
      retry: false,
      networkMode: "always",
      refetchOnWindowFocus: false,
    },
  },
});

export type SolutionsSort = Readonly<{ orderBy: string; ascending: boolean }>;

/** The default order (SPEC, section 3). */
export const defaultSort: SolutionsSort = { orderBy: "created_at", ascending: false };

/** The defaults of SPEC, section 9. */
export const listDefaults = { page: 1, limit: 10 } as const;

export type SolutionsPage = Readonly<{ solutions: readonly SolutionCard[]; pagination: Pagination }>;

/** Takes one page out of a complete list. */
export function pageOf(all: readonly SolutionCard[], page: number = listDefaults.page): SolutionsPage {
  const { limit } = listDefaults;
  const pagination = { page, limit, total: all.length, pages: Math.ceil(all.length / limit) };
  return { solutions: all.slice((page - 1) * limit, page * limit), pagination };
}

/** The whole static file, by key. */
export const solutionsFileQuery = queryOptions({
  queryKey: ["solutions-file"],
  queryFn: ({ signal }) => readSolutionsFile(signal),
});

/** A page of the overview: from the static file, or from the table with `VITE_DATA_SOURCE=api`. */
export function solutionsPageQuery(source: DataSource, page: number, sort: SolutionsSort = defaultSort) {
  return queryOptions<SolutionsPage>({
    queryKey: ["solutions", source, page, sort],
    queryFn: async ({ client, signal }) => {
      if (source === "api") return await readSolutionsTable(page, sort, signal);
      const file = await client.query(solutionsFileQuery);
      return pageOf(
        [...file.values()].filter(({ listed }) => listed),
        page,
      );
    },
  });
}

/** How long a navigation waits for data, in ms: a spinner that disappears after a moment would only flicker. */
const longestWait = 100;

/** Starts reading the list's first page and the file of all solutions, and waits briefly for both. */
export async function prefetchFirstPage(): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestWait);
  // The page itself requests it again and reports failures.
  const read = queryClient.query(solutionsPageQuery("static", listDefaults.page)).catch(() => undefined);
  await Promise.race([read, late]);
  clearTimeout(timer);
}

/** The result is null if no such solution exists. Falls back to the table for records that only the table has. */
export function solutionQuery(source: DataSource, key: string) {
  return queryOptions<SolutionRecord | null>({
    queryKey: ["solution", source, key],
    queryFn: async ({ client, signal }) => {
      const known = (await client.query(solutionsFileQuery)).get(key);
      if (known !== undefined || source === "static") return known ?? null;
      const { data, error } = await listRecords("solutions", { limit: 100, signal });
      if (error !== undefined) throw new Error(error);
      return data.flatMap((row) => toSolution(row.id, row) ?? []).find(({ slug }) => slug === key) ?? null;
    },
  });
}

export const performanceMetricsQuery = queryOptions<readonly PerformanceMetric[]>({
  queryKey: ["performance-metrics"],
  queryFn: async ({ signal }) => {
    const { data, error } = await listRecords("performance_metrics", { ...defaultSort, ...listDefaults, signal });
    if (error !== undefined) throw new Error(error);
    return data.flatMap(toMetric);
  },
});

async function readSolutionsFile(signal: AbortSignal): Promise<ReadonlyMap<string, SolutionRecord>> {
  const file = await readFile("/data/solutions.json", signal);
  const solutions = new Map(
    Object.entries(file).flatMap(([key, value]) => {
      const solution = toSolution(key, value);
      return solution === undefined ? [] : [[key, solution] as const];
    }),
  );
  if (solutions.size === 0) throw new Error("The solutions' file is empty.");
  return solutions;
}

async function readSolutionsTable(page: number, sort: SolutionsSort, signal: AbortSignal): Promise<SolutionsPage> {
  const { data, pagination, error } = await listRecords("solutions", { ...sort, ...listDefaults, page, signal });
  if (error !== undefined) throw new Error(error);
  const solutions = data.flatMap((row) => toSolution(row.id, row) ?? []);
  return pagination === undefined ? pageOf(solutions, page) : { solutions, pagination };
}

/** A before/after figure: the values as printed, and the second bar's length as a share of the first. */
export type PerformanceMetric = Readonly<{
  id: string;
  label: string;
  before: string;
  after: string;
  ratio: number;
  illustrative: boolean;
}>;

/** Reads a row of `performance_metrics`. Rows not marked as real are treated as illustrative. */
function toMetric(row: DataRow): PerformanceMetric[] {
  const { id, label, before, after, ratio } = row;
  if (typeof label !== "string" || typeof before !== "string" || typeof after !== "string") return [];
  if (typeof ratio !== "number") return [];
  return [{ id, label, before, after, ratio, illustrative: row["illustrative"] !== false }];
}
