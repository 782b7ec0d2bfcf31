import type { CompiledQuery, DatabaseConnection } from "kysely";
import { StorageError } from "./storage-error.ts";

const diskFull = "53100";
// SQLSTATE classes and codes (PostgreSQL documentation, appendix A): connection lost, resources, shutdown, I/O errors,
// damaged data, a server that became a read-only standby, and one that ended a transaction which had stood still.
const away = /^(08...|53...|57P..|58...|XX...|25006|25P03)$/;
const network = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

/** StorageError where the server is away or full; any other error, such as a broken constraint, as it is. */
export function toStorageError(error: unknown, place: string, { connecting = false } = {}): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === diskFull) {
    return new StorageError("full", `${place} has no room left. Free some space.`, { cause: error });
  }
  const lost = connecting || away.test(code) || network.test(code) || error.message.startsWith("Connection terminated");
  return lost ? new StorageError("away", `${place} can't be used: ${error.message || code}.`, { cause: error }) : error;
}

/** Makes the connection throw what {@link toStorageError} gives. */
export function reportErrors(connection: DatabaseConnection, place: string): void {
  const executeQuery = connection.executeQuery.bind(connection);
  connection.executeQuery = async <R>(query: CompiledQuery, options?: Parameters<typeof executeQuery>[1]) => {
    try {
      return await executeQuery<R>(query, options);
    } catch (error) {
      throw toStorageError(error, place);
    }
  };
}
