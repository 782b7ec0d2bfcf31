export type JsonRecord = Readonly<Record<string, unknown>>;

/** `value` if it is an object, else an empty one. */
export function asRecord(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
