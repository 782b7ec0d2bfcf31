import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";
import { audit, idOf, intake, post } from "../testing/form-calls.ts";
import { apply } from "../testing/job-application.ts";
import { type DatabasePlace, postgres, sqlite } from "../testing/test-databases.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Database } from "./schema.ts";

const token = "a-token-of-the-tests";
const room = { senderId: "ann", receiverId: "ben", roomId: "ann_ben" };

/** Applies every change that a migration may make to tables that the previous version writes. */
async function expand(db: Kysely<unknown>): Promise<void> {
  for (const { name } of await db.introspection.getTables()) {
    const table = () => db.schema.alterTable(name);
    await table().addColumn("later", "text").execute();
    await table()
      .addColumn("later_counted", "bigint", (column) => column.notNull().defaultTo(7))
      .execute();
    await db.schema.createIndex(`${name}_later`).on(name).column("later").execute();
    await db.schema.createTable(`${name}_more`).addColumn("id", "text").execute();
  }
}

type Migrations = Readonly<Record<string, Migration>>;
const next: Migrations = { ...allMigrations, "9998-next": { up: expand } };

async function openWith({ dataDir, databaseUrl }: DatabasePlace, migrations: Migrations) {
  if (databaseUrl === undefined) return openSqlite(dataDir, migrations);
  const { openPostgres } = await import("./open-postgres.ts");
  return openPostgres(databaseUrl, { migrations });
}

/** Performs everything that visitors do, once per call. */
async function useAll(place: DatabasePlace, round: number) {
  const storage = await openWith(place, allMigrations);
  const app = await buildTestApp({ storage, env: { ADMIN_TOKEN: token } });
  const message = { ...room, id: `message-${round}`, content: `Round ${round}` };
  const said = await app.inject({ method: "POST", url: "/api/realtime-chat/messages", payload: message });
  expect(said.statusCode).toBe(201);
  const answers = [
    await post(app, "intake", { ...intake, message: `Round ${round}` }),
    await post(app, "audit", { ...audit, problem: `Round ${round}` }),
    await apply(app),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const headers = { authorization: `Bearer ${token}` };
  const leads = (await app.inject({ url: "/api/admin/leads", headers })).json<{ id: string }[]>();
  expect(leads.map(({ id }) => id)).toEqual(expect.arrayContaining(answers.map(idOf)));
  const [first] = answers.map(idOf);
  expect((await app.inject({ method: "DELETE", url: `/api/admin/leads/${first}`, headers })).statusCode).toBe(204);
  const messages = (await app.inject(`/api/realtime-chat/rooms/${room.roomId}/messages`)).json<{ content: string }[]>();
  await app.close();
  await storage.close();
  return messages.map(({ content }) => content);
}

describe.each([sqlite, postgres])("on $name", ({ missing, make, remove }) => {
  test.skipIf(missing !== undefined)("the previous version runs on the next one's tables, and back again", async () => {
    const place = await make();
    onTestFinished(() => remove(place));
    expect(await useAll(place, 1)).toEqual(["Round 1"]);
    await (await openWith(place, next)).close();
    expect(await useAll(place, 2)).toEqual(["Round 1", "Round 2"]);
    const forward = await openWith(place, { ...next, "9999-then": { up: async () => {} } });
    const counted = await sql<{ of: unknown }>`select sum(later_counted) as of from chat_messages`.execute(forward.db);
    expect(counted.rows.map(({ of }) => Number(of))).toEqual([14]);
    await forward.close();
  });
});

type Columns = ReadonlyMap<string, { table: string; kind: string; asked: boolean }>;

async function columnsOf(db: Kysely<Database>): Promise<Columns> {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap(({ name: table, columns: all }) => all.map((column) => ({ table, ...column })));
  return new Map(
    columns.map(({ table, name, dataType: kind, isNullable, hasDefaultValue }) => [
      `${table}.${name}`,
      { table, kind, asked: !isNullable && !hasDefaultValue },
    ]),
  );
}

/** The columns that the previous version would miss, or fail to provide. */
function brokenBy(before: Columns, after: Columns): string[] {
  const known = new Set([...before.values()].map(({ table }) => table));
  const missed = [...before].filter(([name, { kind }]) => after.get(name)?.kind !== kind);
  const asked = [...after].filter(
    ([name, column]) => known.has(column.table) && column.asked && !before.get(name)?.asked,
  );
  return [...missed, ...asked].map(([name]) => name);
}

/** Created before there was a version to return to. */
const unreleased = ["2026-11-22-rooms-read-cursors"];

test("a migration removes nothing and requires nothing more, unless its name says so", async () => {
  const place = await sqlite.make();
  onTestFinished(() => sqlite.remove(place));
  const taking: Migrations = {
    "9998-taking": {
      up: async (db) => db.schema.alterTable("leads").dropColumn("company").execute(),
    },
    "9999-asking": {
      up: async (db) => {
        await sql`create table asking (id text primary key, asked text not null)`.execute(db);
        await sql`drop table people`.execute(db);
        await sql`alter table asking rename to people`.execute(db);
      },
    },
  };
  const done: Record<string, Migration> = {};
  const broken: Record<string, string[]> = {};
  let before: Columns = new Map();
  for (const [name, migration] of Object.entries({ ...allMigrations, ...taking })) {
    done[name] = migration;
    const { db, close } = await openSqlite(place.dataDir, done);
    const after = await columnsOf(db);
    await close();
    const found = brokenBy(before, after);
    if (found.length > 0 && !name.includes("-contract-after-")) broken[name] = found;
    before = after;
  }
  const { "9998-taking": taken, "9999-asking": askedFor, ...others } = broken;
  expect(taken).toEqual(["leads.company"]);
  expect(askedFor).toContain("people.asked");
  expect(Object.keys(others)).toEqual(unreleased);
});
