import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ChatServer } from "../../testing/chat-server.ts";
import { callDelay, createRoomApi, RoomApiError } from "./room-api.ts";

const roomId = "support_visitor";

let server: ChatServer;

beforeEach(async () => {
  server = await new ChatServer().start();
});

afterEach(() => server.stop());

function store(id: string): void {
  server.store({ id, content: `Text of ${id}`, senderId: "support", roomId });
}

function api() {
  return createRoomApi({ baseUrl: `http://${server.host}` });
}

/** An API that answers every call like this. */
function answering(body: string, init?: ResponseInit) {
  return createRoomApi({ fetch: () => Promise.resolve(new Response(body, init)) });
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a page of messages", () => {
  it("is requested by limit and seq, and says whether there is more on either side", async () => {
    for (const id of ["a", "b", "c", "d"]) store(id);
    const newest = await api().listMessages(roomId, { limit: 2 });
    expect(newest.messages.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(newest).toMatchObject({ hasOlder: true, hasNewer: false });
    const older = await api().listMessages(roomId, { limit: 5, before: 3 });
    expect(older.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(older).toMatchObject({ hasOlder: false, hasNewer: true });
    const missed = await api().listMessages(roomId, { limit: 2, after: 1 });
    expect(missed.messages.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(missed).toMatchObject({ hasOlder: true, hasNewer: true });
  });

  it("that is not a list of messages is rejected", async () => {
    for (const body of ["{}", "[{}]", "<html>"]) {
      expect(await failure(answering(body).listMessages(roomId))).toMatchObject({
        name: "RoomApiError",
        message: "The server's answer can't be read",
      });
    }
  });
});

describe("a message", () => {
  it("is stored and returned with its seq", async () => {
    const draft = { id: "m-1", content: "Good morning.", senderId: "visitor", receiverId: "support", roomId };
    expect(await api().postMessage(draft, AbortSignal.timeout(10_000))).toMatchObject({
      id: "m-1",
      seq: 1,
      receiverId: "support",
    });
  });
});

describe("marking as read", () => {
  it("is per reader, up to a message, and returns how many were marked", async () => {
    for (const id of ["a", "b", "c"]) store(id);
    expect(await api().markRead(roomId, "visitor", 2)).toBe(2);
    expect(await api().markRead(roomId, "visitor", 2)).toBe(0);
  });
});

describe("a failed call", () => {
  it("reports the problem's message, its status and how long to wait", async () => {
    const headers = { "retry-after": "7", "content-type": "application/problem+json" };
    const error = await failure(
      answering('{"message":"Too many calls."}', { status: 429, headers }).listMessages(roomId),
    );
    expect(error).toMatchObject({ message: "Too many calls.", status: 429, retryAfterMs: 7_000, permanent: false });
  });

  it.each([
    ["3000000000", 300_000],
    ["-1", undefined],
    ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
  ])("waits at most 5 minutes: %s", async (asked, retryAfterMs) => {
    const init = { status: 503, headers: { "retry-after": asked } };
    expect(await failure(answering("", init).listMessages(roomId))).toMatchObject({ retryAfterMs });
  });

  it("reports the status when there is no readable problem", async () => {
    const error = await failure(answering("<html>", { status: 502, statusText: "Bad Gateway" }).listMessages(roomId));
    expect(error).toMatchObject({ message: "502 Bad Gateway", status: 502, retryAfterMs: undefined });
  });

  it("that gets no response has status 0", async () => {
    const host = server.host;
    await server.stop();
    const error = await failure(createRoomApi({ baseUrl: `http://${host}` }).listMessages(roomId));
    expect(error).toMatchObject({ name: "RoomApiError", status: 0, permanent: false });
    await server.start();
  });

  it.each([
    [0, false],
    [400, true],
    [403, true],
    [404, true],
    [408, false],
    [409, true],
    [413, true],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])("with status %i is permanent: %s", (status, permanent) => {
    expect(new RoomApiError("No.", status).permanent).toBe(permanent);
  });

  it.each([
    ["no wait of the server's", undefined, 1, [3_000, 3_000]],
    ["none either after four failures", undefined, 4, [6_000, 4_500]],
    ["a shorter wait", 0, 1, [3_000, 3_000]],
    ["a longer one, spread over a quarter more", 60_000, 1, [60_000, 75_000]],
  ])("is retried after its own delay or the server's: %s", (_, retryAfterMs, failures, delays) => {
    const error = new RoomApiError("No.", 503, retryAfterMs);
    expect([0, 1].map((random) => callDelay(error, failures, random))).toEqual(delays);
  });
});
