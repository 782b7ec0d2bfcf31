import type { Socket } from "node:net";
import { encodeFrame } from "@thirtyfold/realtime-protocol";
import { expect, onTestFinished, test } from "vitest";
import { newPair, type Pair, postMessage } from "../../testing/chat-calls.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { openRawSocket, rawFrame } from "../../testing/hostile/raw-socket.ts";
import { inParallel, metricOf, startMeasured, watchServer } from "../../testing/hostile/watch-server.ts";
import { proofSize, proved } from "../../testing/proof.ts";
import { until } from "../../testing/until.ts";

const readers = proofSize("slow-readers")("readers");
const perRoom = 20;
/** The longest message, in characters of three bytes: 12,000 bytes for each reader. */
const longest = "語".repeat(4_000);
/** A mebibyte per reader would stay within it; sharing the same bytes within a room takes a tenth. */
const growthMiB = 200 + readers;
/** Generous, since the proof uses the whole machine. */
const latestMs = 5_000;

/** Subscribes, and reads nothing after the confirmation. */
async function openSlowReader(address: string, { roomId, ben }: Pair, visitor: string): Promise<Socket> {
  const { socket, status } = await openRawSocket(address, visitor);
  onTestFinished(() => void socket.destroy());
  expect(status).toBe(101);
  let text = "";
  const { promise: subscribed, resolve } = Promise.withResolvers<void>();
  socket.on("data", function look(chunk: Buffer) {
    text += chunk.toString("latin1");
    if (!text.includes("subscription_confirmed")) return;
    socket.off("data", look);
    resolve();
  });
  const frame = encodeFrame({ type: "subscribe", roomId, userId: ben });
  socket.write(rawFrame({ opcode: 1, payload: Buffer.from(frame) }));
  await subscribed;
  return socket.pause();
}

/** Writes in its own room until `done`; returns the milliseconds each message took to reach the other person. */
async function chat(address: string, done: AbortSignal): Promise<number[]> {
  const pair = newPair();
  const ben = await connectSocket(address);
  await ben.subscribe(pair.roomId, pair.ben);
  const times: number[] = [];
  while (!done.aborted) {
    const since = performance.now();
    const received = ben.next("chat_message");
    expect(await postMessage(address, pair, "Are you there?")).toMatchObject({ status: 201 });
    await received;
    times.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return times.toSorted((one, other) => one - other);
}

test("sockets that never read while their rooms are busy are cut off and affect no one else", {
  timeout: 600_000,
}, async () => {
  const address = await startMeasured({ TRUST_PROXY: "127.0.0.1" });
  const rooms = Array.from({ length: Math.ceil(readers / perRoom) }, () => newPair());
  const slow: Socket[] = [];
  await inParallel(readers, 10, async (index) => {
    const pair = rooms[index % rooms.length] ?? newPair();
    slow.push(await openSlowReader(address, pair, `10.0.0.${Math.floor(index / 50)}`));
  });
  const done = new AbortController();
  let times: number[] = [];
  let written = 0;
  const write = async (index: number) => {
    const { status } = await postMessage(address, rooms[index % rooms.length] ?? newPair(), longest);
    // A lagging server refuses some messages.
    expect([201, 503]).toContain(status);
    written += 1;
  };
  const health = await watchServer(address, growthMiB, async () => {
    const others = chat(address, done.signal);
    // The kernel buffers some MiB for each before anything waits in the server.
    while ((await metricOf(address, "chat_sockets")) > 1) {
      expect(written / rooms.length).toBeLessThan(5_000);
      await inParallel(rooms.length * 10, 4, write);
    }
    done.abort();
    times = await others;
  });
  const late = times[Math.ceil(times.length * 0.99) - 1] ?? 0;
  // Cut off by the server, although they never read or answered its close.
  for (const socket of slow) socket.resume();
  await until(() => expect(slow.every(({ destroyed }) => destroyed)).toBe(true));
  proved(
    `${readers} sockets that never read, ${written} messages of 12 kB in their ${rooms.length} rooms: all cut off, ` +
      `p99 of others' ${times.length} messages ${late.toFixed(0)} ms; /healthz at most ${health.slowestMs} ms, ${health.memoryMiB} MiB at the end`,
  );
  expect(late).toBeLessThan(latestMs);
});
