import { type DataTable, dataTableSchemas } from "@thirtyfold/api-contract";

/** Columns as stored: booleans as 0 and 1, lists and objects as JSON. */
export type StoredColumns = Record<string, string | number>;

// `useCases` becomes `use_cases` in the database.
export const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toStored(value: unknown): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  return typeof value === "boolean" ? Number(value) : JSON.stringify(value);
}

/** Converts a record, or a part of one, to columns. */
export function toColumns(values: object): StoredColumns {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [columnName(name), toStored(value)]));
}

const readers: Readonly<Record<string, (stored: string) => unknown>> = {
  featured: (stored) => stored === "1",
  illustrative: (stored) => stored === "1",
  cta: JSON.parse,
  features: JSON.parse,
  useCases: JSON.parse,
};

/** Converts a row to the contract's record. */
export function toRecord(table: DataTable, row: Readonly<Record<string, unknown>>) {
  const schema = dataTableSchemas[table].one.shape.data;
  const columns = Object.keys(schema.shape).map((name) => {
    const stored = row[columnName(name)];
    const read = readers[name];
    return [name, read ? read(String(stored)) : stored];
  });
  const { created_at } = row;
  return schema.parse({ ...Object.fromEntries(columns), created_at: new Date(Number(created_at)).toISOString() });
}
