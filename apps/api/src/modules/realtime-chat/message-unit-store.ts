import { type CompiledQuery, type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../storage/schema.ts";
import { storeTogetherIn } from "../../storage/store-together.ts";
import { type NewMessage, newRow, type StoredMessage, toMessage } from "./room-store.ts";

/** What became of a message: stored; known, because its sender had sent its id before; or not stored for want of a room. */
export type UnitOutcome = StoredMessage | "known" | "no room";

/** Stores messages in the order given, those that can be, and tells of each. */
export type StoreUnit = (messages: readonly NewMessage[], now: number) => Promise<UnitOutcome[]>;

const insertedSchema = z.union([z.tuple([z.object({ seq: z.number() })]), z.tuple([])]);

type Name = keyof NewMessage | "now";

/** A parameter that has its name for a value until the query is bound. */
const named = <Value = string>(name: Name) => sql<Value>`${name}`;

function bind(query: CompiledQuery, values: Readonly<Record<Name, string | number>>): CompiledQuery {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all parameters of these queries are named
  return { ...query, parameters: query.parameters.map((name) => values[name as Name]) };
}

/** A message under the next number of its room; then the room's number, which stays where there was no new message. */
function compileQueries(db: Kysely<Database>): readonly [insert: CompiledQuery, count: CompiledQuery] {
  const roomId = named("roomId");
  const insert = db
    .insertInto("chat_messages")
    .columns(["room_id", "seq", "id", "sender_id", "content", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("chat_rooms")
        .select((room) => [
          "id as room_id",
          room("last_seq", "+", room.lit(1)).as("seq"),
          named("id").as("message_id"),
          named("senderId").as("sender_id"),
          named("content").as("content"),
          named<number>("now").as("now"),
        ])
        .where("id", "=", roomId),
    )
    .onConflict((conflict) => conflict.columns(["room_id", "sender_id", "id"]).doNothing())
    .returning("seq");
  const count = db
    .updateTable("chat_rooms")
    .set({ last_seq: sql<number>`last_seq + changes()` })
    .where("id", "=", roomId);
  return [insert.compile(), count.compile()];
}

/**
 * The short way to store messages, for rooms that there are: no query needs another's answer, and all are compiled once,
 * because that takes longer than running them. Undefined where the database has no such way.
 */
export function messageUnit(db: Kysely<Database>): StoreUnit | undefined {
  const storeTogether = storeTogetherIn(db);
  if (!storeTogether) return undefined;
  const queries = compileQueries(db);
  return async (messages, now) => {
    const bound = messages.flatMap((message) => queries.map((query) => bind(query, { ...message, now })));
    const results = await storeTogether(bound);
    return messages.map((message, index) => {
      const [inserted, counted] = results.slice(index * queries.length);
      const [row] = insertedSchema.parse(inserted?.rows);
      if (row) return { message: toMessage(newRow(message, row.seq, now)), isNew: true };
      return Number(counted?.changes) === 0 ? "no room" : "known";
    });
  };
}
