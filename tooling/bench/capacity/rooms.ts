import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { WebSocket } from "ws";
import { percentile } from "../percentile.ts";
import type { Latency } from "./paced.ts";

/** Subscribed sockets, two to a room: one at the first address, one at the last. */
export type Rooms = {
  sockets: number;
  /**
   * Each room's first person sends at this rate; returns milliseconds until the other receives it, and the number of
   * refused messages.
   */
  talk: (options: { perSecond: number; milliseconds: number }) => Promise<Latency & { refused: number }>;
  close: () => void;
};

const openedAtOnce = 50;

type Person = { socket: WebSocket; roomId: string; userId: string };

/** Simulates one client address per room: an address may have 100 sockets. */
const headersOf = (number: number) => ({ "x-forwarded-for": `10.1.${number >> 8}.${number & 255}` });

type Subscription = { address: string; number: number; roomId: string; userId: string };

async function subscribe({ address, number, roomId, userId }: Subscription): Promise<Person> {
  const url = `${address.replace(/^http/, "ws")}/ws`;
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: headersOf(number) });
  await once(socket, "open");
  const confirmed = new Promise<void>((resolve) => {
    socket.on("message", (data: Buffer) => {
      if (data.toString().includes('"subscription_confirmed"')) resolve();
    });
  });
  socket.send(JSON.stringify({ type: "subscribe", roomId, userId }));
  await confirmed;
  return { socket, roomId, userId };
}

/**
 * Tracks, by id, sent messages that have neither arrived nor been refused, and the latencies of those that have
 * arrived.
 */
class Talk {
  readonly latencies: number[] = [];
  refused = 0;
  /** Measurements share a database, and a message with a known id is not forwarded again. */
  readonly #name = randomUUID();
  readonly #sentAt = new Map<string, number>();
  readonly #all = Promise.withResolvers<void>();
  #ended = false;

  send({ socket, roomId, userId }: Person, count: number): void {
    const id = `talk-${this.#name}-${count}`;
    this.#sentAt.set(id, performance.now());
    const timestamp = new Date().toISOString();
    const message = { id, content: "x".repeat(80), senderId: userId, timestamp, roomId, read: false };
    socket.send(JSON.stringify({ type: "new_message", roomId, message }));
  }

  readonly hear = (data: Buffer): void => {
    const id = /"id":"(talk-[^"]+)"/.exec(data.toString())?.[1] ?? "";
    const at = this.#sentAt.get(id);
    if (at === undefined) return;
    this.#sentAt.delete(id);
    this.latencies.push(performance.now() - at);
    this.#endWithAll();
  };

  /** A sender hears about a message that the server refuses, and would send it again, so it is not lost. */
  readonly hearRefusal = (data: Buffer): void => {
    const text = data.toString();
    const id = text.includes('"type":"error"') ? /"id":"(talk-[^"]+)"/.exec(text)?.[1] : undefined;
    if (id === undefined || !this.#sentAt.delete(id)) return;
    this.refused += 1;
    this.#endWithAll();
  };

  #endWithAll(): void {
    if (this.#ended && this.#sentAt.size === 0) this.#all.resolve();
  }

  /** @throws if a message has neither arrived nor been refused within 30 s */
  async end(): Promise<void> {
    this.#ended = true;
    if (this.#sentAt.size === 0) return;
    const late = setTimeout(() => this.#all.reject(new Error(`${this.#sentAt.size} messages were lost`)), 30_000);
    await this.#all.promise;
    clearTimeout(late);
  }
}

async function talk(
  pairs: readonly (readonly [Person, Person])[],
  { perSecond, milliseconds }: { perSecond: number; milliseconds: number },
): Promise<Latency & { refused: number }> {
  const between = new Talk();
  for (const [sender, receiver] of pairs) {
    sender.socket.on("message", between.hearRefusal);
    receiver.socket.on("message", between.hear);
  }
  const begun = performance.now();
  let count = 0;
  for (let due = 0; due < milliseconds; due = performance.now() - begun) {
    for (; (count * 1000) / perSecond <= due; count += 1) {
      const [sender] = pairs[count % pairs.length] ?? [];
      if (sender) between.send(sender, count);
    }
    await wait(5);
  }
  await between.end();
  const seconds = (performance.now() - begun) / 1000;
  const { latencies, refused } = between;
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return { perSecond: latencies.length / seconds, p50, p99, refused };
}

export async function openRooms(addresses: readonly string[], count: number): Promise<Rooms> {
  const [first = "", last = first] = [addresses[0], addresses.at(-1)];
  const pairs: [Person, Person][] = [];
  for (let from = 0; from < count; from += openedAtOnce) {
    const numbers = Array.from({ length: Math.min(openedAtOnce, count - from) }, (_, index) => from + index);
    const opened = numbers.map(async (number): Promise<[Person, Person]> => {
      const [ann, ben] = [`ann-${number}`, `ben-${number}`];
      const roomId = roomIdOf(ann, ben);
      return Promise.all([
        subscribe({ address: first, number, roomId, userId: ann }),
        subscribe({ address: last, number, roomId, userId: ben }),
      ]);
    });
    pairs.push(...(await Promise.all(opened)));
  }
  return {
    sockets: pairs.length * 2,
    talk: async (options) => talk(pairs, options),
    close: () => {
      for (const { socket } of pairs.flat()) socket.terminate();
    },
  };
}
