import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from "kysely";
import type { Pool, PoolClient, QueryResult as PostgresResult } from "pg";
import { tracedStatement } from "../tracing/tracer.ts";
import { endsConnection, toStorageError } from "./postgres-error.ts";
import { SavepointDriver } from "./savepoint.ts";
import { StorageError } from "./storage-error.ts";

/** Queries that may wait for a connection; any more are refused at once. */
const longestQueue = 1_000;

const counted: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** Unlike Kysely's own, reports what is known of a statement whose connection broke, and bounds the queue. */
export class PostgresPoolDriver extends SavepointDriver implements Driver {
  readonly #pool: Pool;
  readonly #place: string;

  constructor(pool: Pool, place: string) {
    super();
    this.#pool = pool;
    this.#place = place;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    if (this.#pool.waitingCount >= longestQueue) {
      throw new StorageError(
        "busy",
        `${this.#place} is asked for more than it can do. Raise DATABASE_POOL, if it may.`,
      );
    }
    try {
      return new PostgresConnection(await this.#pool.connect(), this.#place);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageError("away", `${this.#place} can't be used: ${reason}.`, { cause: error });
    }
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #place: string;
  #inTransaction = false;
  #broken = false;

  constructor(client: PoolClient, place: string) {
    this.#client = client;
    this.#place = place;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    // An uncommitted transaction leaves nothing behind.
    const mayStore = !this.#inTransaction && !SelectQueryNode.is(query);
    const { command, rowCount, rows } = await this.#run(sql, parameters, mayStore);
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the typed query says what its rows are
      rows: rows as R[],
      ...(counted.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async begin(): Promise<void> {
    await this.#run("begin");
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    const { command } = await this.#run("commit", [], true);
    this.#inTransaction = false;
    // PostgreSQL's response to the COMMIT of a failed transaction.
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  /** Never rejects: the caller already has an error to report, and a connection that fails here is dropped. */
  async rollback(): Promise<void> {
    await this.#run("rollback").catch(() => {
      this.#broken = true;
    });
    this.#inTransaction = false;
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  async #run(sql: string, parameters: readonly unknown[] = [], mayStore = false): Promise<PostgresResult<object>> {
    if (this.#broken) throw new StorageError("away", `${this.#place} can't be used: the connection broke.`);
    try {
      return await tracedStatement("postgresql", sql, () => this.#client.query<object>(sql, [...parameters]));
    } catch (error) {
      if (!endsConnection(error)) throw toStorageError(error, this.#place);
      this.#broken = true;
      if (!mayStore) throw toStorageError(error, this.#place);
      const what = "went away before it said whether it had stored what it was given";
      throw new StorageError("unknown", `${this.#place} ${what}.`, { cause: error });
    }
  }
}
