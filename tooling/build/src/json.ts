export type JsonRecord = Readonly<Record<string, unknown>>;

/** The object that `value` is, or an empty one. */
export function asRecord(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
