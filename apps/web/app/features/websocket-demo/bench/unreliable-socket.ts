import { createFaultyLine, type Faults, type FaultyLine } from "./faulty-line.ts";

/** The code that browsers report when a connection breaks without a close frame (RFC 6455, section 7.1.5). */
const brokenOff = 1006;
/** How long a browser waits for the other side's close frame, in ms, as in Chromium. */
const goodbyeMs = 2000;

type SocketOptions = {
  /** The browser's WebSocket. */
  Socket: typeof WebSocket;
  faults: () => Faults;
  random: () => number;
};

/** A real WebSocket that can be made to fail. The server sees a visitor who loses connections. */
export class UnreliableSocket extends EventTarget {
  readonly url: string;
  readonly #real: WebSocket;
  readonly #outward: FaultyLine<string>;
  readonly #inward: FaultyLine<unknown>;
  readonly #listening = new AbortController();
  #halfOpen = false;
  #readyState: number = WebSocket.CONNECTING;

  constructor(url: string | URL, { Socket, faults, random }: SocketOptions) {
    super();
    this.url = String(url);
    this.#real = new Socket(url);
    this.#outward = createFaultyLine<string>({ faults, random, deliver: (frame) => this.#write(frame) });
    this.#inward = createFaultyLine<unknown>({
      faults,
      random,
      deliver: (data) => this.dispatchEvent(new MessageEvent("message", { data })),
    });
    this.#listen();
  }

  get readyState(): number {
    return this.#readyState;
  }

  get bufferedAmount(): number {
    return this.#real.bufferedAmount;
  }

  send(frame: string): void {
    if (this.#readyState === WebSocket.CONNECTING) {
      throw new DOMException("Still in CONNECTING state.", "InvalidStateError");
    }
    if (this.#readyState === WebSocket.OPEN && !this.#halfOpen) this.#outward.pass(frame);
  }

  close(code?: number, reason?: string): void {
    if (this.#readyState >= WebSocket.CLOSING) return;
    this.#readyState = WebSocket.CLOSING;
    this.#real.close(code, reason);
    if (this.#halfOpen) setTimeout(() => this.#end(brokenOff), goodbyeMs);
  }

  /** Breaks the connection: frames in transit are lost, and this side is notified immediately. */
  drop(): void {
    if (this.#readyState === WebSocket.CLOSED) return;
    this.#real.close();
    this.#end(brokenOff);
  }

  /** Nothing passes in either direction, and neither side is notified: a sleeping laptop, a router that forgot. */
  goHalfOpen(): void {
    this.#halfOpen = true;
    this.#outward.cut();
    this.#inward.cut();
  }

  #write(frame: string): void {
    if (this.#real.readyState === WebSocket.OPEN) this.#real.send(frame);
  }

  #listen(): void {
    const { signal } = this.#listening;
    this.#real.addEventListener(
      "open",
      () => {
        this.#readyState = WebSocket.OPEN;
        this.dispatchEvent(new Event("open"));
      },
      { signal },
    );
    this.#real.addEventListener("message", ({ data }) => this.#inward.pass(data), { signal });
    this.#real.addEventListener("error", () => this.dispatchEvent(new Event("error")), { signal });
    this.#real.addEventListener(
      "close",
      ({ code, reason, wasClean }) => {
        if (!this.#halfOpen) this.#end(code, { reason, wasClean });
      },
      { signal },
    );
  }

  #end(code: number, how: { reason?: string; wasClean?: boolean } = {}): void {
    if (this.#readyState === WebSocket.CLOSED) return;
    this.#readyState = WebSocket.CLOSED;
    this.#listening.abort();
    this.#outward.cut();
    this.#inward.cut();
    this.dispatchEvent(new CloseEvent("close", { code, ...how }));
  }
}
