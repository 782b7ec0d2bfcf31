import { clientTimes } from "../limits.ts";
import type { Cancel } from "./ports.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";

/** Typing notices: sent at most once in 3 s, shown until 6 s after the last one. */
export class RoomTyping {
  readonly #ports: RoomPorts;
  readonly #store: RoomStore;
  #sent = false;
  #cancelExpiry: Cancel | undefined;

  constructor(ports: RoomPorts, store: RoomStore) {
    this.#ports = ports;
    this.#store = store;
  }

  notify(): void {
    const { connection, roomId } = this.#store.state();
    if (connection !== "connected" || this.#sent) return;
    this.#sent = true;
    this.#ports.clock.schedule(() => {
      this.#sent = false;
    }, clientTimes.typingEveryMs);
    this.#ports.sendOptional({ type: "typing", roomId });
  }

  /** Handles a typing notice from this person. */
  receive(userId: string): void {
    // The user is typing in another tab.
    if (userId === this.#ports.userId) return;
    this.#store.dispatch({ type: "typing", userId });
    this.stop();
    const expire = () => this.#store.dispatch({ type: "typing_expired" });
    this.#cancelExpiry = this.#ports.clock.schedule(expire, clientTimes.typingShownMs);
  }

  stop(): void {
    this.#cancelExpiry?.();
  }
}
