import type { ServerFrame } from "../frames.ts";
import { clientTimes } from "../limits.ts";
import type { Cancel } from "./ports.ts";
import { refusedDelay } from "./reconnection.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";

/** Subscribes a room on each new socket; retries with a server that couldn't answer, each time later. */
export class RoomSubscription {
  readonly #ports: RoomPorts;
  readonly #store: RoomStore;
  #cancelRetry: Cancel | undefined;
  #attempt = 0;

  constructor(ports: RoomPorts, store: RoomStore) {
    this.#ports = ports;
    this.#store = store;
  }

  /** Sends one subscription; its confirmation tells what was missed. */
  send(): void {
    this.#ports.send({ type: "subscribe", roomId: this.#store.state().roomId, userId: this.#ports.userId });
  }

  /** Sends subscriptions until one is confirmed or `stop` is called. */
  ask(attempt = 1): void {
    this.#attempt = attempt;
    this.send();
    this.#askAgain(clientTimes.echoMs * attempt);
  }

  /**
   * A forbidden user does not ask again on this socket. Others ask when the server says: it knows when a limit ends; if
   * it is unavailable, each retry comes later.
   */
  refused({ code, retryAfter }: Extract<ServerFrame, { type: "error" }>): void {
    if (this.#store.state().connection !== "connecting") return;
    if (code === "forbidden") this.stop();
    else if (retryAfter !== undefined) {
      const asked = retryAfter * 1_000 * (code === "rate_limited" ? 1 : this.#attempt);
      this.#askAgain(refusedDelay(asked, this.#attempt, this.#ports.random()));
    }
  }

  stop(): void {
    this.#cancelRetry?.();
  }

  #askAgain(ms: number): void {
    this.stop();
    this.#cancelRetry = this.#ports.clock.schedule(() => {
      if (this.#store.state().connection === "connecting") this.ask(this.#attempt + 1);
    }, ms);
  }
}
