import { isPostgres } from "../../storage/dialect.ts";
import type { Storage } from "../../storage/storage.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { MessageStore, type PendingMessage } from "./message-store.ts";
import type { NewMessage, StoredMessage } from "./room-store.ts";

/** While one waits for the disk, the next is filled. */
const transactionsAtOnce = 2;
const messagesAtOnce = 64;
/** Messages that may wait; any more are refused, and their senders keep them. */
const longestQueue = 4_000;
const longestWaitMs = { sqlite: 10_000, postgres: 3_000 };

/** Stores a turn's messages in one transaction. A room is in only one at a time, which preserves its order. */
export class MessageWriter {
  readonly #store: MessageStore;
  /** Milliseconds; a server may vanish, and requests get a response within 10 s. */
  readonly #longestWaitMs: number;
  #pending: (PendingMessage & { since: number })[] = [];
  #giveUpTimer: NodeJS.Timeout | undefined;
  /** Rooms of the transactions in progress. */
  readonly #rooms = new Set<string>();
  #transactions = 0;
  #planned = false;

  constructor(db: Storage["db"]) {
    this.#store = new MessageStore(db);
    this.#longestWaitMs = longestWaitMs[isPostgres(db) ? "postgres" : "sqlite"];
  }

  /**
   * Resolves once the message is on disk.
   * @throws {MessageConflictError} if the id was used with other content.
   * @throws {StorageError} `busy` if too many wait or it waited too long; otherwise as the database throws.
   */
  async store(message: NewMessage): Promise<StoredMessage> {
    if (this.#pending.length >= longestQueue)
      throw new StorageError("busy", "Too many messages wait for the database.");
    return new Promise((resolve, reject) => {
      this.#pending.push({ message, resolve, reject, since: performance.now() });
      this.#plan();
      this.#watch();
    });
  }

  #plan(): void {
    if (this.#planned || this.#pending.length === 0 || this.#transactions >= transactionsAtOnce) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      void this.#write();
    });
  }

  /** One timer for all waiting messages, restarted while there are any. */
  #watch(): void {
    const [first] = this.#pending;
    if (this.#giveUpTimer || !first) return;
    const left = first.since + this.#longestWaitMs - performance.now();
    this.#giveUpTimer = setTimeout(() => {
      this.#giveUpTimer = undefined;
      const latest = performance.now() - this.#longestWaitMs;
      const late = this.#pending.filter(({ since }) => since <= latest);
      this.#pending = this.#pending.filter(({ since }) => since > latest);
      for (const { reject } of late)
        reject(new StorageError("busy", "A message has waited too long for the database."));
      this.#watch();
    }, left).unref();
  }

  async #write(): Promise<void> {
    const batch = this.#take();
    if (batch.length === 0) return;
    const rooms = new Set(batch.map(({ message }) => message.roomId));
    for (const room of rooms) this.#rooms.add(room);
    this.#transactions += 1;
    await this.#store.store(batch);
    this.#transactions -= 1;
    for (const room of rooms) this.#rooms.delete(room);
    this.#plan();
  }

  #take(): PendingMessage[] {
    const batch: PendingMessage[] = [];
    this.#pending = this.#pending.filter((pending) => {
      if (batch.length >= messagesAtOnce || this.#rooms.has(pending.message.roomId)) return true;
      batch.push(pending);
      return false;
    });
    return batch;
  }
}
