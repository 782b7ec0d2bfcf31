import { clientTimes } from "../limits.ts";
import { withDeadline } from "./deadline.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";

/** Marks the user's received messages as read: one call at a time, and one more for all requests made meanwhile. */
export class RoomReading {
  readonly #ports: RoomPorts;
  readonly #store: RoomStore;
  /**
   * The `seq` without a gap before it at the last request: no call covers more, whatever arrived since. Messages behind
   * a gap wait until it is filled.
   */
  #upTo = 0;
  #running: Promise<void> | undefined;
  #again: Promise<void> | undefined;

  constructor(ports: RoomPorts, store: RoomStore) {
    this.#ports = ports;
    this.#store = store;
  }

  mark(): Promise<void> {
    this.#upTo = Math.max(this.#upTo, this.#store.state().settled);
    return this.#call();
  }

  #call(): Promise<void> {
    if (this.#running === undefined) {
      this.#running = this.#markNow().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#again ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#again = undefined;
        return this.#call();
      });
    return this.#again;
  }

  async #markNow(): Promise<void> {
    const upTo = this.#upTo;
    this.#upTo = 0;
    const { api, clock } = this.#ports;
    const { roomId, userId, stored } = this.#store.state();
    const waits = stored.some(({ receiverId, read, seq }) => receiverId === userId && !read && (seq ?? 0) <= upTo);
    if (!waits) return;
    try {
      await withDeadline(clock, clientTimes.echoMs, (signal) => api.markRead(roomId, userId, upTo, signal));
    } catch (error) {
      // Callers that wait for the next call asked for no less.
      if (this.#again !== undefined) this.#upTo = Math.max(this.#upTo, upTo);
      throw error;
    }
    this.#store.dispatch({ type: "messages_read", readerId: userId, upTo });
  }
}
