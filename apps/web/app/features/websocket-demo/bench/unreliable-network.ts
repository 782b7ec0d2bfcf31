import { delayMs, type Faults, noFaults } from "./faulty-line.ts";
import { UnreliableSocket } from "./unreliable-socket.ts";

/** Replaces the browser's socket and `fetch` for the bench's clients. */
export type UnreliableNetwork = {
  readonly WebSocket: new (url: string | URL) => UnreliableSocket;
  readonly fetch: typeof fetch;
  readonly setFaults: (faults: Faults) => void;
  /** Breaks every connection and fails every pending call; whether the server received the call is unknown. */
  readonly drop: () => void;
  /** Silences every open connection without notifying either side. Calls and new connections work. */
  readonly goHalfOpen: () => void;
};

type Parts = { Socket?: typeof WebSocket; call?: typeof fetch; random?: () => number };

/** A network that fails on request, within this page only. */
export function createUnreliableNetwork({
  Socket = WebSocket,
  call = (input, init) => fetch(input, init),
  random = Math.random,
}: Parts = {}): UnreliableNetwork {
  let faults = noFaults;
  const sockets = new Set<UnreliableSocket>();
  let outage = Promise.withResolvers<never>();
  // No call may be waiting for it.
  outage.promise.catch(() => undefined);

  return {
    WebSocket: class extends UnreliableSocket {
      constructor(url: string | URL) {
        super(url, { Socket, random, faults: () => faults });
        sockets.add(this);
        this.addEventListener("close", () => sockets.delete(this));
      }
    },
    fetch: async (input, init) => {
      const answered = async () => {
        const answer = await call(input, init);
        if (faults.delay) await pause(delayMs);
        return answer;
      };
      return await Promise.race([answered(), outage.promise]);
    },
    setFaults(next) {
      faults = next;
    },
    drop() {
      for (const socket of sockets) socket.drop();
      outage.reject(new TypeError("Failed to fetch"));
      outage = Promise.withResolvers<never>();
      outage.promise.catch(() => undefined);
    },
    goHalfOpen() {
      for (const socket of sockets) socket.goHalfOpen();
    },
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
