import { type DataTable, dataTableSchemas } from "@thirtyfold/api-contract";
import { z } from "zod";
import { problem } from "../../answers/problem.ts";

const unauthorized = problem("Writing needs ADMIN_TOKEN");
const unknown = problem("No such record");
const taken = problem("Another record has this slug");
const params = z.object({ id: z.string() });
/** Part of operation names in camel case: `performance_metrics` becomes `PerformanceMetrics`. */
const inCamelCase = (table: DataTable) => table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const writing = { tags: ["data"], security: [{ bearer: [] }] };

/** The schemas of a table's routes, for validation and `/openapi.json`. */
export function describeCalls(table: DataTable) {
  const { query, list, create, update, one } = dataTableSchemas[table];
  const name = inCamelCase(table);
  return {
    list: {
      operationId: `list${name}`,
      summary: `Records of ${table}, the newest first`,
      description: "Pages of 10 from page 1. `orderBy` names a column; `created_at` by default.",
      tags: ["data"],
      querystring: query,
      response: { 200: list },
    },
    create: {
      ...writing,
      operationId: `create${name}Record`,
      summary: `Create a record of ${table}`,
      body: create,
      response: { 201: one, 401: unauthorized, 409: taken },
    },
    change: {
      ...writing,
      operationId: `change${name}Record`,
      summary: `Change columns of a record of ${table}`,
      params,
      body: update,
      response: { 200: one, 401: unauthorized, 404: unknown, 409: taken },
    },
    delete: {
      ...writing,
      operationId: `delete${name}Record`,
      summary: `Delete a record of ${table}`,
      params,
      response: { 204: z.undefined(), 401: unauthorized, 404: unknown },
    },
  };
}
