import type { DeskOverview } from "@thirtyfold/api-contract/desk";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { utcDay } from "../../storage/schema.ts";
import { day } from "../../storage/sweep.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, type Headers, signInOwner } from "../../testing/desk-calls.ts";

const minute = 60_000;
/** Closed ports refuse at once. Old messages are kept: the application's first sweep may run after they are stored. */
const env = {
  ADMIN_TOKEN: adminToken,
  CHAT_RETENTION_DAYS: "0",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "a@x.example",
  MAIL_TO: "b@x.example",
};

describeDatabases("the overview", (storage) => {
  const read = async (app: FastifyInstance, headers: Headers) =>
    (await call(app, "GET /api/desk/overview", headers)).json<DeskOverview>();
  /** Noon of an earlier day. */
  const noon = (daysAgo: number) => (Math.floor(Date.now() / day) - daysAgo) * day + day / 2;

  async function addLead(id: string, more: { form?: string; state?: string; created_at?: number } = {}) {
    const row = { id, form: "intake", created_at: Date.now(), email: "", suspect: 0, fields: "{}", fingerprint: null };
    await storage()
      .db.insertInto("leads")
      .values({ ...row, name: `Name of ${id}`, ...more })
      .execute();
  }

  /** A support conversation, answered by somebody at the desk `answeredMs` after its first message, or not at all. */
  async function addConversation(visitor: string, began: number, answeredMs?: number) {
    const room_id = roomIdOf(visitor, "support");
    const message = { room_id, content: "Hello", author: null, person_id: null };
    const answered = answeredMs === undefined ? [] : [began + answeredMs, began + answeredMs + minute];
    // In one transaction, as in the product: the application's first sweep removes an old room without a message.
    await inTransaction(storage().db, async (trx) => {
      await trx.insertInto("chat_rooms").values({ id: room_id, created_at: began, last_seq: 4 }).execute();
      await trx
        .insertInto("chat_messages")
        .values([
          { ...message, seq: 1, id: "welcome-1", sender_id: "support", created_at: began },
          { ...message, seq: 2, id: "q", sender_id: visitor, created_at: began },
          ...answered.map((created_at, at) => ({
            ...message,
            seq: 3 + at,
            id: `a${at}`,
            sender_id: "support",
            person_id: "ines",
            created_at,
          })),
        ])
        .execute();
      await trx
        .insertInto("conversations")
        .values({
          room_id,
          contact_id: "support",
          created_at: began,
          closed: 0,
          version: 1,
          last_seq: 4,
          snoozed_until: null,
          assignee: null,
          page: null,
          active_at: began,
          waiting_since: answered.length > 0 ? null : began,
        })
        .execute();
    });
    return room_id;
  }

  it("lists what waits, the longest first, and counts the last day's work", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    const ines = await signInOwner(app);
    expect(await read(app, ines)).toMatchObject({
      conversations: { recent: 0, waiting: 0, longest: [] },
      leads: { recent: 0, waiting: 0, longest: [] },
      firstAnswer: { median: null, answered: 0, unanswered: 0 },
    });
    const old = noon(40);
    const room = await addConversation("ann", old);
    await addConversation("ben", Date.now() - 1);
    await addConversation("cy", Date.now() - minute, minute);
    const [closed, asleep] = [await addConversation("dee", old), await addConversation("eve", old)];
    await storage().db.updateTable("conversations").set({ closed: 1 }).where("room_id", "=", closed).execute();
    const until = { snoozed_until: Date.now() + day };
    await storage().db.updateTable("conversations").set(until).where("room_id", "=", asleep).execute();
    await addLead("new and old", { created_at: old, form: "audit" });
    await addLead("won today", { state: "won" });
    await addLead("won before", { state: "won", created_at: noon(3) });
    await addLead("spam", { state: "spam" });
    const { conversations, leads } = await read(app, ines);
    expect(conversations).toMatchObject({ recent: 3, waiting: 2 });
    expect(conversations.longest.map(({ visitorId }) => visitorId)).toEqual(["ann", "ben"]);
    expect(conversations.longest[0]).toEqual({ roomId: room, visitorId: "ann", contact: "support", waitingSince: old });
    expect(leads).toMatchObject({ recent: 2, waiting: 1 });
    const lead = { id: "new and old", form: "audit", name: "Name of new and old", createdAt: old };
    expect(leads.longest).toEqual([lead]);
  });

  it("counts leads by day and form, without spam, and gives the median time to a first answer", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    const ines = await signInOwner(app);
    await addLead("a", { created_at: noon(29) });
    await addLead("b", { created_at: noon(2) });
    await addLead("c", { created_at: noon(2), form: "waitlist" });
    await addLead("too old", { created_at: noon(30) });
    await addLead("spam", { created_at: noon(2), state: "spam" });
    for (const [index, minutes] of [50, 2, 4].entries()) await addConversation(`v${index}`, noon(2), minutes * minute);
    await addConversation("quick", noon(1), minute);
    await addConversation("unanswered", noon(1));
    await addConversation("too-old", noon(31), 9 * minute);
    const { days, leads, firstAnswer } = await read(app, ines);
    expect([days.length, days[0], days.at(-1)]).toEqual([30, utcDay(noon(29)), utcDay(Date.now())]);
    expect([leads.byForm.intake[0], leads.byForm.intake[27], leads.byForm.waitlist[27]]).toEqual([1, 1, 1]);
    expect(Object.values(leads.byForm).flat().filter(Boolean)).toEqual([1, 1, 1]);
    expect(firstAnswer).toMatchObject({ median: 2 * minute, answered: 4, unanswered: 1 });
    expect(firstAnswer.byDay.slice(-3)).toEqual([4 * minute, minute, null]);
  });

  it("takes the median only of conversations whose first answer is still stored, under a short retention", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ...env, CHAT_RETENTION_DAYS: "7" } });
    const ines = await signInOwner(app);
    const swept = await addConversation("swept", noon(9), minute);
    await storage().db.deleteFrom("chat_messages").where("room_id", "=", swept).where("seq", "<=", 3).execute();
    await storage()
      .db.updateTable("chat_messages")
      .set({ created_at: noon(1) })
      .where("room_id", "=", swept)
      .execute();
    await addConversation("kept", noon(3), 2 * minute);
    expect((await read(app, ines)).firstAnswer).toMatchObject({ median: 2 * minute, answered: 1, unanswered: 0 });
  });

  it("does not count a conversation as new because of a note", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    const ines = await signInOwner(app);
    const roomId = await addConversation("ann", noon(9), minute);
    const note = { id: "n1", content: "Ask Jun" };
    expect((await call(app, `POST /api/desk/conversations/${roomId}/notes`, ines, note)).statusCode).toBe(201);
    expect((await read(app, ines)).conversations).toMatchObject({ recent: 0, waiting: 0 });
  });

  it("sums up ratings, the worst page first, and reports what was sent and what was given up", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    const ines = await signInOwner(app);
    const { db } = storage();
    for (const table of ["feedback", "given_up"] as const) await db.deleteFrom(table).execute();
    const rated = { provider: "embedded", kind: "passage", sources: "[]", day: utcDay(Date.now()) };
    await db
      .insertInto("feedback")
      .values([
        { ...rated, page: "/", rating: "up", count: 5 },
        { ...rated, page: "/", rating: "down", count: 1 },
        { ...rated, page: "/about", rating: "down", count: 2 },
        { ...rated, page: "/careers", rating: "up", count: 1 },
        { ...rated, page: "/careers", rating: "down", count: 9, day: utcDay(noon(31)) },
      ])
      .execute();
    await addLead("lead");
    const mail = { lead_id: "lead", room_id: null, next_attempt_at: Date.now() + day };
    await db
      .insertInto("mails")
      .values([
        { ...mail, id: "1", kind: "receipt-mail", created_at: 5_000, attempts: 2 },
        { ...mail, id: "2", kind: "receipt-mail", created_at: 6_000, attempts: 0 },
        { ...mail, id: "3", kind: "receipt-mail", created_at: Date.now(), attempts: 1 },
      ])
      .execute();
    // After three days the sweep would remove a delivery that no webhook takes.
    const hook = { id: "msg_1", lead_id: "lead", created_at: Date.now() - day, attempts: 0, next_attempt_at: 0 };
    await db.insertInto("outbox").values(hook).execute();
    const lost = { kind: "receipt-mail", count: 2 };
    await db
      .insertInto("given_up")
      .values([
        { ...lost, day: utcDay(Date.now()) },
        { ...lost, day: utcDay(noon(29)), count: 3 },
        { ...lost, day: utcDay(noon(30)) },
      ])
      .execute();
    const { ratings, deliveries } = await read(app, ines);
    expect(ratings).toEqual({
      up: 6,
      down: 3,
      pages: [
        { page: "/about", up: 0, down: 2 },
        { page: "/", up: 5, down: 1 },
      ],
    });
    expect(deliveries.filter(({ waiting }) => waiting > 0)).toEqual([
      { kind: "receipt-mail", on: true, waiting: 3, failing: 1, givenUp: 5, oldestAt: 5_000 },
      { kind: "webhook", on: false, waiting: 1, failing: 0, givenUp: 0, oldestAt: hook.created_at },
    ]);
    expect(deliveries).toContainEqual({
      kind: "lead-mail",
      on: true,
      waiting: 0,
      failing: 0,
      givenUp: 0,
      oldestAt: null,
    });
  });
});
