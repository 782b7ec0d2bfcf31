import { type DataTable, dataTableSchemas, dataTables } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { conflict, ProblemError } from "../../answers/problem.ts";
import type { Storage } from "../../storage/storage.ts";
import { changeRow, createRow, deleteRow, listRows, SlugTakenError } from "./data-store.ts";
import { describeCalls } from "./describe-calls.ts";
import { seeds } from "./seed-records.ts";
import { storeSeeds } from "./seed-store.ts";
import { toColumns, toRecord } from "./stored-columns.ts";

const missing = () => new ProblemError(404, { detail: "No record has this id." });

function refuseTaken(error: unknown): never {
  if (!(error instanceof SlugTakenError)) throw error;
  const message = "Another record has this slug";
  throw conflict(`${message}. Choose another one.`, [{ path: "slug", message }]);
}

/** `GET` and `POST /api/{table}`, `PATCH` and `DELETE /api/{table}/{id}` of one table. */
const tableRoutes: FastifyPluginAsyncZod<{ db: Storage["db"]; table: DataTable }> = async (app, { db, table }) => {
  const calls = describeCalls(table);
  const { list, one } = dataTableSchemas[table];
  const config = { rate: "read" } as const;

  app.get(`/api/${table}`, { schema: calls.list, config }, async (request) => {
    const { page, limit } = request.query;
    const { rows, total } = await listRows(db, table, request.query);
    const data = rows.map((row) => toRecord(table, row));
    return list.parse({ data, pagination: { page, limit, total, pages: Math.ceil(total / limit) } });
  });

  app.post(`/api/${table}`, { schema: calls.create, config }, async (request, reply) => {
    const row = await createRow(db, table, toColumns(request.body), Date.now()).catch(refuseTaken);
    return reply.code(201).send(one.parse({ data: toRecord(table, row) }));
  });

  app.patch(`/api/${table}/:id`, { schema: calls.change, config }, async (request) => {
    const { id } = request.params;
    const row = await changeRow(db, table, id, toColumns(request.body), Date.now()).catch(refuseTaken);
    if (!row) throw missing();
    return one.parse({ data: toRecord(table, row) });
  });

  app.delete(`/api/${table}/:id`, { schema: calls.delete, config }, async (request, reply) => {
    if (!(await deleteRow(db, table, request.params.id))) throw missing();
    return reply.code(204).send();
  });
};

/** CONTRACT, section 3: reading is open, writing needs ADMIN_TOKEN. One set of routes for each table. */
export const dataTablesModule: FastifyPluginAsyncZod<{ db: Storage["db"] }> = async (app, { db }) => {
  await storeSeeds(db, seeds, Date.now());
  for (const table of dataTables) await app.register(tableRoutes, { db, table });
};
