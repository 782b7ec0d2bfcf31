import { setTimeout as wait } from "node:timers/promises";

/** A network's faults: each frame or response may come late, twice, or before one that was sent earlier. */
export type Faults = Readonly<{ delayMs: number; twice: boolean; disorder: boolean }>;

export const noFaults: Faults = { delayMs: 0, twice: false, disorder: false };

type NetworkOptions = {
  /** Host and port for new connections and calls. */
  host: () => string;
  random: () => number;
  /** The ping interval of a working connection, in milliseconds: the server's own would be too long here. */
  pingMs: number;
};

/** One person's network between client and server, real except for the faults added here. */
export class BadNetwork {
  faults = noFaults;
  readonly #options: NetworkOptions;
  readonly #sockets = new Set<BadSocket>();
  #outage = Promise.withResolvers<never>();
  #gone = false;

  constructor(options: NetworkOptions) {
    this.#options = options;
    this.#outage.promise.catch(() => undefined);
  }

  get pingMs(): number {
    return this.#options.pingMs;
  }

  get gone(): boolean {
    return this.#gone;
  }

  /** Passed to a client in place of `WebSocket`. */
  readonly WebSocket = socketsOf(this);

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (this.#gone) return new Promise(() => {});
    const called = fetch(this.reach(input instanceof Request ? input.url : String(input)), init);
    const answer = await Promise.race([called, this.#outage.promise]);
    await Promise.race([this.pause(), this.#outage.promise]);
    if (this.#gone) return new Promise(() => {});
    return answer;
  };

  /** Breaks connections and fails calls, whether or not the server has received their data. */
  drop(): void {
    for (const socket of this.#sockets) socket.break();
    this.#outage.reject(new TypeError("The network was dropped"));
    this.#outage = Promise.withResolvers<never>();
    this.#outage.promise.catch(() => undefined);
  }

  /** Makes connections go silent without notice. */
  goHalfOpen(): void {
    for (const socket of this.#sockets) socket.silence();
  }

  /** The page that used the network is gone: nothing reaches it anymore. */
  leave(): void {
    this.#gone = true;
    for (const socket of this.#sockets) socket.leave();
  }

  /** Waits as long as the next frame or response takes. */
  async pause(): Promise<void> {
    const { delayMs, disorder } = this.faults;
    const ms = delayMs + (disorder ? this.#options.random() * 20 : 0);
    if (ms > 0) await wait(ms);
  }

  /** Tracks a connection until it closes. */
  add(socket: BadSocket): void {
    this.#sockets.add(socket);
    socket.addEventListener("close", () => this.#sockets.delete(socket));
  }

  /** The URL with the host that is current now. */
  reach(url: string): string {
    return Object.assign(new URL(url), { host: this.#options.host() }).href;
  }
}

/** A WebSocket on top of a real one. Frames keep their order unless the network is in disorder. */
class BadSocket extends EventTarget {
  readonly #real: WebSocket;
  readonly #network: BadNetwork;
  #silent = false;
  #over = false;
  #outward = Promise.resolve();
  #inward = Promise.resolve();

  constructor(url: string, network: BadNetwork) {
    super();
    this.#network = network;
    this.#real = new WebSocket(url);
    const ping = () => {
      if (this.readyState === WebSocket.OPEN) this.#tell(new MessageEvent("message", { data: '{"type":"ping"}' }));
    };
    const pinging = setInterval(ping, network.pingMs);
    this.#real.addEventListener("open", () => this.#tell(new Event("open")));
    this.#real.addEventListener("close", () => clearInterval(pinging));
    this.#real.addEventListener("error", () => this.#tell(new Event("error")));
    this.#real.addEventListener("close", ({ code, reason }) => this.#end(code, reason));
    this.#real.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      this.#inward = this.#pass(this.#inward, () => this.#tell(new MessageEvent("message", { data })));
    });
  }

  get readyState(): number {
    return this.#over ? WebSocket.CLOSED : this.#real.readyState;
  }

  send(text: string): void {
    this.#outward = this.#pass(this.#outward, () => {
      if (!this.#silent && this.#real.readyState === WebSocket.OPEN) this.#real.send(text);
    });
  }

  close(code?: number, reason?: string): void {
    this.#real.close(code, reason);
  }

  break(): void {
    this.#end(1006, "");
    this.#real.close();
  }

  silence(): void {
    this.#silent = true;
  }

  leave(): void {
    this.#over = true;
    this.#real.close();
  }

  #tell(event: Event): void {
    if (!this.#silent && !this.#over) this.dispatchEvent(event);
  }

  #end(code: number, reason: string): void {
    if (this.#over || this.#silent) return;
    this.#over = true;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason }));
  }

  #pass(before: Promise<void>, arrive: () => void): Promise<void> {
    const { twice, disorder } = this.#network.faults;
    const after = async () => {
      const paused = this.#network.pause();
      if (!disorder) await before;
      await paused;
      arrive();
    };
    const first = after();
    if (!twice) return first;
    return Promise.all([first, after()]).then(() => undefined);
  }
}

function socketsOf(network: BadNetwork): new (url: string) => BadSocket {
  return class extends BadSocket {
    constructor(url: string) {
      super(network.reach(url), network);
      network.add(this);
    }
  };
}
