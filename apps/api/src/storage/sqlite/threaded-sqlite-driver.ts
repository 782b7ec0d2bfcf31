import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from "kysely";
import { tracedStatement } from "../../tracing/tracer.ts";
import { SavepointDriver } from "../savepoint.ts";
import type { StatementResult } from "../transaction.ts";
import type { DatabaseThread } from "./database-thread.ts";
import type { SqlValue, Statement } from "./messages.ts";
import { Mutex } from "./mutex.ts";

/** Limits on waiting for the turn to write, which a transaction may hold. */
const turnLimits = { waiting: 4_000, ms: 10_000 } as const;

/** SELECTs go to the reader, everything else to the writer, which a transaction owns: it must wait for queries only. */
export class ThreadedSqliteDriver extends SavepointDriver implements Driver {
  readonly #writer: DatabaseThread;
  readonly #reader: DatabaseThread;
  readonly #turn = new Mutex();

  constructor(writer: DatabaseThread, reader: DatabaseThread) {
    super();
    this.#writer = writer;
    this.#reader = reader;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ThreadedConnection(this.#writer, this.#reader, this.#turn);
  }

  async beginTransaction(connection: ThreadedConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: ThreadedConnection): Promise<void> {
    await connection.end(true);
  }

  async rollbackTransaction(connection: ThreadedConnection): Promise<void> {
    await connection.end(false);
  }

  async releaseConnection(): Promise<void> {}

  /** The reader closes first: the last connection to close checkpoints the write-ahead log. */
  async destroy(): Promise<void> {
    await this.#turn.acquire();
    await this.#reader.close();
    await this.#writer.close();
  }
}

class ThreadedConnection implements DatabaseConnection {
  readonly #writer: DatabaseThread;
  readonly #reader: DatabaseThread;
  readonly #turn: Mutex;
  #inTransaction = false;

  constructor(writer: DatabaseThread, reader: DatabaseThread, turn: Mutex) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [result] = await this.#execute(query);
    if (!result) throw new Error("A statement has no answer");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the typed query says what its rows are
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.changes) };
  }

  /** Stores one unit; resolves once it is on disk. @throws {StorageError} `busy`: nothing was stored */
  async storeTogether(queries: readonly CompiledQuery[]): Promise<StatementResult[]> {
    const statements = queries.map(toStatement);
    return tracedStatement("sqlite", statements.map(({ sql }) => sql).join("; "), async () => {
      await this.#waitToWrite();
      const done = this.#writer.ask((id) => ({ type: "once", id, statements, more: this.#turn.contended }));
      this.#turn.release();
      return done;
    });
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async begin(): Promise<void> {
    await this.#waitToWrite();
    this.#inTransaction = true;
    this.#writer.post({ type: "begin" });
  }

  /** Kysely rolls back after a failed commit, by which time the transaction has ended. */
  async end(keep: boolean): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    const ended = this.#writer.ask((id) => ({ type: "end", id, keep, more: this.#turn.contended }));
    this.#turn.release();
    await ended;
  }

  async #waitToWrite(): Promise<void> {
    this.#writer.admit();
    if (!(await this.#turn.acquire(turnLimits))) throw this.#writer.busy();
  }

  async #execute(query: CompiledQuery): Promise<StatementResult[]> {
    const reads = SelectQueryNode.is(query.query);
    if (!this.#inTransaction && !reads) return this.storeTogether([query]);
    const statement = toStatement(query);
    const thread = this.#inTransaction ? this.#writer : this.#reader;
    // Within a transaction, which holds its turn, only one statement waits at a time.
    if (!this.#inTransaction) thread.admit();
    return tracedStatement("sqlite", statement.sql, () => thread.ask((id) => ({ type: "query", id, statement })));
  }
}

function toStatement({ sql, parameters }: CompiledQuery): Statement {
  const values = parameters.map((value, index) => {
    if (isSqlValue(value)) return value;
    throw new TypeError(`Parameter ${index + 1} is not a value that SQLite stores: ${typeof value}`);
  });
  return { sql, parameters: values };
}

function isSqlValue(value: unknown): value is SqlValue {
  if (value === null || value instanceof Uint8Array) return true;
  return typeof value === "string" || typeof value === "number" || typeof value === "bigint";
}
