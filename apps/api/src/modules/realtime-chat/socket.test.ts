import { once } from "node:events";
import { connect } from "node:net";
import { closeCodes, socketLimits } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { messageFrame, newPair, postMessage } from "../../testing/chat-calls.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { until } from "../../testing/until.ts";

async function start(env: Record<string, string> = {}): Promise<{ app: FastifyInstance; address: string }> {
  const app = await buildTestApp({ env });
  return { app, address: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

/** The status with which a server refuses a socket. */
async function refusal(address: string, headers: Record<string, string>, path = "/ws"): Promise<number> {
  const socket = new WebSocket(`${address.replace("http", "ws")}${path}`, { headers });
  socket.on("error", () => {});
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, { statusCode: number }];
  socket.terminate();
  return response.statusCode;
}

describe("a socket", () => {
  test("delivers a message to its room, including its sender, and answers the demo", async () => {
    const { address } = await start();
    const pair = newPair();
    const [ann, ben] = [await connectSocket(address), await connectSocket(address)];
    expect(await ann.subscribe(pair.roomId, pair.ann)).toEqual({
      type: "subscription_confirmed",
      roomId: pair.roomId,
      seq: 0,
      readUpTo: {},
    });
    await ben.subscribe(pair.roomId, pair.ben);
    ann.send(messageFrame(pair, "Hello Ben", "first"));
    const { message } = await ben.next("chat_message");
    expect(message).toMatchObject({
      id: "first",
      content: "Hello Ben",
      senderId: pair.ann,
      receiverId: pair.ben,
      read: false,
      seq: 1,
    });
    expect((await ann.next("chat_message")).message).toEqual(message);
    ann.send({ type: "message", content: "Anybody there?", timestamp: new Date().toISOString() });
    expect(await ann.next("message")).toMatchObject({ content: "Anybody there?", fromServer: true });
    ben.send({ type: "unsubscribe", roomId: pair.roomId });
    ben.send({ type: "message", content: "done", timestamp: new Date().toISOString() });
    await ben.next("message");
    ann.send(messageFrame(pair, "Gone?"));
    await ann.next("chat_message");
    expect(ben.all("chat_message")).toHaveLength(1);
  });

  test("keeps the order of one sender's messages", async () => {
    const { address } = await start();
    const pair = newPair();
    const ann = await connectSocket(address);
    ann.send({ type: "subscribe", roomId: pair.roomId, userId: pair.ann });
    const contents = Array.from({ length: 20 }, (_, n) => `message ${n}`);
    for (const content of contents) ann.send(messageFrame(pair, content));
    for (const content of contents) expect((await ann.next("chat_message")).message.content).toBe(content);
  });

  test("confirms a message resent over a new socket to its sender, and delivers it to nobody else again", async () => {
    const { address } = await start();
    const pair = newPair();
    const { message } = await postMessage(address, pair, "Once", "once");
    const [ann, ben] = [await connectSocket(address), await connectSocket(address)];
    expect((await ann.subscribe(pair.roomId, pair.ann)).seq).toBe(1);
    await ben.subscribe(pair.roomId, pair.ben);
    ann.send(messageFrame(pair, "Once", "once"));
    expect((await ann.next("chat_message")).message).toEqual(message);
    await postMessage(address, pair, "Twice");
    expect((await ben.next("chat_message")).message.content).toBe("Twice");
  });

  test("reports what it can't accept, and stays open", async () => {
    const { address } = await start();
    const pair = newPair();
    const ann = await connectSocket(address);
    ann.send(messageFrame(pair, "too early", "a"));
    ann.send({ type: "subscribe", roomId: pair.roomId, userId: "somebody-else" });
    await ann.subscribe(pair.roomId, pair.ann);
    ann.send(messageFrame({ ...pair, ann: pair.ben }, "as somebody else", "b"));
    await postMessage(address, pair, "first", "c");
    ann.send(messageFrame(pair, "another", "c"));
    ann.socket.send('{"type":"subscribe"}');
    ann.socket.send('{"type":"tomorrow"}');
    ann.socket.send("what is this");
    for (let n = 1; n <= 7; n += 1) await ann.next("error");
    expect(ann.all("error").map(({ code, id, roomId }) => [code, id, roomId])).toEqual(
      expect.arrayContaining([
        ["not_subscribed", "a", pair.roomId],
        ["forbidden", undefined, pair.roomId],
        ["forbidden", "b", pair.roomId],
        ["conflict", "c", pair.roomId],
        ["invalid", undefined, undefined],
        ["unknown_type", undefined, undefined],
        ["unreadable", undefined, undefined],
      ]),
    );
    expect(ann.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("joins at most 16 rooms", async () => {
    const { address } = await start();
    const ann = await connectSocket(address);
    for (let n = 0; n < socketLimits.roomsPerSocket; n += 1) await ann.subscribe(`a_b${n}`, "a");
    ann.send({ type: "subscribe", roomId: "a_c", userId: "a" });
    expect(await ann.next("error")).toMatchObject({ code: "too_many_rooms", roomId: "a_c" });
    ann.send({ type: "unsubscribe", roomId: "a_b0" });
    expect((await ann.subscribe("a_c", "a")).roomId).toBe("a_c");
  });

  test("sends RATE_CHAT messages a minute, and is told when it may continue", async () => {
    const { address } = await start({ RATE_CHAT: "2" });
    const pair = newPair();
    const ann = await connectSocket(address);
    await ann.subscribe(pair.roomId, pair.ann);
    for (const id of ["1", "2", "3"]) ann.send(messageFrame(pair, id, id));
    const refused = await ann.next("error");
    expect(refused).toMatchObject({ code: "rate_limited", id: "3" });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect(ann.all("chat_message").map(({ message }) => message.id)).toEqual(["1", "2"]);
    ann.send({ type: "message", content: "The demo counts too", timestamp: new Date().toISOString() });
    expect(await ann.next("error")).toMatchObject({ code: "rate_limited" });
    expect(ann.all("message")).toEqual([]);
  });

  test("opens RATE_READ rooms a minute, apart from calls, and keeps its subscription when a repeated one is refused", async () => {
    const { address } = await start({ RATE_READ: "3" });
    const pair = newPair();
    const ann = await connectSocket(address);
    for (const time of [1, 2, 3]) expect([time, (await ann.subscribe(pair.roomId, pair.ann)).seq]).toEqual([time, 0]);
    ann.send({ type: "subscribe", roomId: pair.roomId, userId: pair.ann });
    const refused = await ann.next("error");
    expect(refused).toMatchObject({ code: "rate_limited", roomId: pair.roomId });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    const other = await connectSocket(address);
    other.send({ type: "subscribe", roomId: "x_y", userId: "x" });
    expect(await other.next("error")).toMatchObject({ code: "rate_limited", roomId: "x_y" });
    await postMessage(address, pair, "Still there?");
    expect((await ann.next("chat_message")).message.content).toBe("Still there?");
    expect(ann.all("chat_message")).toHaveLength(1);
  });
});

describe("a socket is closed", () => {
  test("with 1009 for a frame or message over 32 KiB, and with 1003 for a binary one", async () => {
    const { address } = await start();
    const limit = socketLimits.frameBytes;
    const [big, binary, fits] = [
      await connectSocket(address),
      await connectSocket(address),
      await connectSocket(address),
    ];
    big.socket.send("x".repeat(limit + 1));
    binary.socket.send(Buffer.from("{}"));
    fits.socket.send(JSON.stringify({ type: "tomorrow", padding: "x".repeat(limit - 40) }));
    expect((await big.closed).code).toBe(closeCodes.messageTooBig);
    expect((await binary.closed).code).toBe(closeCodes.unsupportedData);
    expect((await fits.next("error")).code).toBe("unknown_type");
  });

  test("with 1009 for a message of more than 16 fragments", async () => {
    const { address } = await start();
    const [many, fits] = [await connectSocket(address), await connectSocket(address)];
    for (const [{ socket }, fragments] of [
      [many, 17],
      [fits, 16],
    ] as const) {
      for (let n = 1; n <= fragments; n += 1) socket.send(n === 1 ? '"' : " ", { fin: n === fragments });
    }
    expect((await many.closed).code).toBe(closeCodes.messageTooBig);
    expect((await fits.next("error")).code).toBe("unreadable");
  });

  test("with 1008 for more than 30 frames in a second, including pings and pongs", async () => {
    const { address } = await start();
    const [talker, pinger, ponger] = [
      await connectSocket(address),
      await connectSocket(address),
      await connectSocket(address),
    ];
    const frame = { type: "message", content: "x", timestamp: new Date().toISOString() } as const;
    for (let n = 0; n < 60; n += 1) {
      talker.send(frame);
      pinger.socket.ping();
      ponger.socket.pong();
    }
    expect((await talker.closed).code).toBe(closeCodes.policyViolation);
    expect((await pinger.closed).code).toBe(closeCodes.policyViolation);
    expect((await ponger.closed).code).toBe(closeCodes.policyViolation);
  });

  test("with 1008 after the fifth unreadable frame in a row", async () => {
    const { address } = await start();
    const ann = await connectSocket(address);
    for (let n = 0; n < 4; n += 1) ann.socket.send("?");
    ann.send({ type: "message", content: "readable", timestamp: new Date().toISOString() });
    await ann.next("message");
    for (let n = 0; n < 5; n += 1) ann.socket.send("?");
    expect((await ann.closed).code).toBe(closeCodes.policyViolation);
    expect(ann.all("error")).toHaveLength(9);
  });

  test("with 1001 when the server stops, which waits no longer than a peer may need to answer", async () => {
    const { app, address } = await start();
    const [ann, silent] = [await connectSocket(address), await connectSocket(address)];
    silent.socket.pause();
    const stopped = app.close();
    expect(await ann.closed).toEqual({ code: closeCodes.goingAway, reason: "The server stops" });
    await stopped;
  });

  test("when its peer disappears without closing it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, address } = await start();
    const { hostname, port } = new URL(address);
    const raw = connect(Number(port), hostname);
    onTestFinished(() => void raw.destroy());
    raw.write(
      `GET /ws HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    );
    await once(raw, "data");
    const alive = await connectSocket(address);
    await vi.advanceTimersByTimeAsync(socketLimits.pingMs);
    await alive.next("ping");
    // Its response to the protocol's ping arrives before the response to this.
    alive.send({ type: "message", content: "here", timestamp: new Date().toISOString() });
    await alive.next("message");
    expect((await app.inject("/metrics")).body).toContain("chat_sockets 2\n");
    await vi.advanceTimersByTimeAsync(socketLimits.pingMs);
    await until(async () => expect((await app.inject("/metrics")).body).toContain("chat_sockets 1\n"));
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe("a socket is not opened", () => {
  test("for a page from another site", async () => {
    const { address } = await start({ ALLOWED_ORIGINS: "https://partner.example" });
    expect(await refusal(address, { origin: "https://evil.example" })).toBe(403);
    expect(await refusal(address, { "sec-fetch-site": "cross-site" })).toBe(403);
    await connectSocket(address, { origin: address });
    await connectSocket(address, { origin: "https://partner.example" });
    await connectSocket(address);
  });

  test("beyond 100 per address, as reported by proxies, while others may", async () => {
    const { app, address } = await start({ TRUST_PROXY: "127.0.0.1", METRICS_TOKEN: "metrics" });
    const read = { url: "/metrics", headers: { authorization: "Bearer metrics" } };
    const from = { "x-forwarded-for": "2001:db8:1:2::1" };
    const sockets = await Promise.all(Array.from({ length: 100 }, async () => connectSocket(address, from)));
    expect(await refusal(address, { "x-forwarded-for": "2001:db8:1:2:ffff::2" })).toBe(429);
    await connectSocket(address, { "x-forwarded-for": "2001:db8:1:3::1" });
    sockets[0]?.socket.close();
    await until(async () => expect((await app.inject(read)).body).toContain("chat_sockets 100\n"));
    await connectSocket(address, from);
  });

  test("at other addresses, or by a plain call, and other upgrades are ignored", async () => {
    const { app, address } = await start();
    expect(await refusal(address, {}, "/api/realtime-chat/messages")).toBe(405);
    const plain = await app.inject("/ws");
    expect(plain.statusCode).toBe(426);
    expect(plain.headers["upgrade"]).toBe("websocket");
    const { hostname, port } = new URL(address);
    const raw = connect(Number(port), hostname);
    raw.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`);
    expect(String((await once(raw, "data"))[0])).toMatch(/^HTTP\/1.1 200 /);
  });
});
