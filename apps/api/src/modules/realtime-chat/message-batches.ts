import type { Storage } from "../../storage/storage.ts";
import { keyOf, MessageConflictError, MessageStore } from "./message-store.ts";
import { messageUnit, type StoreUnit, type UnitOutcome } from "./message-unit-store.ts";
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
  async store(batch: readonly Waiting[], now = Date.now()): Promise<void> {
    const stored = this.#storeUnit
      ? this.#storeByUnit(batch, now, this.#storeUnit)
      : this.#storeByTransaction(batch, now);
    const failure = await stored.then(
      () => new Error("A message was erased as soon as it was found"),
      (error: unknown) => error,
    );
    // Who was told already does not hear it.
    for (const { reject } of batch) reject(failure);
  }

  async #storeByUnit(batch: readonly Waiting[], now: number, storeUnit: StoreUnit): Promise<void> {
    const store = async (some: readonly Waiting[], outcome: UnitOutcome) => {
      const outcomes = await storeUnit(messagesOf(some), now);
      for (const [index, one] of outcomes.entries()) if (typeof one === "object") some[index]?.resolve(one);
      return { outcomes, left: some.filter((_, index) => outcomes[index] === outcome) };
    };
    const { outcomes, left: roomless } = await store(batch, "no room");
    const known = batch.filter((_, index) => outcomes[index] === "known");
    if (roomless.length > 0) {
      await this.#store.openRooms(messagesOf(roomless), now);
      known.push(...(await store(roomless, "known")).left);
    }
    tell(known, await this.#store.findKnown(messagesOf(known)));
  }

  async #storeByTransaction(batch: readonly Waiting[], now: number): Promise<void> {
    const [firsts, repeats] = apart(batch);
    const stored = await this.#store.storeAll(messagesOf(firsts), now);
    const found = new Map(stored.flatMap((one) => (one ? [[keyOf(one.message), one]] : [])));
    tell(firsts, found);
    for (const [key, { message }] of found) found.set(key, { message, isNew: false });
    tell(repeats, found);
  }
}

const messagesOf = (batch: readonly Waiting[]) => batch.map(({ message }) => message);

/** Tells what was found under a message's key; it may be another message of that key. */
function tell(batch: readonly Waiting[], found: ReadonlyMap<string, StoredMessage>): void {
  for (const { message, resolve, reject } of batch) {
    const stored = found.get(keyOf(message));
    if (stored && stored.message.content !== message.content) reject(new MessageConflictError());
    else if (stored) resolve(stored);
  }
}

/** Messages that came by both roads at once stand there twice: the first of each, and the others. */
function apart(batch: readonly Waiting[]): [firsts: Waiting[], repeats: Waiting[]] {
  const firsts = new Map<string, Waiting>();
  const repeats: Waiting[] = [];
  for (const waiting of batch) {
    const key = keyOf(waiting.message);
    if (firsts.has(key)) repeats.push(waiting);
    else firsts.set(key, waiting);
  }
  return [[...firsts.values()], repeats];
}
