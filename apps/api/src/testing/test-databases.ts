import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** The location of a new, empty database: settings for `openStorage`. */
export type DatabasePlace = { dataDir: string; databaseUrl?: string };

/** A kind of database that tests run on; `missing` is the reason it is not available here. */
export type TestDatabase = {
  name: string;
  missing?: string;
  make(): Promise<DatabasePlace>;
  remove(place: DatabasePlace): Promise<void>;
};

const serverUrl = process.env["TEST_DATABASE_URL"];

async function administer(sql: string): Promise<{ datname: string }[]> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Gives all databases of this test run a common name, and drops those that its workers have left behind. */
export async function setup(): Promise<() => Promise<void>> {
  const run = `test_${randomUUID().slice(0, 8)}`;
  process.env["TEST_DATABASE_RUN"] = run;
  return async () => {
    if (serverUrl === undefined) return;
    const left = await administer(`select datname from pg_database where datname like '${run}%'`);
    for (const { datname } of left) await administer(`drop database if exists ${datname} with (force)`);
  };
}

export const sqlite: TestDatabase = {
  name: "SQLite",
  make: async () => ({ dataDir: await mkdtemp(join(tmpdir(), "thirtyfold-")) }),
  remove: async ({ dataDir }) => rm(dataDir, { recursive: true, force: true }),
};

/** A database on the server of `TEST_DATABASE_URL`, whose user may create databases. */
export const postgres = {
  name: "PostgreSQL",
  ...(serverUrl === undefined && { missing: "TEST_DATABASE_URL names no server" }),
  async make() {
    const name = `${process.env["TEST_DATABASE_RUN"] ?? "test"}_${randomUUID().replaceAll("-", "")}`;
    await administer(`create database ${name}`);
    const url = new URL(serverUrl ?? "");
    url.pathname = name;
    // For data kept in files beside the database.
    return { dataDir: join(tmpdir(), name), databaseUrl: url.href };
  },
  async remove({ dataDir, databaseUrl = "" }) {
    await administer(`drop database ${new URL(databaseUrl).pathname.slice(1)}`);
    await rm(dataDir, { recursive: true, force: true });
  },
} satisfies TestDatabase;
