import { type CompiledQuery, type Kysely, sql, type Transaction } from "kysely";
import type { ChatRoomsTable, Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { type NewMessage, newRow, type StoredMessage, selectMessages, storeWelcome, toMessage } from "./room-store.ts";

/** The sender has sent another content under this id. */
export class MessageConflictError extends Error {}

/** What its sender's id stands for in its room. */
export const keyOf = ({ roomId, senderId, id }: Pick<NewMessage, "roomId" | "senderId" | "id">) =>
  `${roomId} ${senderId} ${id}`;

const bind = <Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]): CompiledQuery<Row> => ({
  ...query,
  parameters,
});

const anyRoom: ChatRoomsTable = { id: "", created_at: 0, last_seq: 0 };

/**
 * Where messages are stored. What stores them is compiled once, because that takes longer than the database takes to run
 * it.
 */
export class MessageStore {
  readonly #db: Kysely<Database>;
  readonly #lockRooms = new Map<number, CompiledQuery<{ id: string; last_seq: number }>>();
  readonly #storeNew: CompiledQuery<Stored>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
    this.#storeNew = compileStoreNew(db);
  }

  /**
   * Stores messages in one transaction, each under its room's next `seq`, in the order given, and leaves out those that are
   * stored already: of each it tells which. No two of them may have the same key. For PostgreSQL, whose statements take
   * lists.
   */
  async storeAll(messages: readonly NewMessage[], now: number): Promise<(StoredMessage | undefined)[]> {
    return inTransaction(this.#db, async (trx) => {
      await this.#lock(trx, messages, now);
      const lists = (["roomId", "senderId", "id", "content"] as const).map((name) => messages.map((one) => one[name]));
      const { rows } = await trx.executeQuery(bind(this.#storeNew, [...lists, now]));
      const seqs = new Map(rows.map(({ place, seq }) => [place - 1, seq]));
      const known = await findKnown(
        trx,
        messages.filter((_, index) => !seqs.has(index)),
      );
      return messages.map((message, index) => {
        const seq = seqs.get(index);
        if (seq !== undefined) return { message: toMessage(newRow(message, seq, now)), isNew: true };
        return known.get(keyOf(message));
      });
    });
  }

  /** Makes the rooms of these messages that there are not. */
  async openRooms(messages: readonly NewMessage[], now: number): Promise<void> {
    await inTransaction(this.#db, async (trx) => this.#lock(trx, messages, now));
  }

  /** The messages that are stored under the keys of these, by key. */
  async findKnown(messages: readonly NewMessage[]): Promise<ReadonlyMap<string, StoredMessage>> {
    return findKnown(this.#db, messages);
  }

  /** From here to the transaction's end nobody else writes into these rooms; those that are new get a contact's welcome. */
  async #lock(trx: Transaction<Database>, messages: readonly NewMessage[], now: number): Promise<void> {
    // In the order of ids, so that two transactions never wait for each other.
    const roomIds = [...new Set(messages.map(({ roomId }) => roomId))].toSorted();
    const query = this.#lockRooms.get(roomIds.length) ?? compileLock(this.#db, roomIds.length);
    this.#lockRooms.set(roomIds.length, query);
    const { rows } = await trx.executeQuery(
      bind(
        query,
        roomIds.flatMap((id) => [id, now, 0]),
      ),
    );
    // A room that exists has a message.
    for (const { id, last_seq } of rows) if (last_seq === 0) await storeWelcome(trx, id, now);
  }
}

function compileLock(db: Kysely<Database>, rooms: number): CompiledQuery<{ id: string; last_seq: number }> {
  return db
    .insertInto("chat_rooms")
    .values(Array.from({ length: rooms }, () => anyRoom))
    .onConflict((conflict) => conflict.column("id").doUpdateSet((eb) => ({ last_seq: eb.ref("chat_rooms.last_seq") })))
    .returning(["id", "last_seq"])
    .compile();
}

/** `place` counts the messages given from 1. */
type Stored = { place: number; seq: number };

/**
 * Inserts what is new of the lists of room ids, senders, ids and contents at a time, each under the next number of its room,
 * counts it in the rooms, and tells which it was. Run it with the rooms locked: it sees them as they are when it begins.
 */
function compileStoreNew(db: Kysely<Database>): CompiledQuery<Stored> {
  return sql<Stored>`
    with given as (
      select * from unnest(${[]}::text[], ${[]}::text[], ${[]}::text[], ${[]}::text[])
        with ordinality as given (room_id, sender_id, id, content, place)
    ), numbered as (
      select given.*, last_seq + row_number() over (partition by room_id order by place) as seq
      from given join chat_rooms on chat_rooms.id = given.room_id
      where not exists (
        select from chat_messages as known
        where known.room_id = given.room_id and known.sender_id = given.sender_id and known.id = given.id
      )
    ), stored as (
      insert into chat_messages (room_id, seq, id, sender_id, content, created_at)
      select room_id, seq, id, sender_id, content, ${0}::bigint from numbered
    ), counted as (
      update chat_rooms set last_seq = newest.seq
      from (select room_id, max(seq) as seq from numbered group by room_id) as newest
      where chat_rooms.id = newest.room_id
    )
    select place, seq from numbered`.compile(db);
}

async function findKnown(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
): Promise<ReadonlyMap<string, StoredMessage>> {
  if (messages.length === 0) return new Map();
  const rows = await selectMessages(db)
    .where((eb) =>
      eb.or(
        messages.map(({ roomId, senderId, id }) =>
          eb.and([
            eb("chat_messages.room_id", "=", roomId),
            eb("chat_messages.sender_id", "=", senderId),
            eb("chat_messages.id", "=", id),
          ]),
        ),
      ),
    )
    .execute();
  const known = rows.map((row) => toMessage(row, row.read_up_to));
  return new Map(known.map((message) => [keyOf(message), { message, isNew: false }]));
}
