import type { CompiledQuery, Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../../storage/schema.ts";
import { inTransaction, type StoreTogether, storeTogetherIn } from "../../storage/transaction.ts";
import {
  bind,
  bindNames,
  compileInsertList,
  compileInsertOne,
  compileLock,
  compileTouchOne,
  listNames,
  type Numbered,
  namesOf,
  type RoomNumber,
} from "./message-statements-store.ts";
import { type NewMessage, newRow, type StoredMessage, selectMessages, storeWelcome, toMessage } from "./room-store.ts";

/** The id was used with other content. */
export class MessageConflictError extends Error {}

/** A message to store, with its callbacks. */
export type PendingMessage = {
  message: NewMessage;
  resolve: (stored: StoredMessage) => void;
  reject: (error: unknown) => void;
};

const insertedSchema = z.union([z.tuple([z.object({ seq: z.number() })]), z.tuple([])]);

/** Stores messages in one transaction, in order. Known ones cost no commit: on a slow disk clients resend. */
export class MessageStore {
  readonly #db: Kysely<Database>;
  readonly #storeTogether: StoreTogether | undefined;
  readonly #insertOne: readonly [insert: CompiledQuery, count: CompiledQuery];
  readonly #touchOne: CompiledQuery;
  readonly #insertList: CompiledQuery<Numbered>;
  readonly #lockRooms = new Map<number, CompiledQuery<RoomNumber>>();

  constructor(db: Kysely<Database>) {
    this.#db = db;
    this.#storeTogether = storeTogetherIn(db);
    this.#insertOne = compileInsertOne(db);
    this.#touchOne = compileTouchOne(db);
    this.#insertList = compileInsertList(db);
  }

  /** Resolves once every message is settled. */
  async store(batch: readonly PendingMessage[], now = Date.now()): Promise<void> {
    const stored = this.#storeTogether
      ? this.#storeAsUnits(batch, now, this.#storeTogether)
      : this.#storeAsList(batch, now);
    const failure = await stored.then(
      () => new Error("A message was erased as soon as it was found"),
      (error: unknown) => error,
    );
    // Settled promises ignore this.
    for (const { reject } of batch) reject(failure);
  }

  /** SQLite: no statement needs another's result, so all go to the writer at once. New rooms are opened first. */
  async #storeAsUnits(batch: readonly PendingMessage[], now: number, storeTogether: StoreTogether): Promise<void> {
    const store = async (some: readonly PendingMessage[]) => {
      const units = some.map(({ message }) => {
        const names = namesOf(message, now);
        const queries = names.contactId === null ? this.#insertOne : [...this.#insertOne, this.#touchOne];
        return queries.map((query) => bindNames(query, names));
      });
      const results = await storeTogether(units.flat());
      let done = 0;
      const left = { known: [] as PendingMessage[], roomless: [] as PendingMessage[] };
      for (const [index, pending] of some.entries()) {
        const [inserted, counted] = results.slice(done);
        done += units[index]?.length ?? 0;
        const [row] = insertedSchema.parse(inserted?.rows);
        if (row) pending.resolve({ message: toMessage(newRow(pending.message, row.seq, now)), isNew: true });
        else left[Number(counted?.changes) === 0 ? "roomless" : "known"].push(pending);
      }
      return left;
    };
    const { known, roomless } = await store(batch);
    if (roomless.length > 0) {
      await inTransaction(this.#db, async (trx) => this.#lock(trx, roomless, now));
      known.push(...(await store(roomless)).known);
    }
    resolveKnown(known, await findKnown(this.#db, known));
  }

  /** PostgreSQL: statements take lists and see rooms as of their start, so rooms are locked first. */
  async #storeAsList(batch: readonly PendingMessage[], now: number): Promise<void> {
    const [firsts, duplicates] = splitDuplicates(batch);
    const found = await inTransaction(this.#db, async (trx) => {
      await this.#lock(trx, firsts, now);
      const given = firsts.map(({ message }) => namesOf(message, now));
      const columns = listNames.map((name) => given.map((names) => names[name]));
      const { rows } = await trx.executeQuery(bind(this.#insertList, [...columns, now]));
      const seqs = new Map(rows.map(({ place, seq }) => [place - 1, seq]));
      const stored = new Map(
        await findKnown(
          trx,
          firsts.filter((_, index) => !seqs.has(index)),
        ),
      );
      for (const [index, { message }] of firsts.entries()) {
        const seq = seqs.get(index);
        if (seq !== undefined)
          stored.set(keyOf(message), { message: toMessage(newRow(message, seq, now)), isNew: true });
      }
      return stored;
    });
    resolveKnown(firsts, found);
    for (const [key, { message }] of found) found.set(key, { message, isNew: false });
    resolveKnown(duplicates, found);
  }

  /** Locks the rooms for this transaction; new ones get a contact's welcome. */
  async #lock(trx: Transaction<Database>, batch: readonly PendingMessage[], now: number): Promise<void> {
    // Sorted, so that no two transactions deadlock.
    const roomIds = [...new Set(batch.map(({ message }) => message.roomId))].toSorted();
    const query = this.#lockRooms.get(roomIds.length) ?? compileLock(this.#db, roomIds.length);
    this.#lockRooms.set(roomIds.length, query);
    const values = roomIds.flatMap((id) => [id, now, 0]);
    const { rows } = await trx.executeQuery(bind(query, values));
    // An existing room has a message.
    for (const { id, last_seq } of rows) if (last_seq === 0) await storeWelcome(trx, id, now);
  }
}

const keyOf = ({ roomId, senderId, id }: Pick<NewMessage, "roomId" | "senderId" | "id">) =>
  `${roomId} ${senderId} ${id}`;

/** Settles messages that are already stored; the key may belong to other content. */
function resolveKnown(batch: readonly PendingMessage[], found: ReadonlyMap<string, StoredMessage>): void {
  for (const { message, resolve, reject } of batch) {
    const stored = found.get(keyOf(message));
    if (stored && stored.message.content !== message.content) reject(new MessageConflictError());
    else if (stored) resolve(stored);
  }
}

/** A message sent by both POST and socket occurs twice: separates first occurrences from the others. */
function splitDuplicates(
  batch: readonly PendingMessage[],
): [firsts: readonly PendingMessage[], duplicates: readonly PendingMessage[]] {
  const firsts = new Map<string, PendingMessage>();
  for (const pending of batch) {
    const key = keyOf(pending.message);
    if (!firsts.has(key)) firsts.set(key, pending);
  }
  const first = new Set(firsts.values());
  return [[...first], batch.filter((pending) => !first.has(pending))];
}

/** Finds messages stored under the same keys. */
async function findKnown(
  db: Kysely<Database>,
  batch: readonly PendingMessage[],
): Promise<ReadonlyMap<string, StoredMessage>> {
  if (batch.length === 0) return new Map();
  const rows = await selectMessages(db)
    .where((eb) =>
      eb.or(
        batch.map(({ message: { roomId, senderId, id } }) =>
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
