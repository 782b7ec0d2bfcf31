import {
  type AbortableOperationOptions,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from "kysely";
import { Pool, TypeOverrides } from "pg";
import { migrate } from "./migrate.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { reportErrors, toStorageError } from "./postgres-error.ts";
import type { Database } from "./schema.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";

const int8 = 20;

/** Opens the PostgreSQL database at `url`; several processes may share it. @throws {StorageError} `start` */
export async function openPostgres(url: string, migrations = allMigrations): Promise<Storage> {
  const { host, pathname } = new URL(url);
  const place = `The PostgreSQL database ${pathname.slice(1)} at ${host}`;
  const db = connect(url, place);
  try {
    await sql`select 1`.execute(db);
    await migrate(db, migrations, place);
  } catch (error) {
    await db.destroy();
    if (error instanceof StorageError && error.kind === "start") throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError("start", `${reason} Check DATABASE_URL, and that the server runs.`, { cause: error });
  }
  return {
    db,
    dialect: "postgres",
    ready: async () => void (await sql`select 1`.execute(db)),
    close: async () => db.destroy(),
  };
}

function connect(url: string, place: string): Kysely<Database> {
  const types = new TypeOverrides();
  // Epoch milliseconds are int8, which pg gives as text by default; they fit a number.
  types.setTypeParser(int8, Number);
  const pool = new Pool({
    connectionString: url,
    application_name: "thirtyfold",
    max: 10,
    connectionTimeoutMillis: 5_000,
    // An instance that hangs in the middle of a transaction must not keep rooms locked for the others.
    idle_in_transaction_session_timeout: 10_000,
    types,
  });
  // A connection that breaks is replaced; its queries fail by themselves. Without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Database>({ dialect: new ReportingPostgresDialect({ pool }, place) });
}

class ReportingPostgresDialect extends PostgresDialect {
  readonly #newDriver: () => Driver;

  constructor(config: PostgresDialectConfig, place: string) {
    super(config);
    this.#newDriver = () => new ReportingPostgresDriver(config, place);
  }

  override createDriver(): Driver {
    return this.#newDriver();
  }
}

/** Kysely's driver, whose errors say whether the server is away or full. */
class ReportingPostgresDriver extends PostgresDriver {
  readonly #place: string;

  constructor(config: PostgresDialectConfig, place: string) {
    super({ ...config, onCreateConnection: async (connection) => reportErrors(connection, place) });
    this.#place = place;
  }

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection(options);
    } catch (error) {
      throw toStorageError(error, this.#place, { connecting: true });
    }
  }
}
