import type { DataTable, NewRecord, Pagination, RecordChanges } from "@thirtyfold/api-contract";
import { type RequestOptions, request } from "./http-client.ts";
import { HttpError } from "./http-error.ts";

/** A record of any table. Only its id is checked here; callers check the other columns. */
export type DataRow = Readonly<{ id: string; [column: string]: unknown }>;

/** Without rows if there is an `error`. */
type ReadResult = Readonly<{ data: readonly DataRow[]; pagination?: Pagination; error?: string }>;

/** The stored record, or null and the `error`. */
type WriteResult = Readonly<{ data: DataRow | null; error?: string }>;

/** Order and page of a list. The server has defaults for both. */
type ListOptions = {
  orderBy?: string;
  ascending?: boolean;
  page?: number;
  limit?: number;
  signal?: AbortSignal;
};

/** Writing needs the site's `ADMIN_TOKEN` (CONTRACT, section 3). */
type WriteOptions = { token?: string };

/** Reads a JSON file of named records from the site. Throws if it cannot be loaded. */
export async function readFile(path: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const { body, error } = await call(path, { signal });
  if (error !== undefined) throw new Error(error);
  if (!isObject(body)) throw new Error(apiError("The answer holds no records"));
  return body;
}

/** On failure, returns an empty list and the reason (SPEC, section 8). Throws only the signal's reason. */
export async function listRecords(table: DataTable, options: ListOptions = {}): Promise<ReadResult> {
  const { signal, ...asked } = options;
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const path = query.size > 0 ? `/api/${table}?${query}` : `/api/${table}`;
  const { body, error } = await call(path, { signal });
  if (error !== undefined) return { data: [], error };
  const found = rowsOf(table, body);
  return found ?? { data: [], error: apiError("The answer holds no list") };
}

export async function createRecord<Table extends DataTable>(
  table: Table,
  record: NewRecord<Table>,
  options: WriteOptions = {},
): Promise<WriteResult> {
  return await write(`/api/${table}`, "POST", options, record);
}

export async function updateRecord<Table extends DataTable>(
  table: Table,
  id: string,
  changes: RecordChanges<Table>,
  options: WriteOptions = {},
): Promise<WriteResult> {
  return await write(`/api/${table}/${encodeURIComponent(id)}`, "PATCH", options, changes);
}

/** Deletes a record; the result contains its id. */
export async function removeRecord(table: DataTable, id: string, options: WriteOptions = {}): Promise<WriteResult> {
  const result = await write(`/api/${table}/${encodeURIComponent(id)}`, "DELETE", options);
  return result.error === undefined ? { data: { id } } : result;
}

async function write(path: string, method: string, { token }: WriteOptions, record?: object): Promise<WriteResult> {
  const { body, error } = await call(path, { method, token, body: record });
  if (error !== undefined) return { data: null, error };
  const stored = isObject(body) && isRow(body["data"]) ? body["data"] : body;
  if (method === "DELETE" || isRow(stored)) return { data: isRow(stored) ? stored : null };
  return { data: null, error: apiError("The answer holds no record") };
}

async function call(path: string, options: RequestOptions): Promise<{ body?: unknown; error?: string }> {
  try {
    const response = await request(path, options);
    return { body: await response.json().catch(() => undefined) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { error: apiError(error.statusText ?? "The server could not be reached") };
  }
}

/**
 * The rows in any shape that SPEC (section 7) knows: a plain list, `{data: [...], pagination}` like the site's own API,
 * or a list under the table's name with pagination beside it, optionally wrapped in `data`.
 */
function rowsOf(table: DataTable, body: unknown): ReadResult | undefined {
  if (Array.isArray(body)) return { data: body.filter(isRow) };
  if (!isObject(body)) return undefined;
  const inner = isObject(body["data"]) ? body["data"] : body;
  const rows = Array.isArray(body["data"]) ? body["data"] : inner[table];
  if (!Array.isArray(rows)) return undefined;
  const { pagination } = inner;
  return { data: rows.filter(isRow), ...(isPagination(pagination) ? { pagination } : {}) };
}

const apiError = (status: string) => `API error: ${status}`;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRow(value: unknown): value is DataRow {
  return isObject(value) && typeof value["id"] === "string";
}

function isPagination(value: unknown): value is Pagination {
  return isObject(value) && ["page", "limit", "total", "pages"].every((name) => Number.isInteger(value[name]));
}
