import { hash } from "node:crypto";
import { type DataTable, dataTableSchemas, type NewRecord } from "@thirtyfold/api-contract";
import { builtInSolutions, performanceMetrics, solutions } from "@thirtyfold/content";
import { type StoredColumns, toColumns } from "./stored-columns.ts";

/** A record of the site's content: its id, and a hash that changes with its content. */
export type Seed = { table: DataTable; id: string; columns: StoredColumns; hash: string };

function seed<Table extends DataTable>(table: Table, id: string, record: NewRecord<Table>): Seed {
  const columns = toColumns(dataTableSchemas[table].create.parse(record));
  return { table, id, columns, hash: hash("sha256", JSON.stringify(columns)) };
}

const allSolutions = { ...solutions, ...builtInSolutions };

/** Newest first: the data set's and the built-in solutions, then the figures. */
export const seeds: readonly Seed[] = [
  ...Object.values(allSolutions).map(({ slug, title, subtext, description, cta, features, useCases }) =>
    seed("solutions", slug, {
      slug,
      title,
      subtext,
      description,
      cta,
      features: features.map((feature) => ({ ...feature })),
      useCases: useCases.map(({ industry, task, text }) => ({ industry, task, description: text })),
      featured: !(slug in builtInSolutions),
    }),
  ),
  ...performanceMetrics.map(({ id, label, change, illustrative }) =>
    seed("performance_metrics", id, { label, ...change, illustrative }),
  ),
];
