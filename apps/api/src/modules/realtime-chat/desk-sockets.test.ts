import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { expect, it, test, vi } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { messageFrame } from "../../testing/chat-calls.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { describeDeployments } from "../../testing/describe-deployments.ts";
import { adminToken, call, signInInvited, signInOwner } from "../../testing/desk-calls.ts";

const forbidden = { type: "error", code: "forbidden" };
const fromContact = { ann: "support", ben: "ann", roomId: "ann_support" };
const fromVisitor = { ann: "ann", ben: "support", roomId: "ann_support" };
const posted = (senderId: string, receiverId: string) => ({
  roomId: roomIdOf(senderId, receiverId),
  senderId,
  receiverId,
  content: "Hello",
});

describeDatabases("a contact's id", (storage) => {
  async function build(env: Record<string, string> = {}) {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken, ...env } });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    return { app, address: `http://127.0.0.1:${port}` };
  }

  it("is open to anyone until the first person is stored, and to the desk alone from then on", async () => {
    const { app, address } = await build();
    const send = async (from: string, to: string) =>
      (await call(app, "POST /api/realtime-chat/messages", {}, posted(from, to))).statusCode;
    const read = async (query: string) =>
      (await call(app, `POST /api/realtime-chat/rooms/ann_support/mark-read${query}`)).statusCode;
    const socket = await connectSocket(address);
    await socket.subscribe("ann_support", "support");
    expect(await send("support", "ann")).toBe(201);
    expect(await read("?readerId=support")).toBe(200);

    await signInOwner(app);
    expect([await send("support", "ann"), await send("sales", "support")]).toEqual([403, 403]);
    expect(await send("ann", "support")).toBe(201);
    expect([await read("?readerId=support"), await read("?readerId=ann"), await read("")]).toEqual([403, 200, 200]);
    expect((await call(app, "POST /api/realtime-chat/rooms/sales_support/mark-read")).statusCode).toBe(403);
    const cursors = await storage().db.selectFrom("chat_read_cursors").selectAll().execute();
    // The desk's own cursor is where it was before.
    const upTo = Object.fromEntries(cursors.map(({ user_id, read_up_to }) => [user_id, read_up_to]));
    expect(upTo).toEqual({ ann: 4, support: 3 });

    socket.send(messageFrame(fromContact, "It is me", "m1"));
    expect(await socket.next("error")).toMatchObject({ ...forbidden, id: "m1", roomId: "ann_support" });
    socket.send({ type: "typing", roomId: "ann_support" });
    expect(await socket.next("error")).toMatchObject({ ...forbidden, roomId: "ann_support" });
    socket.send({ type: "subscribe", roomId: "bob_support", userId: "support" });
    expect(await socket.next("error")).toMatchObject({ ...forbidden, roomId: "bob_support" });
    expect(await storage().db.selectFrom("chat_messages").select("id").where("id", "=", "m1").execute()).toEqual([]);
  });

  it("belongs to a signed-in socket, which writes with a first name until the session ends", async () => {
    const { app, address } = await build();
    const ines = await signInOwner(app);
    const { headers } = await signInInvited(app, ines, "Tomas Verhale");
    const [visitor, tomas] = [await connectSocket(address), await connectSocket(address, headers)];
    await visitor.subscribe("ann_support", "ann");
    await tomas.subscribe("ann_support", "support");
    tomas.send(messageFrame(fromContact, "Good day"));
    const { message } = await visitor.next("chat_message");
    expect(message).toMatchObject({ content: "Good day", author: "Tomas", senderId: "support" });
    await call(app, "DELETE /api/desk/session", headers);
    expect(await tomas.closed).toEqual({ code: 1008, reason: "Signed out" });
  });

  it("watches the desk within the limit of its session, however many share its address", async () => {
    const { app, address } = await build({ RATE_READ: "2", RATE_DESK: "2" });
    const [ines, tomas] = [await signInOwner(app), await signInOwner(app, "Tomas Verhale")];
    for (const headers of [ines, tomas]) {
      const socket = await connectSocket(address, headers);
      for (let n = 0; n < 2; n += 1) {
        socket.send({ type: "watch_desk" });
        await socket.next("desk_people");
      }
      socket.send({ type: "watch_desk" });
      const refused = await socket.next("error");
      expect(refused.code).toBe("rate_limited");
      expect(refused.retryAfter).toBeGreaterThan(0);
    }
    const stranger = await connectSocket(address, { cookie: "desk=0123456789abcdef" });
    for (const code of ["forbidden", "forbidden", "rate_limited"]) {
      stranger.send({ type: "watch_desk" });
      expect(await stranger.next("error")).toMatchObject({ code });
    }
  });

  it("renews the session by watching, unless nobody is at the desk", async () => {
    const { app, address } = await build();
    const socket = await connectSocket(address, await signInOwner(app));
    const seenAt = Date.now() - 3_600_000;
    const watched = async (away: boolean) => {
      await storage().db.updateTable("sessions").set({ seen_at: seenAt }).execute();
      socket.send({ type: "watch_desk", away });
      await socket.next("desk_people");
      return storage().db.selectFrom("sessions").select("seen_at").executeTakeFirstOrThrow();
    };
    expect(await watched(true)).toEqual({ seen_at: seenAt });
    expect((await watched(false)).seen_at).toBeGreaterThan(seenAt);
  });

  it("is notified of changes at the desk only while somebody is signed in", async () => {
    const { app, address } = await build();
    const ines = await signInOwner(app);
    const { person, headers } = await signInInvited(app, ines, "Tomas Verhale");
    const [visitor, stranger, tomas] = [
      await connectSocket(address),
      await connectSocket(address, { cookie: "desk=0123456789abcdef" }),
      await connectSocket(address, headers),
    ];
    for (const socket of [visitor, stranger]) {
      socket.send({ type: "watch_desk" });
      expect(await socket.next("error")).toMatchObject(forbidden);
    }
    await visitor.subscribe("ann_support", "ann");
    expect(await visitor.next("presence")).toMatchObject({ present: false });
    tomas.send({ type: "watch_desk", roomId: "ann_support" });
    const people = [{ personId: person.id, roomId: "ann_support" }];
    expect((await tomas.next("desk_people")).people).toEqual(people);
    expect(await visitor.next("presence")).toEqual({ type: "presence", roomId: "ann_support", present: true });
    const hint = { type: "desk_changed", what: "conversations", roomId: "ann_support" };
    visitor.send(messageFrame(fromVisitor, "A secret"));
    expect(await tomas.next("desk_changed")).toEqual(hint);
    await call(app, "POST /api/desk/conversations/ann_support/notes", ines, { content: "A note of ours" });
    expect(await tomas.next("desk_changed")).toEqual(hint);
    await call(app, "PATCH /api/desk/conversations/ann_support", ines, { version: 1, state: "closed" });
    expect(await tomas.next("desk_changed")).toEqual(hint);
    const later = await connectSocket(address);
    await later.subscribe("bob_sales", "bob");
    expect(await later.next("presence")).toMatchObject({ present: true });
    await call(app, `PATCH /api/desk/people/${person.id}`, ines, { version: person.version, disabled: true });
    await tomas.closed;
    expect(await visitor.next("presence")).toMatchObject({ present: false });
    expect(await later.next("presence")).toMatchObject({ roomId: "bob_sales", present: false });
    for (const socket of [visitor, stranger, later]) {
      expect(JSON.stringify(socket.frames)).not.toMatch(/desk_|A note of ours|Tomas|Ines/);
    }
  });

  it("is notified of each invitation and sign-in", async () => {
    const { app, address } = await build();
    const ines = await signInOwner(app);
    const socket = await connectSocket(address, ines);
    socket.send({ type: "watch_desk" });
    await socket.next("desk_people");
    const hint = { type: "desk_changed", what: "people" };
    const invited = await call(app, "POST /api/desk/invitations", ines, { name: "Tomas Verhale", role: "member" });
    expect(await socket.next("desk_changed")).toEqual(hint);
    await call(app, "POST /api/desk/session", {}, { link: invited.json<{ secret: string }>().secret });
    expect(await socket.next("desk_changed")).toEqual(hint);
    await signInOwner(app, "Jun Sato");
    expect(await socket.next("desk_changed")).toEqual(hint);
  });

  it("is present only while somebody watches, not while a socket is merely open", async () => {
    const { app, address } = await build();
    const ines = await signInOwner(app);
    const [visitor, one, other] = [
      await connectSocket(address),
      await connectSocket(address, ines),
      await connectSocket(address, ines),
    ];
    await one.subscribe("ann_support", "support");
    await visitor.subscribe("ann_support", "ann");
    for (const socket of [one, other]) {
      socket.send({ type: "watch_desk" });
      await socket.next("desk_people");
    }
    one.send({ type: "unwatch_desk" });
    expect((await other.next("desk_people")).people).toHaveLength(1);
    other.send({ type: "watch_desk", roomId: "ann_support", writing: true });
    expect((await other.next("desk_people")).people).toMatchObject([{ roomId: "ann_support", writing: true }]);
    other.send({ type: "watch_desk", away: true });
    expect((await other.next("desk_people")).people).toMatchObject([{ away: true }]);
    await vi.waitFor(() => expect(visitor.all("presence").map(({ present }) => present)).toEqual([false, true, false]));
  });
});

describeDeployments("the desk", (deployment) => {
  async function signIn(address: string): Promise<string> {
    const response = await fetch(`${address}/api/desk/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: adminToken, name: "Ines Kallio" }),
    });
    expect(response.status).toBe(204);
    return String(response.headers.get("set-cookie")).split(";", 1)[0] ?? "";
  }

  test("is told of a visitor, and the visitor of the desk, across instances", async () => {
    const { one, other } = deployment();
    const cookie = await signIn(one);
    const name = randomUUID();
    const pair = { ann: name, ben: "support", roomId: roomIdOf(name, "support") };
    const [visitor, desk] = await Promise.all([connectSocket(other), connectSocket(one, { cookie })]);
    await visitor.subscribe(pair.roomId, name);
    expect(await visitor.next("presence")).toMatchObject({ present: false });
    desk.send({ type: "watch_desk" });
    expect(await visitor.next("presence")).toMatchObject({ present: true });
    visitor.send(messageFrame(pair, "Hello"));
    await vi.waitFor(() => {
      expect(desk.all("desk_changed")).toContainEqual(expect.objectContaining({ roomId: pair.roomId }));
    });
    const before = desk.all("desk_changed").length;
    const noted = await fetch(`${other}/api/desk/conversations/${pair.roomId}/notes`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ content: "A note" }),
    });
    expect(noted.status).toBe(201);
    await vi.waitFor(() => expect(desk.all("desk_changed").length).toBeGreaterThan(before));
    // Signing out there ends the socket here.
    await fetch(`${other}/api/desk/session`, { method: "DELETE", headers: { cookie } });
    expect((await desk.closed).code).toBe(1008);
    expect(await visitor.next("presence")).toMatchObject({ present: false });
  });

  test("erases a conversation in front of the visitor, across instances, and is told of what is written afterwards", async () => {
    const { one, other } = deployment();
    const cookie = await signIn(one);
    const name = randomUUID();
    const pair = { ann: name, ben: "support", roomId: roomIdOf(name, "support") };
    const visitor = await connectSocket(other);
    await visitor.subscribe(pair.roomId, name);
    visitor.send(messageFrame(pair, "Hello"));
    await visitor.next("chat_message");
    const url = `${one}/api/desk/conversations/${pair.roomId}`;
    expect((await fetch(url, { method: "DELETE", headers: { cookie } })).status).toBe(204);
    const told = await visitor.next("subscription_confirmed");
    expect(told).toEqual({ type: "subscription_confirmed", roomId: pair.roomId, seq: 0, readUpTo: {} });
    visitor.send(messageFrame(pair, "Anybody there?"));
    const begun = await visitor.next("subscription_confirmed");
    expect([begun.seq, typeof begun.openedAt]).toEqual([0, "string"]);
    await vi.waitFor(() => {
      expect(visitor.all("chat_message").at(-1)?.message.content).toBe("Anybody there?");
    });
  });
});
