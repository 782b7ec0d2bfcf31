import type { DataRow } from "../data-client/data-client.ts";

/** A before/after figure: the values as printed, and the second bar's length as a share of the first. */
export type PerformanceMetric = Readonly<{
  id: string;
  label: string;
  before: string;
  after: string;
  ratio: number;
  illustrative: boolean;
}>;

/** Reads a row of the table `performance_metrics`. What does not say that it is real counts as illustrative. */
export function toMetric(row: DataRow): PerformanceMetric[] {
  const { id, label, before, after, ratio } = row;
  if (typeof label !== "string" || typeof before !== "string" || typeof after !== "string") return [];
  if (typeof ratio !== "number") return [];
  return [{ id, label, before, after, ratio, illustrative: row["illustrative"] !== false }];
}
