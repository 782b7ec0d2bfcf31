import { clientTimes } from "../limits.ts";
import { withDeadline } from "./deadline.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";

/** Marks what the user received as read: one call at a time, and one more for all that is asked for meanwhile. */
export class RoomReading {
  readonly #ports: RoomPorts;
  readonly #store: RoomStore;
  #running: Promise<void> | undefined;
  #again: Promise<void> | undefined;

  constructor(ports: RoomPorts, store: RoomStore) {
    this.#ports = ports;
    this.#store = store;
  }

  mark(): Promise<void> {
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
        return this.mark();
      });
    return this.#again;
  }

  async #markNow(): Promise<void> {
    const { api, clock } = this.#ports;
    const { roomId, userId, stored, loaded } = this.#store.state();
    if (loaded && stored.every(({ receiverId, read }) => receiverId !== userId || read)) return;
    const upTo = stored.at(-1)?.seq ?? 0;
    await withDeadline(clock, clientTimes.echoMs, (signal) => api.markRead(roomId, userId, signal));
    this.#store.dispatch({ type: "marked_read", upTo });
  }
}
