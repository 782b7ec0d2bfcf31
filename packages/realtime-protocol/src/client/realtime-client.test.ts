import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChatServer } from "../../testing/chat-server.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { testClient } from "../../testing/test-client.ts";
import { until } from "../../testing/until.ts";
import type { RealtimeClient, RealtimeClientOptions } from "./client.ts";
import type { SocketConstructor } from "./ports.ts";

const roomId = "support_visitor";
const timestamp = "2026-11-21T10:24:00.000Z";

let server: ChatServer;
let clock: FakeClock;
let clients: RealtimeClient[];

beforeEach(async () => {
  server = await new ChatServer().start();
  clock = new FakeClock();
  clients = [];
});

afterEach(async () => {
  for (const client of clients) client.close();
  await server.stop();
});

function newClient(over: Partial<RealtimeClientOptions> = {}): RealtimeClient {
  const client = testClient(server, clock, over);
  clients.push(client);
  return client;
}

async function connected(over: Partial<RealtimeClientOptions> = {}): Promise<RealtimeClient> {
  const client = newClient(over);
  client.connect();
  await until(() => expect(client.clientId).toBe("c-1"));
  return client;
}

function newMessage(over: { content?: string; roomId?: string } = {}) {
  const message = { id: "m-1", content: "Good morning.", senderId: "visitor", timestamp, roomId, read: false, ...over };
  return { type: "new_message", roomId: message.roomId, message } as const;
}

/** A socket that can't be created; counts the attempts. */
function noSocket(): { WebSocket: SocketConstructor; attempts: () => number } {
  let attempts = 0;
  class Refused extends WebSocket {
    constructor(url: string) {
      attempts += 1;
      super("not a url");
      throw new Error(url);
    }
  }
  return { WebSocket: Refused, attempts: () => attempts };
}

describe("a client", () => {
  it("reports its states, and has the server's id while open", async () => {
    const states: string[] = [];
    const client = newClient();
    client.on("state", (state) => states.push(state));
    client.connect();
    await until(() => expect(client.clientId).toBe("c-1"));
    client.close();
    expect(states).toEqual(["connecting", "open", "closed"]);
    expect(client.clientId).toBeUndefined();
  });

  it("emits frames, server errors and closes until its listener is removed", async () => {
    const client = await connected();
    const received: unknown[] = [];
    client.on("error", ({ message }) => received.push(message));
    client.on("close", (close) => received.push(close));
    const stop = client.on("frame", ({ type }) => received.push(type));
    server.say('{"type":"error","message":"Use at most 16 rooms.","code":"too_many_rooms"}');
    await until(() => expect(received).toEqual(["Use at most 16 rooms.", "error"]));
    stop();
    server.say('{"type":"ping"}');
    server.drop(1001);
    await until(() => expect(received).toEqual(["Use at most 16 rooms.", "error", { code: 1001, reason: "" }]));
  });

  it("sends raw frames unchanged", async () => {
    const client = await connected();
    client.send({ type: "message", content: "Hello, server", timestamp });
    client.send(newMessage());
    await until(() => expect(server.received.map(({ type }) => type)).toEqual(["message", "new_message"]));
  });

  it("still notifies the other listeners when one throws", async () => {
    const thrown: (() => void)[] = [];
    vi.stubGlobal("queueMicrotask", (report: () => void) => thrown.push(report));
    const client = newClient();
    const states: string[] = [];
    client.on("state", () => {
      throw new Error("the listener's own");
    });
    client.on("state", (state) => states.push(state));
    client.connect();
    expect(states).toEqual(["connecting"]);
    expect(thrown[0]).toThrow("the listener's own");
    client.close();
    expect(states).toEqual(["connecting", "closed"]);
    vi.unstubAllGlobals();
  });
});

describe("error messages", () => {
  it("for joining ask for a room id and a signed-in user", () => {
    expect(() => newClient().join("")).toThrow(/^Room ID is required to join a chat room$/);
    expect(() => newClient({ userId: "" }).join(roomId)).toThrow(/^You must be logged in to join a chat room$/);
    expect(() => newClient().join("support_zoe")).toThrow(/^The room belongs to other people$/);
  });

  it("for leaving ask for a room id", () => {
    expect(() => newClient().leave("")).toThrow(/^Room ID is required to leave a chat room$/);
    expect(() => newClient().leave(roomId)).not.toThrow();
  });

  it("for sending ask for a user, a room, content and an open socket", async () => {
    expect(() => newClient({ userId: "" }).send(newMessage())).toThrow(/^You must be logged in to send messages$/);
    const client = newClient();
    expect(() => client.send(newMessage({ roomId: "" }))).toThrow(/^Room ID is required to send a message$/);
    expect(() => client.send(newMessage({ content: " \n" }))).toThrow(/^Message content is required$/);
    expect(() => client.send(newMessage({ content: "a".repeat(4_001) }))).toThrow(/^Use at most 4,000 characters$/);
    expect(() => client.send(newMessage())).toThrow(/^WebSocket is not connected$/);
    const room = client.join(roomId);
    for (const unseen of ["  ", "\u200b"]) {
      expect(() => room.send(unseen)).toThrow(/^Message content is required$/);
    }
    expect(() => room.send("Good morning.")).toThrow(/^WebSocket is not connected$/);
    expect(room.getSnapshot().items).toEqual([]);
  });
});

describe("reconnecting", () => {
  it.each([1001, 1008, 1009, 1013, undefined])("happens 3 s after a close with %s", async (code) => {
    const client = await connected();
    server.drop(code);
    await until(() => expect(client.state).toBe("closed"));
    clock.advance(2_999);
    expect(client.state).toBe("closed");
    clock.advance(1);
    expect(client.state).toBe("connecting");
    await until(() => expect(client.clientId).toBe("c-1"));
  });

  it("does not happen after the server closes with 1000, until `connect`", async () => {
    const client = await connected();
    server.drop(1000);
    await until(() => expect(client.state).toBe("closed"));
    const states: string[] = [];
    client.on("state", (state) => states.push(state));
    clock.advance(3_600_000);
    expect(states).toEqual([]);
    client.connect();
    await until(() => expect(client.clientId).toBe("c-1"));
  });

  it("does not happen after `close`, even when the browser comes back online", async () => {
    const online = new EventTarget();
    const client = await connected({ online });
    client.close();
    const states: string[] = [];
    client.on("state", (state) => states.push(state));
    online.dispatchEvent(new Event("online"));
    clock.advance(3_600_000);
    expect(states).toEqual([]);
  });

  it("is randomized over 3 to 8 s after a shared close, and takes 3 s after a single one", async () => {
    for (const [code, random, pause] of [
      [1001, 0.4, 5_000],
      [1013, 1, 8_000],
      [undefined, 1, 3_000],
    ] as const) {
      const client = await connected({ random: () => random });
      server.drop(code);
      await until(() => expect(client.state).toBe("closed"));
      clock.advance(pause - 1);
      expect(client.state).toBe("closed");
      clock.advance(1);
      expect(client.state).toBe("connecting");
      client.close();
      await server.stop();
      server = await new ChatServer().start();
    }
  });

  it("is attempted every 3 s, then backs off to every 30 s", () => {
    const { WebSocket, attempts } = noSocket();
    newClient({ WebSocket }).connect();
    const pauses = [3_000, 3_000, 3_000, 6_000, 12_000, 24_000, 30_000, 30_000];
    for (const [done, pause] of pauses.entries()) {
      expect(attempts()).toBe(done + 1);
      clock.advance(pause - 1);
      expect(attempts()).toBe(done + 1);
      clock.advance(1);
    }
    expect(attempts()).toBe(pauses.length + 1);
  });

  it("is attempted at once when the browser comes back online", () => {
    const { WebSocket, attempts } = noSocket();
    const online = new EventTarget();
    newClient({ WebSocket, online }).connect();
    online.dispatchEvent(new Event("online"));
    expect(attempts()).toBe(2);
    clock.advance(2_999);
    expect(attempts()).toBe(2);
  });

  it("happens at once on `reconnect`", async () => {
    const client = await connected();
    const closes: number[] = [];
    client.on("close", ({ code }) => closes.push(code));
    client.reconnect();
    expect(closes).toEqual([1000]);
    expect(client.state).toBe("connecting");
    await until(() => expect(client.clientId).toBe("c-1"));
    clock.advance(3_000);
    expect(client.state).toBe("open");
  });

  it.each(["online", "offline"])(
    "happens within 10 s if the socket is dead after %s, but not if it answers",
    async (event) => {
      const online = new EventTarget();
      const client = await connected({ online });
      const room = client.join(roomId);
      await until(() => expect(room.getSnapshot().connection).toBe("connected"));
      const confirmed = vi.fn<() => void>();
      client.on("frame", confirmed);
      online.dispatchEvent(new Event(event));
      await until(() => expect(confirmed).toHaveBeenCalled());
      clock.advance(10_000);
      expect(client.state).toBe("open");
      server.faults.deaf = true;
      online.dispatchEvent(new Event(event));
      clock.advance(9_999);
      expect(client.state).toBe("open");
      clock.advance(1);
      expect(client.state).toBe("closed");
    },
  );

  it.each(["online", "offline"])("waits for the next ping after %s if no room can ask", async (event) => {
    const online = new EventTarget();
    const client = await connected({ online });
    const pinged = new Promise((resolve) => client.on("frame", resolve));
    online.dispatchEvent(new Event(event));
    clock.advance(25_000);
    server.say('{"type":"ping"}');
    await pinged;
    online.dispatchEvent(new Event(event));
    clock.advance(44_999);
    expect(client.state).toBe("open");
    clock.advance(1);
    expect(client.state).toBe("closed");
  });

  it.each(["online", "offline"])("happens 10 s after %s if the socket is still connecting", (event) => {
    const online = new EventTarget();
    const client = newClient({ online });
    client.connect();
    online.dispatchEvent(new Event(event));
    clock.advance(9_999);
    expect(client.state).toBe("connecting");
    clock.advance(1);
    expect(client.state).toBe("closed");
  });
});

describe("rooms", () => {
  it("share one socket and one subscription until the last holder leaves", async () => {
    const client = await connected();
    const one = client.join(roomId);
    const two = client.join(roomId);
    const third = client.join("sales_visitor");
    await until(() => expect(third.getSnapshot().connection).toBe("connected"));
    one.leave();
    one.leave();
    server.store({ id: "m-1", content: "Good morning.", senderId: "support", roomId });
    await until(() => expect(two.getSnapshot().items).toHaveLength(1));
    two.leave();
    third.leave();
    await until(() =>
      expect(server.received.map(({ type }) => type)).toEqual(["subscribe", "subscribe", "unsubscribe", "unsubscribe"]),
    );
  });

  it("are left for all holders when left by id", async () => {
    const client = await connected();
    client.join(roomId);
    client.join(roomId);
    client.leave(roomId);
    await until(() => expect(server.received.map(({ type }) => type)).toEqual(["subscribe", "unsubscribe"]));
  });
});
