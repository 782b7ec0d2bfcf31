import { clientTimes, closeCodes } from "../limits.ts";
import type { Cancel, Clock, OnlineSource, SocketConstructor } from "./ports.ts";
import { failedAttempts, mayReconnect, reconnectDelay } from "./reconnection.ts";
import { Transport, type TransportEvent } from "./transport.ts";

type ConnectionOptions = Readonly<{
  url: string;
  WebSocket: SocketConstructor;
  clock: Clock;
  random: () => number;
  online: OnlineSource | undefined;
  listener: (event: TransportEvent) => void;
  /** The network may have changed under an open socket: asks for a sign of life, and returns whether it could. */
  probe: () => boolean;
}>;

/** A transport that reconnects according to the reconnection policy, from `connect` to `close`. */
export class Connection {
  readonly transport: Transport;
  readonly #options: ConnectionOptions;
  /** False once it stays closed until `connect`; undefined before the first. */
  wanted: boolean | undefined;
  #failures = 0;
  #greetedAt: number | null = null;
  #cancelRetry: Cancel | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const { url, WebSocket, clock } = options;
    this.transport = new Transport({ url, WebSocket, clock, listener: (event) => this.#handle(event) });
  }

  connect(): void {
    if (!this.wanted) {
      this.wanted = true;
      this.#options.online?.addEventListener("online", this.#online);
      this.#options.online?.addEventListener("offline", this.#suspect);
    }
    this.#open();
  }

  reconnect(): void {
    this.transport.close(closeCodes.normal, "Reconnecting");
    this.connect();
  }

  close(): void {
    this.#rest();
    this.transport.close(closeCodes.normal, "Done");
  }

  #open(): void {
    this.#cancelRetry?.();
    this.transport.open();
  }

  /** Keeps it closed until `connect`. */
  #rest(): void {
    this.wanted = false;
    this.#failures = 0;
    this.#cancelRetry?.();
    this.#options.online?.removeEventListener("online", this.#online);
    this.#options.online?.removeEventListener("offline", this.#suspect);
  }

  readonly #online = (): void => {
    if (this.transport.state === "closed") this.#open();
    else this.#suspect();
  };

  // The browser may be wrong about the network, for example with a server on the same machine: only silence counts.
  readonly #suspect = (): void => {
    // If nothing was asked, a healthy server is silent until its next ping.
    if (this.transport.state !== "open" || this.#options.probe()) this.transport.suspect(clientTimes.echoMs);
  };

  #handle(event: TransportEvent): void {
    const { clock, random, listener } = this.#options;
    if (event.type === "frame" && event.frame.type === "connection") this.#greetedAt = clock.now();
    if (event.type === "close") {
      const openMs = this.#greetedAt === null ? null : clock.now() - this.#greetedAt;
      this.#greetedAt = null;
      if (!mayReconnect(event.code)) this.#rest();
      else if (this.wanted) {
        this.#failures = failedAttempts(this.#failures, { code: event.code, openMs });
        const delay = reconnectDelay(event.code, this.#failures, random());
        this.#cancelRetry = clock.schedule(() => this.#open(), delay);
      }
    }
    // Last, so that a listener that reconnects at once meets no earlier schedule.
    listener(event);
  }
}
