import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgres, sqlite } from "../testing/test-databases.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Storage } from "./storage.ts";

/** A busy server takes a while to drop a database. */
const hookMs = 60_000;
const name = "2026-11-22-rooms-read-cursors";
const before = Object.fromEntries(Object.entries(allMigrations).filter(([key]) => key < name));

type Open = (target: string, migrations?: typeof allMigrations) => Promise<Storage>;
const openPostgresWith: Open = async (url, migrations = allMigrations) => openPostgres(url, { migrations });

const databases = [
  { ...sqlite, missing: undefined, open: openSqlite },
  { ...postgres, missing: process.env["TEST_DATABASE_URL"] ? undefined : "no server", open: openPostgresWith },
];

for (const { name: database, missing, make, remove, open } of databases) {
  describe.skipIf(missing !== undefined)(`times of reading on ${database}`, () => {
    test("become cursors that stop before the first unread message", async () => {
      const place = await make();
      onTestFinished(async () => remove(place), hookMs);
      const target = place.databaseUrl ?? place.dataDir;
      const [low, high] = [randomUUID(), randomUUID()].toSorted();
      const rooms: [roomId: string, messages: [sender: string | undefined, readAt: number | null][]][] = [
        [
          `${low}_${high}`,
          [
            [low, 5],
            [high, 6],
            [low, 7],
            [low, null],
            [high, 8],
            [low, 9],
          ],
        ],
        [
          "ann_sales",
          [
            ["sales", 3],
            ["ann", null],
            ["sales", 4],
          ],
        ],
        [
          "ann_support",
          [
            ["support", null],
            ["support", null],
          ],
        ],
        [
          "ann_ben",
          [
            ["ben", null],
            ["ben", 4],
          ],
        ],
      ];
      const old = await open(target, before);
      for (const [roomId, messages] of rooms) {
        for (const [at, [sender, readAt]] of messages.entries()) {
          await sql`
            insert into chat_messages (room_id, seq, id, sender_id, content, created_at, read_at)
            values (${roomId}, ${at + 1}, ${`m${at}`}, ${sender}, 'text', 1, ${readAt})
          `.execute(old.db);
        }
      }
      await old.close();
      const { db, close } = await open(target);
      onTestFinished(close, hookMs);
      const cursors = await db
        .selectFrom("chat_read_cursors")
        .select(["room_id", "user_id", "read_up_to", "marked_at"])
        .orderBy("room_id")
        .orderBy("read_up_to")
        .execute();
      expect(cursors.toSorted((one, other) => one.read_up_to - other.read_up_to)).toEqual(
        [
          { room_id: `${low}_${high}`, user_id: high, read_up_to: 3, marked_at: 9 },
          { room_id: "ann_sales", user_id: "ann", read_up_to: 3, marked_at: 4 },
          { room_id: `${low}_${high}`, user_id: low, read_up_to: 5, marked_at: 8 },
        ].toSorted((one, other) => one.read_up_to - other.read_up_to || one.room_id.localeCompare(other.room_id)),
      );
    });
  });
}
