import { StorageError, type StorageFailure, UnstorableTextError } from "./storage-error.ts";

// SQLSTATE classes and codes (PostgreSQL documentation, appendix A).
const refused: readonly (readonly [RegExp, StorageFailure])[] = [
  [/^53100$/, "full"],
  // Other resources, and a server that became a read-only standby.
  [/^(53...|25006)$/, "away"],
  [/^(40001|40P01)$/, "conflict"],
  // Cancelled, or waited too long for a lock.
  [/^(57014|55P03)$/, "busy"],
];
// U+0000, which JSON and URLs can contain and SQLite stores.
const unstorableText = "22021";
// Connection lost, shutdown, I/O errors, damaged data, idle transactions.
const lostCodes = /^(08...|57P..|58...|XX...|25P03)$/;
const network = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
// pg's own errors without a code: broken connections and deadlines.
const lostMessages = /^(Connection terminated|Client (has|was) |Query read timeout|timeout expired)/;

const advice: Readonly<Partial<Record<StorageFailure, string>>> = {
  full: "has no room left. Free some space.",
  busy: "took too long.",
  conflict: "had transactions that stood in each other's way.",
};

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

/** True if the connection is unusable and the outcome of its last statement unknown. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return lostCodes.test(code) || network.test(code) || lostMessages.test(error.message);
}

/** A StorageError if the server is away, full or busy, or an UnstorableTextError; other errors pass through. */
export function toStorageError(error: unknown, place: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  if (code === unstorableText) return new UnstorableTextError(error.message, { cause: error });
  const kind = refused.find(([codes]) => codes.test(code))?.[1] ?? (endsConnection(error) ? "away" : undefined);
  if (!kind) return error;
  return new StorageError(kind, `${place} ${advice[kind] ?? `can't be used: ${error.message || code}.`}`, {
    cause: error,
  });
}
