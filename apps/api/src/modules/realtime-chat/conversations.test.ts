import type { Conversation, DeskCounts, WholeConversation } from "@thirtyfold/api-contract/desk";
import { type RoomMessage, roomIdOf } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, type Headers, signInInvited, signInOwner } from "../../testing/desk-calls.ts";

const conversations = "/api/desk/conversations";
const hour = 60 * 60 * 1000;

type Page<Item> = { data: Item[]; nextCursor: string | null };

describeDatabases("conversations with visitors", (storage) => {
  const build = async () => buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });

  async function visitorWrites(app: FastifyInstance, visitor: string, content: string, contact = "support") {
    const roomId = roomIdOf(visitor, contact);
    const body = { roomId, senderId: visitor, receiverId: contact, content };
    expect((await call(app, "POST /api/realtime-chat/messages", {}, body)).statusCode).toBe(201);
    return roomId;
  }

  const list = async (app: FastifyInstance, headers: Headers, query = "") =>
    (await call(app, `GET ${conversations}${query}`, headers)).json<Page<Conversation>>();
  const roomsOf = async (app: FastifyInstance, headers: Headers, query = "") =>
    (await list(app, headers, query)).data.map(({ roomId }) => roomId);
  const find = async (app: FastifyInstance, headers: Headers, roomId: string) =>
    (await call(app, `GET ${conversations}/${roomId}`, headers)).json<WholeConversation>();
  const counts = async (app: FastifyInstance, headers: Headers) =>
    (await call(app, "GET /api/desk/counts", headers)).json<DeskCounts>().conversations;
  const change = async (app: FastifyInstance, headers: Headers, roomId: string, body: object) =>
    call(app, `PATCH ${conversations}/${roomId}`, headers, body);

  it("wait from the visitor's first message until the desk's answer, newest first", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const first = await visitorWrites(app, "ann", "Where is my invoice?");
    const second = await visitorWrites(app, "ben", "What does it cost?", "sales");
    await visitorWrites(app, "ann", "Hello?");
    const waiting = await list(app, ines, "?state=waiting");
    expect(waiting.data.map(({ roomId }) => roomId)).toEqual([first, second]);
    expect(waiting.data[0]).toMatchObject({
      contact: "support",
      visitorId: "ann",
      state: "open",
      unread: 2,
      version: 1,
      lastMessage: { seq: 4, excerpt: "Hello?", byVisitor: true, author: null },
    });
    expect(waiting.data[0]?.waitingSince).toBeLessThan(waiting.data[0]?.activeAt ?? 0);
    const answer = await call(app, `POST ${conversations}/${first}/messages`, ines, {
      id: "a1",
      content: "It is sent.",
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id: "a1", senderId: "support", receiverId: "ann", author: "Ines", seq: 5 });
    expect(await roomsOf(app, ines, "?state=waiting")).toEqual([second]);
    expect(await roomsOf(app, ines)).toEqual([first, second]);
    const { waitingSince, lastMessage } = await find(app, ines, first);
    expect([waitingSince, lastMessage]).toMatchObject([null, { byVisitor: false, author: "Ines" }]);
  });

  it("are only those between a visitor and a contact", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    await visitorWrites(app, "ann", "Hello", "ben");
    expect(await roomsOf(app, ines)).toEqual([]);
    expect((await call(app, `GET ${conversations}/ann_ben`, ines)).statusCode).toBe(404);
    expect((await call(app, `POST ${conversations}/ann_support/messages`, ines, { content: "x" })).statusCode).toBe(
      404,
    );
  });

  it("store an answer once per id", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const roomId = await visitorWrites(app, "ann", "Hello");
    const send = async (content: string) =>
      (await call(app, `POST ${conversations}/${roomId}/messages`, ines, { id: "one", content })).statusCode;
    expect([await send("Good day"), await send("Good day"), await send("Another")]).toEqual([201, 200, 409]);
    expect((await find(app, ines, roomId)).messages.data.at(-1)).toMatchObject({ id: "one", content: "Good day" });
    expect((await find(app, ines, roomId)).messages.data).toHaveLength(4);
  });

  it("accept no invisible message or note", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const roomId = await visitorWrites(app, "ann", "Hello");
    for (const texts of ["messages", "notes"]) {
      const refused = await call(app, `POST ${conversations}/${roomId}/${texts}`, ines, { content: "\u200b \u2060" });
      expect([refused.statusCode, refused.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([
        400,
        "content",
      ]);
    }
  });

  it("are counted per list, for the person who asks", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person, headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const rooms: string[] = [];
    for (const visitor of ["v1", "v2", "v3", "v4"]) rooms.push(await visitorWrites(app, visitor, "Hello"));
    const [closed = "", snoozed = "", assigned = ""] = rooms;
    await change(app, ines, closed, { version: 1, state: "closed" });
    await change(app, ines, snoozed, { version: 1, state: "snoozed", snoozedUntil: Date.now() + hour });
    await change(app, ines, assigned, { version: 1, assignee: person.id });
    expect(await counts(app, tomas)).toEqual({ waiting: 2, mine: 1, unassigned: 1, snoozed: 1, closed: 1 });
    expect(await counts(app, ines)).toMatchObject({ mine: 0 });
    for (const [state, room] of [
      ["mine", assigned],
      ["snoozed", snoozed],
      ["closed", closed],
    ]) {
      expect(await roomsOf(app, tomas, `?state=${state}`)).toEqual([room]);
    }
    await storage()
      .db.updateTable("conversations")
      .set({ snoozed_until: Date.now() - 1 })
      .where("room_id", "=", snoozed)
      .execute();
    expect(await counts(app, tomas)).toMatchObject({ waiting: 3, snoozed: 0 });
    expect((await find(app, tomas, snoozed)).state).toBe("open");
  });

  it("are changed only in the current version, and assigned only to people who may use the desk", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person, headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const roomId = await visitorWrites(app, "ann", "Hello");
    expect((await change(app, tomas, roomId, { version: 1, assignee: person.id })).json()).toMatchObject({
      assignee: person.id,
      version: 2,
    });
    expect((await change(app, ines, roomId, { version: 1, assignee: null })).statusCode).toBe(409);
    expect((await change(app, ines, roomId, { version: 2, assignee: "nobody" })).statusCode).toBe(400);
    expect((await change(app, ines, roomId, { version: 2, state: "snoozed" })).statusCode).toBe(400);
    expect((await change(app, ines, roomId, { version: 2, state: "snoozed", snoozedUntil: 1 })).statusCode).toBe(400);
    expect((await change(app, ines, "ben_support", { version: 1, state: "closed" })).statusCode).toBe(404);
    expect((await find(app, ines, roomId)).version).toBe(2);
  });

  it("are reopened by the visitor, and never closed over an unseen message", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const roomId = await visitorWrites(app, "ann", "Hello");
    await visitorWrites(app, "ann", "Are you there?");
    expect((await change(app, ines, roomId, { version: 1, state: "closed", seenSeq: 3 })).statusCode).toBe(409);
    expect((await change(app, ines, roomId, { version: 1, state: "closed", seenSeq: 4 })).statusCode).toBe(200);
    await call(app, `POST ${conversations}/${roomId}/messages`, ines, { content: "Goodbye" });
    expect((await find(app, ines, roomId)).state).toBe("closed");
    await visitorWrites(app, "ann", "One more thing");
    expect(await find(app, ines, roomId)).toMatchObject({ state: "open", version: 3 });
    await change(app, ines, roomId, { version: 3, state: "snoozed", snoozedUntil: Date.now() + hour });
    await visitorWrites(app, "ann", "And another");
    expect(await find(app, ines, roomId)).toMatchObject({ state: "open", snoozedUntil: null, version: 5 });
  });

  it("have notes that no visitor call reveals", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const roomId = await visitorWrites(app, "ann", "Hello");
    const write = async (content: string) =>
      call(app, `POST ${conversations}/${roomId}/notes`, ines, { id: "n1", content });
    const note = await write("Pays late.");
    expect((await write("Pays late.")).json()).toEqual(note.json());
    const other = await write("Pays early.");
    expect([other.statusCode, other.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining("Give each note an id of its own"),
    ]);
    expect(note.statusCode).toBe(201);
    expect((await find(app, ines, roomId)).notes).toEqual([note.json()]);
    expect(note.json()).toMatchObject({ personName: "Ines Kallio", content: "Pays late." });
    const seen = await app.inject(`/api/realtime-chat/rooms/${roomId}/messages`);
    expect(seen.statusCode).toBe(200);
    expect(seen.body).not.toContain("Pays late");
  });

  it("show the visitor a first name, and nothing else about the author", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const roomId = await visitorWrites(app, "ann", "Hello");
    await call(app, `POST ${conversations}/${roomId}/messages`, ines, { content: "Good day" });
    const seen = (await app.inject(`/api/realtime-chat/rooms/${roomId}/messages`)).json<RoomMessage[]>();
    expect(seen.map(({ author }) => author)).toEqual([undefined, undefined, undefined, "Ines"]);
    expect(JSON.stringify(seen)).not.toMatch(/Kallio|person/);
    const { personId, ...known } = (await find(app, ines, roomId)).messages.data.at(-1) ?? {};
    expect(known).toEqual(seen.at(-1));
    expect(personId).toMatch(/^[\da-f-]{36}$/);
  });

  it("are found by messages, notes, and the names of contacts and assignees", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person } = await signInInvited(app, ines, "Tomas Verhale");
    const [a, b, c] = [
      await visitorWrites(app, "v1", "The INVOICE is 100% wrong"),
      await visitorWrites(app, "v2", "Hello", "sales"),
      await visitorWrites(app, "v3", "Hello"),
    ];
    await call(app, `POST ${conversations}/${b}/notes`, ines, { content: "Old customer" });
    await change(app, ines, c, { version: 1, assignee: person.id });
    for (const [q, found] of [
      ["invoice", a],
      ["100%25", a],
      ["old+cust", b],
      ["Representative", b],
      ["verhale", c],
    ]) {
      expect([q, await roomsOf(app, ines, `?q=${q}`)]).toEqual([q, [found]]);
    }
    expect(await roomsOf(app, ines, "?q=0%25+x")).toEqual([]);
    expect(await roomsOf(app, ines, "?q=hello&state=mine")).toEqual([]);
  });

  it("come in consecutive pages, and so do their messages", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { db } = storage();
    const rooms = Array.from({ length: 120 }, (_, n) => `support_v${n}`);
    const now = Date.now();
    await db
      .insertInto("chat_rooms")
      .values(rooms.map((id) => ({ id, created_at: now, last_seq: 1 })))
      .execute();
    const row = {
      contact_id: "support",
      closed: 0,
      snoozed_until: null,
      assignee: null,
      version: 1,
      last_seq: 1,
    } as const;
    await db
      .insertInto("conversations")
      .values(
        rooms.map((room_id, n) => ({ ...row, room_id, created_at: now, active_at: now - (n % 7), waiting_since: now })),
      )
      .execute();
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page<Conversation> = await list(app, ines, cursor === "" ? "" : `?cursor=${cursor}`);
      seen.push(...page.data.map(({ roomId }) => roomId));
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(rooms.toSorted());

    const roomId = await visitorWrites(app, "ann", "0");
    for (let n = 1; n < 120; n++) await visitorWrites(app, "ann", String(n));
    const { messages } = await find(app, ines, roomId);
    const before = await call(app, `GET ${conversations}/${roomId}/messages?cursor=${messages.nextCursor}`, ines);
    const older = before.json<WholeConversation["messages"]>();
    expect([...older.data, ...messages.data].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 122 }, (_, n) => n + 1),
    );
    expect(older.nextCursor).toBeNull();
  });

  it("are read by the desk as a whole, which the visitor sees", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const roomId = await visitorWrites(app, "ann", "One");
    await visitorWrites(app, "ann", "Two");
    const read = async (body: object) =>
      (await call(app, `POST ${conversations}/${roomId}/read`, ines, body)).json<object>();
    expect(await read({ upTo: 3 })).toEqual({ updated: 1 });
    expect((await find(app, ines, roomId)).unread).toBe(1);
    expect(await read({})).toEqual({ updated: 1 });
    expect((await find(app, ines, roomId)).unread).toBe(0);
    const seen = (await app.inject(`/api/realtime-chat/rooms/${roomId}/messages`)).json<RoomMessage[]>();
    expect(seen.map(({ read: isRead }) => isRead)).toEqual([false, false, true, true]);
  });

  it("are erased with their whole content by an owner, and the log does not name the visitor", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const roomId = await visitorWrites(app, "ann", "Hello");
    await call(app, `POST ${conversations}/${roomId}/notes`, ines, { content: "A note" });
    expect((await call(app, `DELETE ${conversations}/${roomId}`, tomas)).statusCode).toBe(403);
    expect((await call(app, `DELETE ${conversations}/${roomId}`, ines)).statusCode).toBe(204);
    expect((await call(app, `DELETE ${conversations}/${roomId}`, ines)).statusCode).toBe(404);
    const { db } = storage();
    for (const table of [
      "chat_rooms",
      "chat_messages",
      "conversations",
      "conversation_notes",
      "conversation_events",
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const log = (await call(app, "GET /api/desk/log", ines)).json<Page<{ action: string; subject: string }>>();
    expect(log.data[0]).toMatchObject({ action: "conversation-erased", subject: "support", personName: "Ines Kallio" });
    await visitorWrites(app, "ann", "Hello again");
    expect((await find(app, ines, roomId)).lastMessage).toMatchObject({ seq: 3, excerpt: "Hello again" });
  });
});
