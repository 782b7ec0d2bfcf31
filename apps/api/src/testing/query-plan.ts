/** A node of a PostgreSQL plan explained with `analyze` and `format json`. */
type PlanNode = {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
};

/** A row of that explanation. */
export type ExplainedRow = { "QUERY PLAN": [{ Plan: PlanNode }] };

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The number of rows of a table that a query has read. */
export function rowsRead(explained: ExplainedRow | undefined, table: string): number {
  return (explained ? nodesOf(explained["QUERY PLAN"][0].Plan) : [])
    .filter((node) => node["Relation Name"] === table)
    .map((node) => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"])
    .reduce((sum, rows) => sum + rows, 0);
}
