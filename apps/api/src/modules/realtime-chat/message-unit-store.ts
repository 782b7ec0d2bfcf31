import { type CompiledQuery, type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../storage/schema.ts";
import { storeTogetherIn } from "../../storage/store-together.ts";
import { type NewMessage, type StoredMessage, toMessage } from "./room-store.ts";

/** Stores messages, or resolves with undefined: then nothing was stored, and it takes a transaction to find out why. */
export type StoreUnit = (messages: readonly NewMessage[], now: number) => Promise<StoredMessage[] | undefined>;

const takenSchema = z.tuple([z.object({ last_seq: z.number() })]);

type Name = keyof NewMessage | "now";

/** A parameter that has its name for a value until the query is bound. */
const named = <Value = string>(name: Name) => sql<Value>`${name}`;

function bind(query: CompiledQuery, values: Readonly<Record<Name, string | number>>): CompiledQuery {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all parameters of these queries are named
  return { ...query, parameters: query.parameters.map((name) => values[name as Name]) };
}

/** The next number of a room that there is; then the message under it, unless its sender has sent its id before. */
function compileQueries(db: Kysely<Database>): readonly [CompiledQuery, CompiledQuery] {
  const roomId = named("roomId");
  const take = db
    .updateTable("chat_rooms")
    .set(({ eb }) => ({ last_seq: eb("last_seq", "+", eb.lit(1)) }))
    .where("id", "=", roomId)
    .returning("last_seq");
  const insert = db
    .insertInto("chat_messages")
    .values((eb) => ({
      room_id: roomId,
      seq: eb.selectFrom("chat_rooms").select("last_seq").where("id", "=", roomId).$asScalar().$notNull(),
      id: named("id"),
      sender_id: named("senderId"),
      content: named("content"),
      created_at: named<number>("now"),
    }))
    .onConflict((conflict) => conflict.columns(["room_id", "sender_id", "id"]).doNothing());
  return [take.compile(), insert.compile()];
}

/**
 * Stores messages that come for the first time, to rooms that there are: nearly all do, and then no query needs another's
 * answer. The queries are compiled once, because that took longer than running them. Undefined where the database has no
 * such way.
 */
export function messageUnit(db: Kysely<Database>): StoreUnit | undefined {
  const storeTogether = storeTogetherIn(db);
  if (!storeTogether) return undefined;
  const queries = compileQueries(db);
  return async (messages, now) => {
    const bound = messages.flatMap((message) => queries.map((query) => bind(query, { ...message, now })));
    const rows = await storeTogether(bound);
    return rows && messages.map((message, index) => stored(message, now, rows[index * queries.length]));
  };
}

function stored({ id, roomId, senderId, content }: NewMessage, now: number, taken: unknown): StoredMessage {
  const [{ last_seq: seq }] = takenSchema.parse(taken);
  const row = { room_id: roomId, seq, id, sender_id: senderId, content, created_at: now, read_at: null };
  return { message: toMessage(row), isNew: true };
}
