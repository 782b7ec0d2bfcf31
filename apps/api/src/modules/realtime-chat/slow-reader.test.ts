import { once } from "node:events";
import type { Socket } from "node:net";
import { closeCodes, socketLimits } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { newPair, postMessage } from "../../testing/chat-calls.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { until } from "../../testing/until.ts";

async function start(): Promise<{ app: FastifyInstance; address: string }> {
  const app = await buildTestApp();
  return { app, address: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

/** A subscriber whose connection accepts no more data; `refused` is called when the server closes it. */
async function fallBehind(refused: (line: Socket) => void) {
  const { app, address } = await start();
  const accepted = once(app.server, "connection");
  const slow = await connectSocket(address);
  const [line] = (await accepted) as [Socket];
  const pair = newPair();
  await slow.subscribe(pair.roomId, pair.ann);
  const write = line.write.bind(line);
  let open = true;
  vi.spyOn(line, "write").mockImplementation((bytes: Uint8Array | string) => {
    const written = write(bytes);
    // The first byte of a close frame.
    if (open && bytes[0] === 0x88) {
      open = false;
      refused(line);
    }
    return written;
  });
  line.cork();
  let sent = 0;
  for (const isOpen = () => open; isOpen(); sent += 1) await postMessage(address, pair, "語".repeat(4_000));
  return { slow, line, sent };
}

describe("a reader that is a mebibyte behind", () => {
  test("is closed with 1013, while others in the room get everything", async () => {
    const { app, address } = await start();
    const pair = newPair();
    const [slow, ben] = [await connectSocket(address), await connectSocket(address)];
    await slow.subscribe(pair.roomId, pair.ann);
    await ben.subscribe(pair.roomId, pair.ben);
    slow.socket.pause();
    const gone = async () => (await app.inject("/metrics")).body.includes("chat_sockets 1\n");
    // The network's own buffers fill up before the server's.
    let sent = 0;
    while (!(await gone()) && sent < 10_000) {
      await Promise.all(Array.from({ length: 50 }, async () => postMessage(address, pair, "x".repeat(4_000))));
      sent += 50;
    }
    expect(await gone()).toBe(true);
    await until(() => expect(ben.all("chat_message")).toHaveLength(sent));
    slow.socket.resume();
    const { code } = await slow.closed;
    expect([1006, closeCodes.tryAgainLater]).toContain(code);
  }, 60_000);

  test("gets everything written before, then 1013, when it resumes reading in time", async () => {
    const { slow, sent } = await fallBehind((line) => queueMicrotask(() => line.uncork()));
    expect(await slow.closed).toEqual({ code: closeCodes.tryAgainLater, reason: "Too far behind" });
    expect(slow.all("chat_message").length).toBeGreaterThanOrEqual(sent - 1);
    expect(sent * 12_000).toBeGreaterThan(socketLimits.backlogBytes * 0.9);
  });

  test("is cut off within a second of 1013 when it does not resume", async () => {
    onTestFinished(() => void vi.useRealTimers());
    const { line } = await fallBehind(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
    expect(line.destroyed).toBe(false);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(line.destroyed).toBe(true);
  });
});
