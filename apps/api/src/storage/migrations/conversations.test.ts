import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgres, sqlite, type TestDatabase } from "../../testing/test-databases.ts";
import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";
import { allMigrations } from "./all-migrations.ts";

const databases: readonly TestDatabase[] = [sqlite, postgres];
const before = Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < "2026-11-25-conversations"));

const rooms: Record<string, readonly string[]> = {
  ann_support: ["support", "ann", "ann"],
  "sales_visitor-2": ["sales", "visitor-2", "sales"],
  "ann_technical-support": ["ann"],
  // In none of these has a visitor written to just one contact.
  ann_sales: ["sales", "sales"],
  "support_technical-support": ["support", "technical-support"],
  ann_ben: ["ann"],
  "a-support_b": ["b"],
};

describe.each(databases)("rooms from before the desk, on $name", (database) => {
  test.skipIf(database.missing)("become conversations if a visitor has written to a contact", async () => {
    const place = await database.make();
    onTestFinished(async () => database.remove(place));
    const open = async (migrations: typeof allMigrations) =>
      place.databaseUrl === undefined
        ? openSqlite(place.dataDir, migrations)
        : openPostgres(place.databaseUrl, { migrations });

    const old = await open(before);
    for (const [id, senders] of Object.entries(rooms)) {
      await sql`insert into chat_rooms (id, created_at, last_seq) values (${id}, 10, ${senders.length})`.execute(
        old.db,
      );
      for (const [n, sender] of senders.entries()) {
        await sql`insert into chat_messages (room_id, seq, id, sender_id, content, created_at)
          values (${id}, ${n + 1}, ${`m${n}`}, ${sender}, 'text', ${11 + n})`.execute(old.db);
      }
    }
    await sql`insert into chat_read_cursors (room_id, user_id, read_up_to, marked_at)
      values ('ann_support', 'ann', 1, 14), ('ann_support', 'support', 2, 14)`.execute(old.db);
    await old.close();

    const { db, close } = await open(allMigrations);
    const found = await db.selectFrom("conversations").selectAll().orderBy("room_id").execute();
    const usual = {
      created_at: 10,
      seen_seq: 0,
      told_seq: 0,
      closed: 0,
      snoozed_until: null,
      assignee: null,
      version: 1,
      page: null,
      time_zone: null,
      visitor_email: null,
      visitor_email_at: null,
      mailed_after: 0,
      mailed_seq: 0,
      pushed_seq: 0,
    };
    expect(found.toSorted((one, other) => (one.room_id < other.room_id ? -1 : 1))).toEqual([
      {
        ...usual,
        room_id: "ann_support",
        contact_id: "support",
        last_seq: 3,
        seen_seq: 2,
        active_at: 13,
        waiting_since: 12,
      },
      {
        ...usual,
        room_id: "ann_technical-support",
        contact_id: "technical-support",
        last_seq: 1,
        active_at: 11,
        waiting_since: 11,
      },
      { ...usual, room_id: "sales_visitor-2", contact_id: "sales", last_seq: 3, active_at: 13, waiting_since: null },
    ]);
    await close();
  });
});
