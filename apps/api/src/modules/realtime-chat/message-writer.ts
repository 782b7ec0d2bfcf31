import type { Storage } from "../../storage/storage.ts";
import { MessageBatches, type Waiting } from "./message-batches.ts";
import type { NewMessage, StoredMessage } from "./room-store.ts";

/** While one transaction waits for the disk the next one is filled. */
const transactionsAtOnce = 2;
const messagesAtOnce = 64;

/**
 * Stores the messages that wait at the end of an event loop's turn together, in one transaction: the way to the database
 * and the disk is what a message costs. A room is written by one transaction at a time, so that its messages keep their
 * order, and a room that is locked elsewhere holds up no more than those that came with it.
 */
export class MessageWriter {
  readonly #batches: MessageBatches;
  #waiting: Waiting[] = [];
  /** The rooms of the transactions under way. */
  readonly #rooms = new Set<string>();
  #transactions = 0;
  #planned = false;

  constructor(db: Storage["db"]) {
    this.#batches = new MessageBatches(db);
  }

  /**
   * Resolves when the message is committed and on disk, or was before.
   * @throws {MessageConflictError} when its sender has sent another content under this id.
   */
  async store(message: NewMessage): Promise<StoredMessage> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, resolve, reject });
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#planned || this.#waiting.length === 0 || this.#transactions >= transactionsAtOnce) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    const batch = this.#take();
    if (batch.length === 0) return;
    const rooms = new Set(batch.map(({ message }) => message.roomId));
    for (const room of rooms) this.#rooms.add(room);
    this.#transactions += 1;
    await this.#batches.store(batch);
    this.#transactions -= 1;
    for (const room of rooms) this.#rooms.delete(room);
    this.#plan();
  }

  #take(): Waiting[] {
    const batch: Waiting[] = [];
    this.#waiting = this.#waiting.filter((waiting) => {
      if (batch.length >= messagesAtOnce || this.#rooms.has(waiting.message.roomId)) return true;
      batch.push(waiting);
      return false;
    });
    return batch;
  }
}
