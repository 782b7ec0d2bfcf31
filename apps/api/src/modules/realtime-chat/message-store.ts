import type { CompiledQuery, Kysely, Transaction } from "kysely";
import type { ChatMessagesTable, ChatRoomsTable, Database } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { type NewMessage, newRow, type StoredMessage, selectMessages, storeWelcome, toMessage } from "./room-store.ts";

/** The sender has sent another content under this id. */
export class MessageConflictError extends Error {}

/** One of the messages is stored already, or there twice: nothing was stored, and the numbers go to the next ones. */
export class StoredBeforeError extends Error {}

type Values = readonly (string | number | null)[];

/** Makes a statement once for each number of rows; only its values change. */
function madeOnce<Row>(make: (rows: number) => CompiledQuery<Row>): (rows: readonly Values[]) => CompiledQuery<Row> {
  const made = new Map<number, CompiledQuery<Row>>();
  return (rows) => {
    const query = made.get(rows.length) ?? make(rows.length);
    made.set(rows.length, query);
    return { ...query, parameters: rows.flat() };
  };
}

const anyRoom: ChatRoomsTable = { id: "", created_at: 0, last_seq: 0 };
const anyMessage: ChatMessagesTable = {
  room_id: "",
  seq: 0,
  id: "",
  sender_id: "",
  content: "",
  created_at: 0,
};

const valuesOf = (row: ChatMessagesTable): Values => [
  row.room_id,
  row.seq,
  row.id,
  row.sender_id,
  row.content,
  row.created_at,
];

/**
 * Where messages are stored. Its two statements are made once for each number of rows, because making them takes longer
 * than the database takes to run them.
 */
export class MessageStore {
  readonly #db: Kysely<Database>;
  readonly #takeNumbers;
  readonly #insertMessages;

  constructor(db: Kysely<Database>) {
    this.#db = db;
    this.#takeNumbers = madeOnce((rows) =>
      db
        .insertInto("chat_rooms")
        .values(Array.from({ length: rows }, () => anyRoom))
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((eb) => ({
            last_seq: eb("chat_rooms.last_seq", "+", eb.ref("excluded.last_seq")),
          })),
        )
        .returning(["id", "last_seq"])
        .compile(),
    );
    this.#insertMessages = madeOnce((rows) =>
      db
        .insertInto("chat_messages")
        .values(Array.from({ length: rows }, () => anyMessage))
        .onConflict((conflict) => conflict.columns(["room_id", "sender_id", "id"]).doNothing())
        .compile(),
    );
  }

  /**
   * Stores messages in one transaction, each under its room's next `seq`, in the order given; the rooms' rows are locked
   * by it, so numbers are committed in their order. At most as many as a statement has parameters for: 1,000.
   * @throws {StoredBeforeError} when the sender of one had sent its id before; then nothing is stored.
   */
  async storeAll(messages: readonly NewMessage[], now: number): Promise<StoredMessage[]> {
    return inTransaction(this.#db, async (trx) => {
      const taken = await this.#take(trx, messages, now);
      const rows = messages.map((message) => {
        const seq = (taken.get(message.roomId) ?? 0) + 1;
        taken.set(message.roomId, seq);
        return newRow(message, seq, now);
      });
      const { numAffectedRows } = await trx.executeQuery(this.#insertMessages(rows.map(valuesOf)));
      if (numAffectedRows !== BigInt(rows.length)) throw new StoredBeforeError();
      return rows.map((row) => ({ message: toMessage(row), isNew: true }));
    });
  }

  /**
   * The sender's message of this id, where there is one.
   * @throws {MessageConflictError} when it has other content.
   */
  async findKnown(message: NewMessage): Promise<StoredMessage | undefined> {
    const row = await selectMessages(this.#db, message.roomId)
      .where("sender_id", "=", message.senderId)
      .where("id", "=", message.id)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.content !== message.content) throw new MessageConflictError();
    return { message: toMessage(row, row.read_up_to), isNew: false };
  }

  /** Takes as many numbers in each room as it gets messages, and gives the last one that had been taken before. */
  async #take(trx: Transaction<Database>, messages: readonly NewMessage[], now: number): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { roomId } of messages) counts.set(roomId, (counts.get(roomId) ?? 0) + 1);
    // Each room is locked from here on: in the order of ids, so that two transactions never wait for each other.
    const roomIds = [...counts.keys()].toSorted();
    const query = this.#takeNumbers(roomIds.map((id) => [id, now, counts.get(id) ?? 0]));
    const { rows } = await trx.executeQuery(query);
    const taken = new Map<string, number>();
    for (const { id, last_seq } of rows) {
      const before = last_seq - (counts.get(id) ?? 0);
      // A room that exists has a message: this one is new.
      taken.set(id, before === 0 ? await storeWelcome(trx, id, now) : before);
    }
    return taken;
  }
}
