import { clientTimes, closeCodes, socketLimits } from "@thirtyfold/realtime-protocol";
import { createRealtimeClient, createRoomApi } from "@thirtyfold/realtime-protocol/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openStorage } from "../../storage/open-storage.ts";
import { temporaryDirectory } from "../../testing/build-test-app.ts";
import { newPair, postMessage } from "../../testing/chat-calls.ts";
import { ChatInstance } from "../../testing/chat-proof/chat-instance.ts";
import { fastClock } from "../../testing/chat-proof/fast-clock.ts";
import { startTcpProxy } from "../../testing/chat-proof/tcp-proxy.ts";
import { sendAgain } from "../../testing/hostile/send-request.ts";
import { inParallel, measured, memoryOf, metricOf } from "../../testing/hostile/watch-server.ts";
import { proofSize, proved } from "../../testing/proof.ts";
import { startServer } from "../../testing/start-server.ts";

const speed = 50;

test("a silently dead connection is closed after 45 s, and no message is missed", async () => {
  const storage = await openStorage({ dataDir: await temporaryDirectory() });
  onTestFinished(async () => storage.close());
  const instance = new ChatInstance(storage);
  await instance.start();
  onTestFinished(async () => instance.kill());
  const proxy = await startTcpProxy(instance.host);
  const pair = newPair();
  const client = createRealtimeClient({
    url: `ws://${proxy.host}/ws`,
    userId: pair.ben,
    api: createRoomApi({ baseUrl: `http://${proxy.host}` }),
    clock: fastClock(speed),
  });
  onTestFinished(() => client.close());
  const closes: { code: number; after: number }[] = [];
  client.connect();
  const room = client.join(pair.roomId);
  const shown = () => new Map(room.getSnapshot().items.map(({ content, delivery }) => [content, delivery]));
  await vi.waitFor(() => expect(room.getSnapshot()).toMatchObject({ connection: "connected", loaded: true }), 10_000);

  proxy.goHalfOpen();
  const since = performance.now();
  client.on("close", ({ code }) => closes.push({ code, after: (performance.now() - since) * speed }));
  room.send("Written into the silence");
  await postMessage(`http://${instance.host}`, pair, "Sent meanwhile");
  expect(client.state).toBe("open");
  await vi.waitFor(() => expect(closes).toHaveLength(1), 10_000);
  expect(closes[0]?.code).toBe(closeCodes.silent);
  // Counted from the last message received, which came earlier.
  expect(closes[0]?.after).toBeGreaterThan(clientTimes.silentMs * 0.9);
  await vi.waitFor(
    () =>
      expect(shown()).toEqual(
        new Map([
          ["Sent meanwhile", null],
          ["Written into the silence", "sent"],
        ]),
      ),
    10_000,
  );
  expect(room.getSnapshot().counters).toMatchObject({ sent: 1, acknowledged: 1 });
});

/** As many sockets, from as many addresses, as the limit per address requires. */
const idle = { sockets: proofSize("sockets")("sockets"), perAddress: 50, openAtOnce: 20 };
/** With few sockets the result says little: they share the server's own growth. */
const mostKiB = idle.sockets >= 5_000 ? 15 : 100;
/** Lets the proof trigger garbage collection, so that it measures only the memory that the sockets hold. */
const collecting = ["--expose-gc", `--import=data:text/javascript,process.on("SIGUSR2",()=>{gc();gc()})`];

test("idle sockets are kept open by pings, and use little memory each", { timeout: 600_000 }, async () => {
  const env = { DATA_DIR: await temporaryDirectory(), TRUST_PROXY: "127.0.0.1", RATE_CHAT: "0", RATE_READ: "0" };
  const server = startServer({ ...measured, ...env }, collecting);
  const address = await server.address;
  const pinged = new Set<number>();
  let closes = 0;
  const sockets = new Map<number, WebSocket>();
  onTestFinished(() => {
    for (const socket of sockets.values()) socket.terminate();
  });
  const memory = async () => {
    server.signal("SIGUSR2");
    return memoryOf(address);
  };
  const open = async (index: number): Promise<number> => {
    const headers = { "x-forwarded-for": `10.0.0.${Math.floor(index / idle.perAddress)}` };
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { headers, perMessageDeflate: false });
    const { promise: status, resolve, reject } = Promise.withResolvers<number>();
    socket.on("error", reject).on("open", () => resolve(101));
    socket.on("unexpected-response", (request, { statusCode }) => {
      request.destroy();
      resolve(Number(statusCode));
    });
    socket.on("message", (data) => {
      if (Buffer.isBuffer(data) && data.toString() === '{"type":"ping"}') pinged.add(index);
    });
    socket.on("close", () => {
      closes += 1;
    });
    if ((await status) === 101) sockets.set(index, socket);
    return status;
  };
  // Not all at once: that is the wave's proof, and a lagging server refuses sockets.
  const openTo = async (from: number, to: number) =>
    inParallel(to - from, idle.openAtOnce, async (index) => {
      expect(await sendAgain(async () => open(from + index))).toBe(101);
      const { ann, roomId } = newPair();
      sockets.get(from + index)?.send(JSON.stringify({ type: "subscribe", roomId, userId: ann }));
    });
  // Beyond half of them the server itself no longer grows.
  const half = Math.ceil(idle.sockets / 2);
  await openTo(0, half);
  const before = await memory();
  await openTo(half, idle.sockets);
  expect(await metricOf(address, "chat_sockets")).toBe(idle.sockets);
  await vi.waitFor(() => expect(pinged.size).toBe(idle.sockets), {
    timeout: socketLimits.pingMs + 30_000,
    interval: 250,
  });
  expect(closes).toBe(0);
  const each = ((await memory()) - before) / (idle.sockets - half) / 1024;
  proved(`${each.toFixed(1)} KiB for each of ${idle.sockets} idle sockets`);
  expect(each).toBeLessThan(mostKiB);
});
