import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { Pool, type PoolConfig, TypeOverrides } from "pg";
import { migrate } from "./migrate.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { PostgresPoolDriver } from "./postgres-driver.ts";
import type { Database } from "./schema.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";

const int8 = 20;

export type PostgresOptions = {
  pool?: number | undefined;
  migrations?: typeof allMigrations;
};

// The server's deadlines come first, so that it reports a statement's outcome. A request gets a response within 10 s:
// it waits for a connection and one silent statement.
const deadlines: PoolConfig = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 3_000,
  statement_timeout: 3_500,
  query_timeout: 4_000,
  // An instance that hangs in a transaction must not keep rooms locked.
  idle_in_transaction_session_timeout: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Set on the server, for instances that vanish: Node.js has no TCP_USER_TIMEOUT.
  options: "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000",
};

/** Several processes may share the database. @throws {StorageError} `start` */
export async function openPostgres(
  url: string,
  { pool: max = 8, migrations = allMigrations }: PostgresOptions = {},
): Promise<Storage> {
  const { host, pathname } = new URL(url);
  const place = `The PostgreSQL database ${pathname.slice(1)} at ${host}`;
  // Migrations take time, and wait for those of other processes.
  const { connectionTimeoutMillis, keepAlive } = deadlines;
  const migrating = connect(newPool(url, { max: 1, connectionTimeoutMillis, keepAlive }), place);
  const pool = newPool(url, { max, ...deadlines });
  const db = connect(pool, place);
  try {
    await ask(migrating);
    await migrate(migrating, migrations, place);
    // A pooler may refuse the deadlines.
    await ask(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof StorageError && error.kind === "start") throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError("start", `${reason} Check DATABASE_URL, and that the server runs.`, { cause: error });
  } finally {
    await migrating.destroy();
  }
  return {
    db,
    dialect: "postgres",
    ready: async () => ask(db),
    // A server that is away may come back.
    lost: new AbortController().signal,
    poolUse: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => db.destroy(),
  };
}

async function ask(db: Kysely<Database>): Promise<void> {
  await db.selectNoFrom(sql<number>`1`.as("one")).execute();
}

function newPool(url: string, config: PoolConfig): Pool {
  const types = new TypeOverrides();
  // int8 is text by default; epoch milliseconds fit in a number.
  types.setTypeParser(int8, Number);
  const pool = new Pool({ connectionString: url, application_name: "thirtyfold", types, ...config });
  // Broken connections are replaced; without a listener they would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function connect(pool: Pool, place: string): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createDriver: () => new PostgresPoolDriver(pool, place),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}
