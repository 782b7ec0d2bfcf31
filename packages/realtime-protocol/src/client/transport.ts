import { decodeServerFrame, encodeFrame } from "../codec.ts";
import type { ClientFrame, ServerFrame } from "../frames.ts";
import { clientTimes, closeCodes, socketLimits } from "../limits.ts";
import type { SocketState } from "./client-types.ts";
import type { Cancel, Clock, SocketConstructor, SocketLike } from "./ports.ts";

/** The events of one WebSocket. Errors carry SPEC's texts (section 8); a `close` follows if the socket is gone. */
export type TransportEvent =
  | { type: "connecting" }
  | { type: "open" }
  | { type: "frame"; frame: ServerFrame }
  | { type: "error"; error: Error }
  | { type: "close"; code: number; reason: string };

type TransportOptions = Readonly<{
  url: string;
  WebSocket: SocketConstructor;
  clock: Clock;
  listener: (event: TransportEvent) => void;
}>;

/** `WebSocket.CONNECTING` and `WebSocket.OPEN`. */
const connectingState = 0;
const openState = 1;
/** The interval between two checks of the clock: timers stop while the machine sleeps, and the clock does not. */
const lookMs = 5_000;
const encoder = new TextEncoder();

function textOf(value: unknown, otherwise: string): string {
  const message = typeof value === "object" && value !== null && "message" in value ? value.message : undefined;
  return typeof message === "string" && message !== "" ? message : otherwise;
}

/** One WebSocket at a time, as typed events; drops a socket that is silent for 45 s. Closed until `open`. */
export class Transport {
  readonly #options: TransportOptions;
  #socket: SocketLike | undefined;
  #state: SocketState = "closed";
  /** When the socket is dropped unless a frame arrives, in the clock's milliseconds. */
  #deadline = 0;
  #unwatch: Cancel | undefined;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  get state(): SocketState {
    return this.#state;
  }

  /** Opens a socket; does nothing if there is one. */
  open(): void {
    if (this.#socket !== undefined) return;
    const { url, WebSocket, listener } = this.#options;
    this.#state = "connecting";
    listener({ type: "connecting" });
    try {
      this.#socket = new WebSocket(url);
    } catch (error) {
      this.#fail(`Failed to create WebSocket connection: ${textOf(error, String(error))}`);
      return this.#gone(closeCodes.abnormal, "");
    }
    this.#listen(this.#socket);
    this.#deadline = Number.POSITIVE_INFINITY;
    this.#watch();
  }

  /** Throws "WebSocket is not connected" and "Failed to send message: ...". */
  send(frame: ClientFrame): void {
    const socket = this.#socket;
    if (socket?.readyState !== openState || this.#state !== "open") throw new Error("WebSocket is not connected");
    const text = encodeFrame(frame);
    if (encoder.encode(text).length > socketLimits.frameBytes) {
      // The server would close with 1009, and again after each reconnect.
      throw new Error(`Failed to send message: A frame has at most ${socketLimits.frameBytes} bytes`);
    }
    try {
      socket.send(text);
    } catch (error) {
      throw new Error(`Failed to send message: ${textOf(error, String(error))}`, { cause: error });
    }
  }

  /** Drops the socket. Its `close` event fires before this returns. */
  close(code: number, reason: string): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#gone(code, reason);
    // A socket that is closed while connecting counts as failed: browsers warn on the console, `ws` emits an error.
    if (socket.readyState === connectingState) socket.addEventListener("open", () => socket.close(code, reason));
    else socket.close(code, reason);
  }

  /** The network may have changed: drops the socket unless a frame arrives within `ms`. */
  suspect(ms: number): void {
    if (this.#socket !== undefined) this.#watch(ms);
  }

  #listen(socket: SocketLike): void {
    // A dropped socket keeps its listeners, to no effect: some implementations throw an error without a listener.
    const on = (type: "open" | "message" | "error" | "close", handle: (event: Event) => void) =>
      socket.addEventListener(type, (event) => {
        if (this.#socket === socket) handle(event);
      });
    on("open", () => {
      this.#state = "open";
      this.#options.listener({ type: "open" });
    });
    on("message", (event) => this.#receive("data" in event ? event.data : undefined));
    on("error", (event) => this.#fail(`WebSocket error: ${textOf(event, "The connection failed")}`));
    on("close", (event) => {
      const { code = closeCodes.abnormal, reason = "" } = event as Partial<CloseEvent>;
      this.#gone(code, reason);
    });
  }

  #receive(data: unknown): void {
    this.#deadline = this.#options.clock.now() + clientTimes.silentMs;
    if (typeof data !== "string") return this.#fail("Failed to parse message: The frame is not text");
    const decoded = decodeServerFrame(data);
    if (decoded.ok) this.#options.listener({ type: "frame", frame: decoded.frame });
    else if (decoded.failure.kind !== "unknown_type") this.#fail(`Failed to parse message: ${decoded.failure.detail}`);
  }

  /** One timer that checks again, instead of one per frame. The device's time may be set back meanwhile. */
  #watch(ms: number = clientTimes.silentMs): void {
    const { clock } = this.#options;
    const now = clock.now();
    this.#unwatch?.();
    this.#deadline = Math.min(this.#deadline, now + ms);
    const left = this.#deadline - now;
    if (left <= 0) this.close(closeCodes.silent, "Nothing was heard");
    else this.#unwatch = clock.schedule(() => this.#watch(), Math.min(left, lookMs));
  }

  #fail(text: string): void {
    this.#options.listener({ type: "error", error: new Error(text) });
  }

  #gone(code: number, reason: string): void {
    this.#unwatch?.();
    this.#socket = undefined;
    this.#state = "closed";
    this.#options.listener({ type: "close", code, reason });
  }
}
