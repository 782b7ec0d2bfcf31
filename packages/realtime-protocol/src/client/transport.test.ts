import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ChatServer } from "../../testing/chat-server.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { until } from "../../testing/until.ts";
import type { SocketConstructor } from "./ports.ts";
import { Transport, type TransportEvent } from "./transport.ts";

const timestamp = "2026-11-21T10:24:00.000Z";

let server: ChatServer;
let clock: FakeClock;
let events: TransportEvent[];

beforeEach(async () => {
  server = await new ChatServer().start();
  clock = new FakeClock();
  events = [];
});

afterEach(() => server.stop());

function transport(over: { url?: string; WebSocket?: SocketConstructor } = {}): Transport {
  const url = `ws://${server.host}/ws`;
  // This test's own: a socket of the previous test may still emit events.
  const heard = events;
  return new Transport({ url, WebSocket, clock, ...over, listener: (event) => heard.push(event) });
}

async function opened(): Promise<Transport> {
  const socket = transport();
  socket.open();
  await until(() => expect(types()).toContain("frame"));
  return socket;
}

function types(): string[] {
  return events.map(({ type }) => type);
}

function errors(): string[] {
  return events.flatMap((event) => (event.type === "error" ? [event.error.message] : []));
}

function closed() {
  return events.find(({ type }) => type === "close");
}

describe("a socket", () => {
  it("is connecting, then open, and emits the server's frames", async () => {
    const socket = transport();
    expect(socket.state).toBe("closed");
    socket.open();
    expect(socket.state).toBe("connecting");
    await until(() => expect(types()).toEqual(["connecting", "open", "frame"]));
    expect(socket.state).toBe("open");
    expect(events.at(-1)).toEqual({ type: "frame", frame: { type: "connection", clientId: "c-1" } });
  });

  it("has a single connection, however often it is opened", async () => {
    const socket = await opened();
    socket.open();
    expect(types()).toEqual(["connecting", "open", "frame"]);
  });

  it("sends frames to the server", async () => {
    const socket = await opened();
    socket.send({ type: "message", content: "Hello, server", timestamp });
    await until(() => expect(server.received).toEqual([{ type: "message", content: "Hello, server", timestamp }]));
  });

  it.each([1001, 1008, 1009, 1013])("reports that the server closed with %i", async (code) => {
    const socket = await opened();
    server.drop(code);
    await until(() => expect(closed()).toMatchObject({ type: "close", code }));
    expect(socket.state).toBe("closed");
  });

  it("is closed with a code before `close` returns, and emits nothing afterwards", async () => {
    const socket = await opened();
    socket.close(1000, "Done");
    expect(events.splice(0).at(-1)).toEqual({ type: "close", code: 1000, reason: "Done" });
    socket.close(1000, "Done");
    server.say('{"type":"ping"}');
    socket.open();
    await until(() => expect(types()).toEqual(["connecting", "open", "frame"]));
  });

  it("abandoned while connecting is closed like any other, without an error", async () => {
    const ends: [type: string, code?: number][] = [];
    class Watched extends WebSocket {
      constructor(url: string) {
        super(url);
        this.addEventListener("error", () => ends.push(["error"]));
        this.addEventListener("close", ({ code }) => ends.push(["close", code]));
      }
    }
    const socket = transport({ WebSocket: Watched });
    socket.open();
    socket.close(1000, "Done");
    expect(types()).toEqual(["connecting", "close"]);
    await until(() => expect(ends).toEqual([["close", 1000]]));
    expect(types()).toEqual(["connecting", "close"]);
  });
});

describe("a socket that goes silent", () => {
  it("is closed with 4000 after 45 s", async () => {
    const socket = await opened();
    clock.advance(44_999);
    expect(socket.state).toBe("open");
    clock.advance(1);
    expect(events.at(-1)).toEqual({ type: "close", code: 4000, reason: "Nothing was heard" });
    expect(socket.state).toBe("closed");
  });

  it("stays open while pings arrive", async () => {
    const socket = await opened();
    for (let ping = 0; ping < 4; ping += 1) {
      clock.advance(25_000);
      server.say('{"type":"ping"}');
      await until(() => expect(types().filter((type) => type === "frame")).toHaveLength(ping + 2));
    }
    expect(socket.state).toBe("open");
  });

  it("is also closed if it never opens", () => {
    const socket = transport();
    socket.open();
    clock.advance(45_000);
    expect(socket.state).toBe("closed");
  });

  it("is closed within 5 s after a longer sleep of the machine, during which timers stood still", async () => {
    const socket = await opened();
    clock.advance(10_000);
    clock.sleep(3_600_000);
    expect(socket.state).toBe("open");
    clock.advance(5_000);
    expect(events.at(-1)).toEqual({ type: "close", code: 4000, reason: "Nothing was heard" });
  });

  it("is closed after 45 s even if the system clock is set back", async () => {
    const socket = await opened();
    clock.setBack(3_600_000);
    clock.advance(50_000);
    expect(socket.state).toBe("closed");
  });

  it("is closed sooner when the network may have changed, unless something is received", async () => {
    const socket = await opened();
    socket.suspect(10_000);
    server.say('{"type":"ping"}');
    await until(() => expect(types().filter((type) => type === "frame")).toHaveLength(2));
    clock.advance(10_000);
    expect(socket.state).toBe("open");
    socket.suspect(10_000);
    clock.advance(10_000);
    expect(socket.state).toBe("closed");
  });
});

describe("errors report", () => {
  it("that nothing can be sent without a connection", async () => {
    const socket = transport();
    const frame = { type: "message", content: "Hello", timestamp } as const;
    expect(() => socket.send(frame)).toThrow(/^WebSocket is not connected$/);
    socket.open();
    expect(() => socket.send(frame)).toThrow(/^WebSocket is not connected$/);
  });

  it("why a message could not be sent", async () => {
    class Refusing extends WebSocket {
      override send() {
        throw new Error("the buffer is full");
      }
    }
    const socket = transport({ WebSocket: Refusing });
    socket.open();
    await until(() => expect(socket.state).toBe("open"));
    const frame = { type: "message", content: "Hello", timestamp } as const;
    expect(() => socket.send(frame)).toThrow(/^Failed to send message: the buffer is full$/);
  });

  it("that a frame exceeds the limit, instead of letting the server close with 1009", async () => {
    const socket = await opened();
    const content = "é".repeat(16_384);
    expect(() => socket.send({ type: "message", content, timestamp })).toThrow(
      /^Failed to send message: A frame has at most 32768 bytes$/,
    );
  });

  it("why no connection could be created, followed by a close", () => {
    const socket = transport({ url: "carrier-pigeon" });
    socket.open();
    expect(types()).toEqual(["connecting", "error", "close"]);
    expect(errors()[0]).toMatch(/^Failed to create WebSocket connection: ./);
    expect(socket.state).toBe("closed");
  });

  it("that the connection failed, followed by a close with 1006", async () => {
    await server.stop();
    transport({ url: "ws://127.0.0.1:1/ws" }).open();
    await until(() => expect(closed()).toMatchObject({ code: 1006 }));
    expect(errors()[0]).toMatch(/^WebSocket error: ./);
    server = await new ChatServer().start();
  });

  it("what could not be parsed, but ignore types from a newer version", async () => {
    await opened();
    server.say('{"type":"reaction"}');
    server.say("{");
    server.say('{"type":"connection"}');
    await until(() => expect(errors()).toHaveLength(2));
    expect(errors()[0]).toBe("Failed to parse message: The frame is not JSON");
    expect(errors()[1]).toMatch(/^Failed to parse message: clientId: /);
  });
});
