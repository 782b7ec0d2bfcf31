import type { Storage } from "../../storage/storage.ts";
import { MessageStore, StoredBeforeError } from "./message-store.ts";
import { messageUnit, type StoreUnit } from "./message-unit-store.ts";
import type { NewMessage, StoredMessage } from "./room-store.ts";

/** A message that is to be stored, and who is told what became of it. */
export type Waiting = {
  message: NewMessage;
  resolve: (stored: StoredMessage) => void;
  reject: (error: unknown) => void;
};

/**
 * Stores messages together. Those that were stored before, by either road, are found and told, without a commit for each:
 * on a slow disk clients send again, and one commit for each of those would make it slower still.
 */
export class MessageBatches {
  readonly #store: MessageStore;
  readonly #storeUnit: StoreUnit | undefined;

  constructor(db: Storage["db"]) {
    this.#store = new MessageStore(db);
    this.#storeUnit = messageUnit(db);
  }

  /** Resolves when each of them has been told. */
  async store(batch: readonly Waiting[]): Promise<void> {
    const stored = this.#storeUnit ? this.#storeByUnit(batch, this.#storeUnit) : this.#storeByTransaction(batch);
    const failure = await stored.then(
      () => new Error("A message was erased as soon as it was found"),
      (error: unknown) => error,
    );
    // Who was told already does not hear it. For the others it is not known what was committed: they ask again.
    for (const { reject } of batch) reject(failure);
  }

  async #storeByUnit(batch: readonly Waiting[], storeUnit: StoreUnit): Promise<void> {
    const outcomes = await storeUnit(messagesOf(batch), Date.now());
    for (const [index, outcome] of outcomes.entries()) if (typeof outcome === "object") batch[index]?.resolve(outcome);
    const roomless = batch.filter((_, index) => outcomes[index] === "no room");
    if (roomless.length > 0) await this.#storeByTransaction(roomless);
    await this.#tellKnown(batch.filter((_, index) => outcomes[index] === "known"));
  }

  /** Nothing is stored where one of them is known: then those are told, and the rest is stored. */
  async #storeByTransaction(batch: readonly Waiting[]): Promise<void> {
    const [firsts, twins] = apart(batch);
    try {
      const stored = await this.#store.storeAll(messagesOf(firsts), Date.now());
      for (const [index, one] of stored.entries()) firsts[index]?.resolve(one);
    } catch (error) {
      if (!(error instanceof StoredBeforeError)) throw error;
      const unknown = await this.#tellKnown(firsts);
      if (unknown.length === firsts.length) throw error;
      if (unknown.length > 0) await this.#storeByTransaction(unknown);
    }
    await this.#tellKnown(twins);
  }

  /** Tells those whose message was stored before, and gives the others. */
  async #tellKnown(batch: readonly Waiting[]): Promise<Waiting[]> {
    const unknown: Waiting[] = [];
    for (const waiting of batch) {
      try {
        const known = await this.#store.findKnown(waiting.message);
        if (known) waiting.resolve(known);
        else unknown.push(waiting);
      } catch (error) {
        waiting.reject(error);
      }
    }
    return unknown;
  }
}

const messagesOf = (batch: readonly Waiting[]) => batch.map(({ message }) => message);

/** Messages that came by both roads at once stand there twice: the first of each, and the others. */
function apart(batch: readonly Waiting[]): [firsts: Waiting[], twins: Waiting[]] {
  const firsts = new Map<string, Waiting>();
  const twins: Waiting[] = [];
  for (const waiting of batch) {
    const { roomId, senderId, id } = waiting.message;
    const key = `${roomId} ${senderId} ${id}`;
    if (firsts.has(key)) twins.push(waiting);
    else firsts.set(key, waiting);
  }
  return [[...firsts.values()], twins];
}
