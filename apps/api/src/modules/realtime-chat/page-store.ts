import { type RoomMessage, roomMembers } from "@thirtyfold/realtime-protocol";
import type { Kysely } from "kysely";
import type { Database } from "../../storage/schema.ts";
import { readRoom, selectMessages, toMessage, unstoredWelcome } from "./room-store.ts";

/** The exclusive boundary of a page: a message's id or `seq`. */
export type Cursor = string | number;
/** The newest `limit`, those before a cursor, or those after it. */
export type PageQuery = Readonly<{ limit: number; before?: Cursor | undefined; after?: Cursor | undefined }>;
export type MessagePage = Readonly<{ messages: readonly RoomMessage[]; hasOlder: boolean; hasNewer: boolean }>;

/** `parameter` does not refer to a message of the room. */
export class UnknownCursorError extends Error {
  readonly parameter: "before" | "after";

  constructor(parameter: "before" | "after") {
    super();
    this.parameter = parameter;
  }
}

type Bounds = Readonly<{ before: number | undefined; after: number | undefined }>;

async function toSeq(
  db: Kysely<Database>,
  roomId: string,
  parameter: "before" | "after",
  cursor: Cursor | undefined,
): Promise<number | undefined> {
  if (cursor === undefined) return undefined;
  // A number beyond the room's last `seq` may be an id: those made with `Date.now()` are digits as well.
  if (typeof cursor === "number" && cursor <= (await readRoom(db, roomId)).seq) return cursor;
  const rows = await db
    .selectFrom("chat_messages")
    .select("seq")
    .where("room_id", "=", roomId)
    // Names both people, because the index is on room, sender and id.
    .where("sender_id", "in", roomMembers(roomId) ?? [])
    .where("id", "=", String(cursor))
    .execute();
  if (rows.length === 0 && typeof cursor === "number") return cursor;
  if (rows.length === 0) throw new UnknownCursorError(parameter);
  // Two people may use the same id: one message too many is better than one too few.
  const all = rows.map(({ seq }) => seq);
  return parameter === "before" ? Math.max(...all) : Math.min(...all);
}

async function readRows(db: Kysely<Database>, roomId: string, { before, after }: Bounds, limit: number) {
  let query = selectMessages(db).where("chat_messages.room_id", "=", roomId);
  if (before !== undefined) query = query.where("seq", "<", before);
  if (after !== undefined) query = query.where("seq", ">", after);
  return query
    .orderBy("seq", after === undefined ? "desc" : "asc")
    .limit(limit)
    .execute();
}

async function exists(db: Kysely<Database>, roomId: string, side: "<" | ">", seq: number): Promise<boolean> {
  const row = await db
    .selectFrom("chat_messages")
    .select("seq")
    .where("room_id", "=", roomId)
    .where("seq", side, seq)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of the unstored welcome. @throws {UnknownCursorError} */
function pageOf(all: readonly RoomMessage[], { limit, ...query }: PageQuery): MessagePage {
  const seqOf = (parameter: "before" | "after") => {
    const cursor = query[parameter];
    if (typeof cursor !== "string") return cursor;
    const message = all.find(({ id }) => id === cursor);
    if (!message) throw new UnknownCursorError(parameter);
    return message.seq;
  };
  const [before = Number.POSITIVE_INFINITY, after] = [seqOf("before"), seqOf("after")];
  const between = all.filter(({ seq }) => seq < before && seq > (after ?? 0));
  const messages = after === undefined ? between.slice(-limit) : between.slice(0, limit);
  const [first, last] = [messages[0], messages.at(-1)];
  return {
    messages,
    hasOlder: first !== undefined && first !== all[0],
    hasNewer: last !== all.at(-1) && last !== undefined,
  };
}

/** @throws {UnknownCursorError} */
export async function readPage(db: Kysely<Database>, roomId: string, query: PageQuery): Promise<MessagePage> {
  const welcome = await unstoredWelcome(db, roomId);
  if (welcome) return pageOf(welcome, query);
  const { limit } = query;
  const before = await toSeq(db, roomId, "before", query.before);
  const after = await toSeq(db, roomId, "after", query.after);
  const rows = await readRows(db, roomId, { before, after }, limit + 1);
  const more = rows.length > limit;
  const page = rows.slice(0, limit).toSorted((one, other) => one.seq - other.seq);
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return { messages: [], hasOlder: false, hasNewer: false };
  const forward = after !== undefined;
  const beyond = async (side: "<" | ">") => exists(db, roomId, side, (side === "<" ? first : last).seq);
  return {
    messages: page.map((row) => toMessage(row, row.read_up_to)),
    hasOlder: forward ? await beyond("<") : more,
    hasNewer: forward && more ? true : (forward || before !== undefined) && (await beyond(">")),
  };
}
