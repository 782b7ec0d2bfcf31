import { randomUUID } from "node:crypto";
import type { DataTable } from "@thirtyfold/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { columnName, type StoredColumns } from "./stored-columns.ts";

/** `page` counts from 1. */
export type ListQuery = { orderBy: string; ascending: boolean; page: number; limit: number };

/** Another row of the table has this slug. */
export class SlugTakenError extends Error {}

/** Returns a page of rows in a total order, and the number of all rows. */
export async function listRows(db: Kysely<Database>, table: DataTable, query: ListQuery) {
  const { orderBy, ascending, page, limit } = query;
  const direction = ascending ? "asc" : "desc";
  const [rows, count] = await Promise.all([
    db
      .selectFrom(table)
      .selectAll()
      .orderBy(sql.ref(columnName(orderBy)), direction)
      .orderBy("id", direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

/** @throws {SlugTakenError} */
export async function createRow(db: Kysely<Database>, table: DataTable, columns: StoredColumns, now: number) {
  const row = await db
    .insertInto(table)
    .values({ ...columns, id: randomUUID(), created_at: now, edited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new SlugTakenError();
  return row;
}

/** Undefined if there is no such row. @throws {SlugTakenError} */
export async function changeRow(
  db: Kysely<Database>,
  table: DataTable,
  id: string,
  columns: StoredColumns,
  now: number,
) {
  try {
    return await db
      .updateTable(table)
      .set({ ...columns, edited_at: now })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
  } catch (error) {
    // The databases report constraint violations differently, but agree on whether the slug exists.
    if (await isTaken(db, id, columns["slug"])) throw new SlugTakenError("", { cause: error });
    throw error;
  }
}

async function isTaken(db: Kysely<Database>, id: string, slug: string | number | undefined): Promise<boolean> {
  if (slug === undefined) return false;
  const other = db.selectFrom("solutions").select("id").where("slug", "=", String(slug)).where("id", "<>", id);
  return (await other.executeTakeFirst()) !== undefined;
}

/** False if there was no such row. */
export async function deleteRow(db: Kysely<Database>, table: DataTable, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
