import type { RoomMessage } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { newPair, type Pair } from "../../testing/chat-calls.ts";

const url = "/api/realtime-chat/messages";
const pathOf = (roomId: string) => `/api/realtime-chat/rooms/${roomId}/messages`;

function bodyOf({ ann, ben, roomId }: Pair, content: string, id?: string) {
  return { content, senderId: ann, receiverId: ben, roomId, ...(id !== undefined && { id }) };
}

async function fill(app: FastifyInstance, pair: Pair, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const payload = bodyOf(pair, `text ${n}`, `m${n}`);
    expect((await app.inject({ method: "POST", url, payload })).statusCode).toBe(201);
  }
}

const seqsOf = (response: { json: () => unknown }) => (response.json() as RoomMessage[]).map(({ seq }) => seq);

describe("sending by POST", () => {
  test("answers 201 with the stored message, and generates an id if none is given", async () => {
    const app = await buildTestApp();
    const pair = newPair();
    const before = Date.now();
    const response = await app.inject({ method: "POST", url, payload: bodyOf(pair, "Hello\n\tthere") });
    expect(response.statusCode).toBe(201);
    const message: RoomMessage = response.json();
    expect(message).toEqual({
      ...bodyOf(pair, "Hello\n\tthere"),
      id: expect.stringMatching(/^[A-Za-z0-9-]{1,64}$/) as string,
      timestamp: expect.any(String) as string,
      read: false,
      seq: 1,
    });
    expect(Date.parse(message.timestamp)).toBeGreaterThanOrEqual(before);
    expect((await app.inject(pathOf(pair.roomId))).json()).toEqual([message]);
  });

  test("normalises the line endings of HTML forms and old systems to newlines, and stores the text once", async () => {
    const app = await buildTestApp();
    const pair = newPair();
    const send = async (content: string) => app.inject({ method: "POST", url, payload: bodyOf(pair, content, "id-1") });
    const [first, again] = [await send("one\r\ntwo\rthree"), await send("one\ntwo\nthree")];
    expect([first.statusCode, first.json<RoomMessage>().content]).toEqual([201, "one\ntwo\nthree"]);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });

  test("answers the same id and content with 200 and the same message, different content with 409", async () => {
    const app = await buildTestApp();
    const pair = newPair();
    const first = await app.inject({ method: "POST", url, payload: bodyOf(pair, "one", "id-1") });
    const again = await app.inject({ method: "POST", url, payload: bodyOf(pair, "one", "id-1") });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const other = await app.inject({ method: "POST", url, payload: bodyOf(pair, "two", "id-1") });
    expect(other.statusCode).toBe(409);
    expect(other.headers["content-type"]).toBe("application/problem+json");
    const answer = await app.inject({
      method: "POST",
      url,
      payload: bodyOf({ ...pair, ann: pair.ben, ben: pair.ann }, "mine", "id-1"),
    });
    expect([answer.statusCode, answer.json<RoomMessage>().seq]).toEqual([201, 2]);
  });

  test.each([
    ["a blank content", { content: " \n" }, "content"],
    ["a content that nobody sees", { content: "\u200b \u2060" }, "content"],
    ["a content beyond 4,000 characters", { content: "x".repeat(4_001) }, "content"],
    ["a content with a control character", { content: "a\u0000b" }, "content"],
    ["half a character", { content: "\ud800" }, "content"],
    ["a sender who is not of the room", { senderId: "stranger" }, "senderId"],
    ["a receiver who is the sender", { receiverId: "a" }, "senderId"],
    ["a room whose people are in the wrong order", { roomId: "b_a" }, "roomId"],
    ["an id with a space", { id: "1 2" }, "id"],
    ["a page with a control character", { page: "/a\u0000b" }, "page"],
    ["half a character in a page", { page: "/\ud800" }, "page"],
  ])("rejects %s", async (_name, wrong, path) => {
    const app = await buildTestApp();
    const payload = { content: "text", senderId: "a", receiverId: "b", roomId: "a_b", ...wrong };
    const response = await app.inject({ method: "POST", url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ issues: { path: string }[] }>().issues.map((issue) => issue.path)).toContain(path);
    expect((await app.inject(pathOf("a_b"))).json()).toEqual([]);
  });

  test("is limited by RATE_CHAT, and reading by RATE_READ", async () => {
    const app = await buildTestApp({ env: { RATE_CHAT: "1", RATE_READ: "2" } });
    const pair = newPair();
    await fill(app, pair, 1);
    const refused = await app.inject({ method: "POST", url, payload: bodyOf(pair, "text 1", "m1") });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    for (const status of [200, 200, 429]) expect((await app.inject(pathOf(pair.roomId))).statusCode).toBe(status);
  });
});

describe("listing a room", () => {
  test("returns pages in the order of seq, with links to their neighbours", async () => {
    const app = await buildTestApp();
    const pair = newPair();
    await fill(app, pair, 7);
    const list = async (query: string) => {
      const response = await app.inject(`${pathOf(pair.roomId)}${query}`);
      const links: Record<string, string> = {};
      for (const [, target = "", rel = ""] of String(response.headers["link"] ?? "").matchAll(
        /<([^>]+)>; rel="(\w+)"/g,
      )) {
        links[rel] = target;
      }
      return { seqs: seqsOf(response), links };
    };
    expect(await list("")).toEqual({ seqs: [1, 2, 3, 4, 5, 6, 7], links: {} });
    const newest = await list("?limit=3");
    expect(newest.seqs).toEqual([5, 6, 7]);
    expect(Object.keys(newest.links)).toEqual(["prev"]);
    const middle = await app.inject(newest.links["prev"] ?? "");
    expect(seqsOf(middle)).toEqual([2, 3, 4]);
    expect(middle.headers["link"]).toMatch(/before=2>; rel="prev", <.*after=4>; rel="next"/);
    expect(await list("?limit=3&after=2")).toMatchObject({ seqs: [3, 4, 5] });
    expect(Object.keys((await list("?limit=3&after=4")).links)).toEqual(["prev"]);
    expect(await list("?after=7")).toEqual({ seqs: [], links: {} });
    expect((await list("?before=m3")).seqs).toEqual([1, 2]);
    expect((await list("?after=m5")).seqs).toEqual([6, 7]);
    expect((await list("?after=2&before=6&limit=2")).seqs).toEqual([3, 4]);
  });

  test("rejects invalid limits, cursors and rooms", async () => {
    const app = await buildTestApp();
    const queries = ["?limit=0", "?limit=201", "?limit=x", "?before=!", "?after=unknown"];
    for (const query of queries) expect((await app.inject(pathOf("a_b") + query)).statusCode).toBe(400);
    for (const roomId of ["a", "a_a", "b_a", `a_${"b".repeat(65)}`]) {
      expect((await app.inject(pathOf(roomId))).statusCode).toBe(400);
    }
  });

  test("accepts room ids of 129 characters", async () => {
    const app = await buildTestApp();
    const [ann, ben] = ["a".repeat(64), "b".repeat(64)];
    const long = { ann, ben, roomId: `${ann}_${ben}` };
    await fill(app, long, 1);
    expect(seqsOf(await app.inject(pathOf(long.roomId)))).toEqual([1]);
  });

  test("finds a contact's welcome messages: 2, 0 and 5, unread", async () => {
    const app = await buildTestApp();
    const counts = await Promise.all(
      ["support", "technical-support", "sales"].map(async (contact) => {
        const roomId = ["0visitor", contact].toSorted().join("_");
        const messages: RoomMessage[] = (await app.inject(pathOf(roomId))).json();
        return messages.filter(({ senderId, read }) => senderId === contact && !read).length;
      }),
    );
    expect(counts).toEqual([2, 0, 5]);
    expect((await app.inject(pathOf("sales_support"))).json()).toEqual([]);
  });
});

describe("marking as read", () => {
  test("marks what the reader received, or the whole room", async () => {
    const app = await buildTestApp();
    const pair = newPair();
    const swapped = { ...pair, ann: pair.ben, ben: pair.ann };
    await fill(app, pair, 2);
    await fill(app, swapped, 3);
    const mark = async (query: string) =>
      app.inject({ method: "POST", url: `/api/realtime-chat/rooms/${pair.roomId}/mark-read${query}` });
    expect((await mark(`?readerId=${pair.ben}`)).json()).toEqual({ updated: 2 });
    expect((await mark(`?readerId=${pair.ben}`)).json()).toEqual({ updated: 0 });
    const messages: RoomMessage[] = (await app.inject(pathOf(pair.roomId))).json();
    expect(messages.map(({ read }) => read)).toEqual([true, true, false, false, false]);
    expect((await mark("")).json()).toEqual({ updated: 3 });
    expect((await mark("?readerId=stranger")).statusCode).toBe(400);
  });

  test("goes up to the given position, never back, and never beyond what is stored", async () => {
    const app = await buildTestApp();
    const pair = newPair();
    const mark = async (upTo: number | string) => {
      const query = `?readerId=${pair.ben}&upTo=${upTo}`;
      return app.inject({ method: "POST", url: `/api/realtime-chat/rooms/${pair.roomId}/mark-read${query}` });
    };
    const read = async () => {
      const messages: RoomMessage[] = (await app.inject(pathOf(pair.roomId))).json();
      return messages.filter((message) => message.read).map(({ seq }) => seq);
    };
    await fill(app, pair, 4);
    expect((await mark(2)).json()).toEqual({ updated: 2 });
    expect((await mark(1)).json()).toEqual({ updated: 0 });
    expect(await read()).toEqual([1, 2]);
    expect((await mark(1_000)).json()).toEqual({ updated: 2 });
    await app.inject({ method: "POST", url, payload: bodyOf(pair, "one more", "m5") });
    expect(await read()).toEqual([1, 2, 3, 4]);
    for (const wrong of [0, -1, 1.5, "all"]) expect((await mark(wrong)).statusCode).toBe(400);
  });
});

test("no room or person id is logged", async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ logStream: { write: (line) => void lines.push(line) } });
  const pair = newPair();
  await fill(app, pair, 1);
  await app.inject(pathOf(pair.roomId));
  await app.inject({ method: "POST", url: `/api/realtime-chat/rooms/${pair.roomId}/mark-read?readerId=${pair.ben}` });
  const log = lines.join("");
  expect(log).toContain("/api/realtime-chat/rooms/:roomId/messages");
  for (const secret of [pair.ann, pair.ben, "text 1"]) expect(log).not.toContain(secret);
});
