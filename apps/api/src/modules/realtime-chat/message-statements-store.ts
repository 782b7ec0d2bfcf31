import { type CompiledQuery, type Kysely, sql } from "kysely";
import type { ChatRoomsTable, Database } from "../../storage/schema.ts";
import { contactOf, type NewMessage } from "./room-store.ts";

// `place`: a given message's position, counted from 1.

export type RoomNumber = { id: string; last_seq: number };
/** `place` counts the messages given from 1. */
export type Numbered = { place: number; seq: number };

export function bind<Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]): CompiledQuery<Row> {
  return { ...query, parameters };
}

const anyRoom: ChatRoomsTable = { id: "", created_at: 0, last_seq: 0 };

export function compileLock(db: Kysely<Database>, rooms: number): CompiledQuery<RoomNumber> {
  return db
    .insertInto("chat_rooms")
    .values(Array.from({ length: rooms }, () => anyRoom))
    .onConflict((conflict) => conflict.column("id").doUpdateSet((eb) => ({ last_seq: eb.ref("chat_rooms.last_seq") })))
    .returning(["id", "last_seq"])
    .compile();
}

/** The contact's cursor: the previous version moves it without updating the conversation's copy. */
const seen = sql<number>`coalesce((
  select read_up_to from chat_read_cursors as seen
  where seen.room_id = excluded.room_id and seen.user_id = excluded.contact_id), 0)`;

export const listNames = ["roomId", "senderId", "id", "content", "contactId", "author", "personId"] as const;

/** Inserts the new messages of {@link listNames}, updates rooms and conversations, and returns the new ones. */
export function compileInsertList(db: Kysely<Database>): CompiledQuery<Numbered> {
  const list = sql`${[]}::text[]`;
  const lists = sql.join(listNames.map(() => list));
  return sql<Numbered>`
    with given as (
      select * from unnest(${lists})
        with ordinality as given (room_id, sender_id, id, content, contact_id, author, person_id, place)
    ), moment as (
      select ${0}::bigint as now
    ), numbered as (
      select given.*, last_seq + row_number() over (partition by room_id order by place) as seq
      from given join chat_rooms on chat_rooms.id = given.room_id
      where not exists (
        select from chat_messages as known
        where known.room_id = given.room_id and known.sender_id = given.sender_id and known.id = given.id
      )
    ), stored as (
      insert into chat_messages (room_id, seq, id, sender_id, content, created_at, author, person_id)
      select room_id, seq, id, sender_id, content, now, author, person_id from numbered, moment
    ), counted as (
      update chat_rooms set last_seq = newest.seq
      from (select room_id, max(seq) as seq from numbered group by room_id) as newest
      where chat_rooms.id = newest.room_id
    ), heard as (
      select room_id, contact_id, max(seq) as last_seq,
        bool_or(sender_id <> contact_id) as by_visitor, bool_or(sender_id = contact_id) as by_contact,
        (array_agg(sender_id <> contact_id order by seq desc))[1] as waits
      from numbered where contact_id is not null group by room_id, contact_id
    ), touched as (
      insert into conversations
        (room_id, contact_id, created_at, closed, version, last_seq, active_at, waiting_since)
      select room_id, contact_id, now, 0, 1, last_seq, now, case when waits then now end from heard, moment
      on conflict (room_id) do update set
        last_seq = excluded.last_seq, seen_seq = greatest(conversations.seen_seq, ${seen}),
        active_at = excluded.active_at,
        waiting_since = case
          when (select by_contact from heard where heard.room_id = excluded.room_id) then excluded.waiting_since
          else coalesce(case conversations.closed when 0 then conversations.waiting_since end, excluded.waiting_since) end,
        version = conversations.version + case
          when (select by_visitor from heard where heard.room_id = excluded.room_id)
            and (conversations.closed = 1 or conversations.snoozed_until is not null) then 1 else 0 end,
        closed = case
          when (select by_visitor from heard where heard.room_id = excluded.room_id) then 0
          else conversations.closed end,
        snoozed_until = case
          when (select by_visitor from heard where heard.room_id = excluded.room_id) then null
          else conversations.snoozed_until end
    )
    select place, seq from numbered`.compile(db);
}

/** Values by parameter name. `waitingSince`: now for a visitor's message to a contact. */
export function namesOf({ by, ...message }: NewMessage, now: number) {
  const contactId = contactOf(message.roomId)?.id ?? null;
  const waitingSince = contactId === null || contactId === message.senderId ? null : now;
  return { ...message, now, contactId, waitingSince, author: by?.firstName ?? null, personId: by?.personId ?? null };
}

type Names = ReturnType<typeof namesOf>;

/** A parameter whose value is its name until it is bound. */
const named = <Value = string>(name: keyof Names) => sql<Value>`${name}`;

export function bindNames(query: CompiledQuery, values: Names): CompiledQuery {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all parameters of these queries are named
  const parameters = query.parameters.map((name) => values[name as keyof Names]);
  return bind(query, parameters);
}

/** Inserts a message under the room's next `seq`; then updates the room if the message was new. */
export function compileInsertOne(db: Kysely<Database>): readonly [insert: CompiledQuery, count: CompiledQuery] {
  const roomId = named("roomId");
  const insert = db
    .insertInto("chat_messages")
    .columns(["room_id", "seq", "id", "sender_id", "content", "created_at", "author", "person_id"])
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
          named<string | null>("author").as("author"),
          named<string | null>("personId").as("person_id"),
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

/** Updates the conversation with its newest message; a visitor's message reopens it. */
export function compileTouchOne(db: Kysely<Database>): CompiledQuery {
  return sql`
    insert into conversations
      (room_id, contact_id, created_at, closed, version, last_seq, active_at, waiting_since)
    select id, ${named("contactId")}, created_at, 0, 1, last_seq, ${named("now")}, ${named("waitingSince")}
    from chat_rooms where id = ${named("roomId")} and last_seq > 0
    on conflict (room_id) do update set
      last_seq = excluded.last_seq, seen_seq = max(seen_seq, ${seen}),
      active_at = excluded.active_at,
      waiting_since = case when excluded.waiting_since is null then null
        else coalesce(case closed when 0 then waiting_since end, excluded.waiting_since) end,
      version = version
        + (excluded.waiting_since is not null and (closed = 1 or snoozed_until is not null)),
      closed = case when excluded.waiting_since is null then closed else 0 end,
      snoozed_until = case when excluded.waiting_since is null then snoozed_until end
    where excluded.last_seq > conversations.last_seq`.compile(db);
}
