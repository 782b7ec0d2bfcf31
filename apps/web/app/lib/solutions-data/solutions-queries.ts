import { queryOptions } from "@tanstack/react-query";
import type { DataSource } from "../../settings.ts";
import { listRecords } from "../data-client/data-client.ts";
import { type PerformanceMetric, toMetric } from "./performance-metric.ts";
import { type SolutionRecord, toSolution } from "./solution-record.ts";
import { defaultSort, listDefaults, pageOf, type SolutionsPage, type SolutionsSort } from "./solutions-list.ts";

/** The whole static file, by key. */
export const solutionsFileQuery = queryOptions({
  queryKey: ["solutions-file"],
  queryFn: ({ signal }) => readSolutionsFile(signal),
});

/** A page of the overview's list: of the static file, or of the table behind `VITE_DATA_SOURCE=api`. */
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

/** The solution of a key; null where there is none. A record that only the table has is found there. */
export function solutionQuery(source: DataSource, key: string) {
  return queryOptions<SolutionRecord | null>({
    queryKey: ["solution", source, key],
    queryFn: async ({ client, signal }) => {
      const known = (await client.query(solutionsFileQuery)).get(key);
      if (known !== undefined || source === "static") return known ?? null;
      const { data } = await listRecords("solutions", { limit: 100, signal });
      return data.flatMap((row) => toSolution(row.id, row) ?? []).find(({ slug }) => slug === key) ?? null;
    },
  });
}

/** The before/after figures of the table. */
export const performanceMetricsQuery = queryOptions<readonly PerformanceMetric[]>({
  queryKey: ["performance-metrics"],
  queryFn: async ({ signal }) => {
    const { data } = await listRecords("performance_metrics", { ...defaultSort, ...listDefaults, signal });
    return data.flatMap(toMetric);
  },
});

async function readSolutionsFile(signal: AbortSignal): Promise<ReadonlyMap<string, SolutionRecord>> {
  const response = await fetch("/data/solutions.json", { signal });
  if (!response.ok) throw new Error(`The solutions could not be read: ${response.status}.`);
  const body: unknown = await response.json();
  if (typeof body !== "object" || body === null) throw new Error("The solutions' file holds no records.");
  const solutions = new Map(
    Object.entries(body).flatMap(([key, value]) => {
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
