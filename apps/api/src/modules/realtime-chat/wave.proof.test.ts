import {
  createRealtimeClient,
  createRoomApi,
  type RealtimeClient,
  type Room,
} from "@thirtyfold/realtime-protocol/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { temporaryDirectory } from "../../testing/build-test-app.ts";
import { newPair, type Pair, postMessage } from "../../testing/chat-calls.ts";
import { proofSize, proved } from "../../testing/proof.ts";
import { startServer } from "../../testing/start-server.ts";

const visitors = proofSize("wave")("visitors");
/** Below the limits of one address, for sockets and for reads per minute. */
const perAddress = 50;
/** Milliseconds from when the new server listens; then from when all are back. */
const bounds = { back: 30_000, caughtUp: 15_000 };
const backlog = 100;

/** Responses that no visitor may see: 500 and above, to requests and handshakes. */
const failures: string[] = [];

class Visitor {
  readonly pair: Pair = newPair();
  /** The messages to be visible in the end, in order. */
  readonly expected: string[] = [];
  /** When the client was last back in its room, by `performance.now`. */
  backAt = 0;
  /** The delay scheduled from the server's close to the client's first retry, unaffected by how busy the machine is. */
  pause = 0;
  /** The client's random draw: together they cover the whole period for returning, whatever chance does. */
  readonly share: number;
  readonly #client: RealtimeClient;
  readonly #room: Room;

  constructor(address: string, index: number) {
    this.share = index / visitors;
    let scheduled = 0;
    const place = Math.floor(index / perAddress);
    const from = { "x-forwarded-for": `10.0.${place >> 8}.${place & 255}` };
    this.#client = createRealtimeClient({
      url: `${address.replace("http", "ws")}/ws`,
      userId: this.pair.ann,
      random: () => this.share,
      clock: {
        now: () => Date.now(),
        schedule(run, ms) {
          scheduled = ms;
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      // @ts-expect-error: it has types of its own for the events of browsers.
      WebSocket: class extends WebSocket {
        constructor(url: string) {
          super(url, { headers: from, perMessageDeflate: false });
        }
      },
      api: createRoomApi({
        baseUrl: address,
        fetch: async (url, init) => {
          const headers = { ...from, "content-type": "application/json" };
          const response = await fetch(url, { ...init, headers });
          if (response.status >= 500) failures.push(`${response.status} for a call`);
          return response;
        },
      }),
    });
    this.#client.on("error", ({ message }) => {
      if (/response: 5\d\d/.test(message)) failures.push(message);
    });
    this.#client.on("state", (state) => {
      if (state === "closed" && this.pause === 0) this.pause = scheduled;
    });
    this.#client.connect();
    this.#room = this.#client.join(this.pair.roomId);
    let before = false;
    this.#room.subscribe(() => {
      if (this.connected && !before) this.backAt = performance.now();
      before = this.connected;
    });
  }

  get connected(): boolean {
    return this.#room.getSnapshot().connection === "connected";
  }

  get loaded(): boolean {
    return this.connected && this.#room.getSnapshot().loaded;
  }

  /** The contents shown as stored. */
  get shown(): string[] {
    return this.#room.getSnapshot().items.flatMap(({ content, seq }) => (seq === null ? [] : content));
  }

  get caughtUp(): boolean {
    return this.shown.length === this.expected.length;
  }

  write(content: string): void {
    this.#room.send(content);
    this.expected.push(content);
  }

  leave(): void {
    this.#client.close();
  }
}

async function arrive(address: string): Promise<Visitor[]> {
  const all: Visitor[] = [];
  onTestFinished(() => {
    for (const visitor of all) visitor.leave();
  });
  while (all.length < visitors) {
    const count = Math.min(backlog, visitors - all.length);
    const group = Array.from({ length: count }, (_, index) => new Visitor(address, all.length + index));
    all.push(...group);
    await vi.waitFor(() => expect(group.every(({ loaded }) => loaded)).toBe(true), { timeout: 60_000, interval: 20 });
  }
  return all;
}

/** How many arrived in the busiest second. */
function busiestSecond(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  let first = 0;
  return sorted.reduce((most, time, index) => {
    while (time - (sorted[first] ?? time) > 1_000) first += 1;
    return Math.max(most, index - first + 1);
  }, 0);
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

test("after a deploy all visitors reconnect within a while, get all messages, and see no error", {
  timeout: 600_000,
}, async () => {
  const env = { DATA_DIR: await temporaryDirectory(), TRUST_PROXY: "127.0.0.1", RATE_CHAT: "0" };
  const first = startServer(env);
  const address = await first.address;
  const all = await arrive(address);
  for (const [index, visitor] of all.entries()) if (index % 10 === 0) visitor.write("Written as the server stops");
  const stoppedAt = performance.now();
  first.signal("SIGTERM");
  expect((await first.ended).code).toBe(0);

  await startServer({ ...env, PORT: new URL(address).port }).address;
  const startedAt = performance.now();
  let refused = 0;
  /** As the chat does: a server busy with all the returning clients may refuse a message for now. */
  const write = async (pair: Visitor["pair"]) => {
    const { status } = await postMessage(address, { ...pair, ann: pair.ben, ben: pair.ann }, "Written meanwhile");
    if (status !== 503) return status;
    refused += 1;
    throw new Error("busy for 60 s");
  };
  for (const { pair, expected } of all.filter((_, index) => index % 10 === 5)) {
    const status = await vi.waitFor(async () => write(pair), { timeout: 60_000, interval: 250 });
    expect(status).toBe(201);
    expected.push("Written meanwhile");
  }
  const back = () => all.reduce((sum, { connected, backAt }) => sum + Number(connected && backAt > stoppedAt), 0);
  await vi.waitFor(() => expect(back()).toBe(visitors), { timeout: 120_000, interval: 50 });
  const backAt = Math.max(...all.map((visitor) => visitor.backAt));
  const caughtUp = () => all.reduce((sum, visitor) => sum + Number(visitor.caughtUp), 0);
  await vi.waitFor(() => expect(caughtUp()).toBe(visitors), { timeout: 60_000, interval: 50 });
  const caughtUpAt = performance.now();

  for (const { shown, expected } of all) expect(shown).toEqual(expected);
  expect(failures).toEqual([]);
  expect(backAt - startedAt).toBeLessThan(bounds.back);
  expect(caughtUpAt - backAt).toBeLessThan(bounds.caughtUp);
  // 3 to 8 s.
  for (const { pause, share } of all) expect(pause).toBe(3_000 + Math.round(5_000 * share));
  const times = all.map((visitor) => visitor.backAt);
  proved(
    `${visitors} visitors were back ${seconds(Math.min(...times) - stoppedAt)} to ${seconds(backAt - stoppedAt)} s after the stop began ` +
      `(the new server listened after ${seconds(startedAt - stoppedAt)} s), ${busiestSecond(times)} of them in the busiest second, ` +
      `and had caught up ${seconds(caughtUpAt - backAt)} s later; no 5xx for them, ${refused} for who wrote meanwhile, nothing lost`,
  );
});
