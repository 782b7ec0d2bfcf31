import { clientTimes } from "../limits.ts";
import type { Cancel } from "./ports.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";

/** Subscribes a room on each new socket; a server that couldn't answer is asked again, each time later. */
export class RoomSubscription {
  readonly #ports: RoomPorts;
  readonly #store: RoomStore;
  #cancelRetry: Cancel | undefined;

  constructor(ports: RoomPorts, store: RoomStore) {
    this.#ports = ports;
    this.#store = store;
  }

  /** Sends one subscription; its answer says what was missed. */
  send(): void {
    this.#ports.send({ type: "subscribe", roomId: this.#store.state().roomId, userId: this.#ports.userId });
  }

  /** Sends subscriptions until one is confirmed or `stop` is called. */
  ask(attempt = 1): void {
    this.send();
    this.#cancelRetry = this.#ports.clock.schedule(() => {
      if (this.#store.state().connection === "connecting") this.ask(attempt + 1);
    }, clientTimes.echoMs * attempt);
  }

  stop(): void {
    this.#cancelRetry?.();
  }
}
