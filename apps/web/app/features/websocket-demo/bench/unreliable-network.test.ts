import { HttpResponse, http, ws } from "msw";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { delayMs, noFaults } from "./faulty-line.ts";
import { createUnreliableNetwork } from "./unreliable-network.ts";
import type { UnreliableSocket } from "./unreliable-socket.ts";

const server = ws.link("ws://site.test/ws");
/** The frames that reached the server, and the number of closed connections. */
let heard: string[];
let closes: number;

beforeEach(() => {
  heard = [];
  closes = 0;
  fakeApi.use(
    server.addEventListener("connection", ({ client }) => {
      client.addEventListener("message", ({ data }) => void (typeof data === "string" && heard.push(data)));
      client.addEventListener("close", () => void (closes += 1));
    }),
  );
});
afterEach(() => vi.useRealTimers());

const say = (...frames: string[]) => {
  for (const frame of frames) server.broadcast(frame);
};

/** An open socket over a network whose random numbers are 0, 0.9, 0, 0.9 ..., and the frames that it receives. */
async function open(network = createUnreliableNetwork({ random: alternating() })) {
  const socket = new network.WebSocket("ws://site.test/ws");
  onTestFinished(network.drop);
  const got: string[] = [];
  const ends: number[] = [];
  socket.addEventListener("message", (event) => void (event instanceof MessageEvent && got.push(String(event.data))));
  socket.addEventListener("close", (event) => void (event instanceof CloseEvent && ends.push(event.code)));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  return { network, socket, got, ends };
}

function alternating(): () => number {
  let odd = true;
  return () => {
    odd = !odd;
    return odd ? 0.9 : 0;
  };
}

const sendAll = (socket: UnreliableSocket, ...frames: string[]) => {
  for (const frame of frames) socket.send(frame);
};

describe("a network without faults", () => {
  it("passes frames both ways in order, and closes on request", async () => {
    const { socket, got, ends } = await open();
    sendAll(socket, "a", "b", "c");
    say("1", "2");
    await expect.poll(() => heard).toEqual(["a", "b", "c"]);
    await expect.poll(() => got).toEqual(["1", "2"]);
    socket.close(1000, "done");
    await expect.poll(() => ends).toEqual([1000]);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it("refuses to send before it is open, as every WebSocket does", () => {
    const network = createUnreliableNetwork();
    const socket = new network.WebSocket("ws://site.test/ws");
    expect(() => socket.send("early")).toThrow(/CONNECTING/);
  });
});

describe("faults", () => {
  it("delay every frame without reordering, even when switched off in the meantime", async () => {
    const { network, socket, got } = await open();
    vi.useFakeTimers();
    network.setFaults({ ...noFaults, delay: true });
    sendAll(socket, "a", "b");
    network.setFaults(noFaults);
    socket.send("c");
    vi.advanceTimersByTime(delayMs - 1);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(heard).toEqual(["a", "b", "c"]);
    expect(got).toEqual([]);
  });

  it("duplicate every frame, both ways", async () => {
    const { network, socket, got } = await open();
    network.setFaults({ ...noFaults, duplicate: true });
    sendAll(socket, "a", "b");
    say("1");
    await expect.poll(() => heard).toEqual(["a", "a", "b", "b"]);
    await expect.poll(() => got).toEqual(["1", "1"]);
  });

  it("let frames overtake each other", async () => {
    const { network, socket } = await open();
    vi.useFakeTimers();
    network.setFaults({ ...noFaults, reorder: true });
    sendAll(socket, "a", "b", "c", "d");
    await vi.advanceTimersByTimeAsync(300);
    expect(heard).toEqual(["a", "c", "b", "d"]);
  });
});

describe("a dropped connection", () => {
  it("is closed for this side at once, and loses what is in flight", async () => {
    const { network, socket, got, ends } = await open();
    network.setFaults({ ...noFaults, delay: true });
    socket.send("a");
    network.drop();
    expect(ends).toEqual([1006]);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
    await expect.poll(() => closes).toBe(1);
    say("1");
    expect([heard, got]).toEqual([[], []]);
  });

  it("fails calls in flight, although the server may have handled them; later ones succeed", async () => {
    let taken = 0;
    const answered = Promise.withResolvers<void>();
    fakeApi.use(
      http.post("http://site.test/api/messages", async () => {
        taken += 1;
        if (taken === 1) await answered.promise;
        return HttpResponse.json({ taken });
      }),
    );
    const network = createUnreliableNetwork();
    const call = network.fetch("http://site.test/api/messages", { method: "POST" });
    await expect.poll(() => taken).toBe(1);
    network.drop();
    await expect(call).rejects.toThrow("Failed to fetch");
    answered.resolve();
    const later = await network.fetch("http://site.test/api/messages", { method: "POST" });
    expect(await later.json()).toEqual({ taken: 2 });
  });
});

describe("a half-open connection", () => {
  it("delivers nothing and notifies nobody; a new one works", async () => {
    const { network, socket, got, ends } = await open();
    network.goHalfOpen();
    socket.send("lost");
    say("lost too");
    expect([socket.readyState, ends]).toEqual([WebSocket.OPEN, []]);
    const next = await open(network);
    next.socket.send("found");
    await expect.poll(() => heard).toEqual(["found"]);
    expect(got).toEqual([]);
  });

  it("closes in the end when its owner closes it", async () => {
    const { network, socket, ends } = await open();
    network.goHalfOpen();
    vi.useFakeTimers();
    socket.close();
    expect(socket.readyState).toBe(WebSocket.CLOSING);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ends).toEqual([1006]);
  });
});
