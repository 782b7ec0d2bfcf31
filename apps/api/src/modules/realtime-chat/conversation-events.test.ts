import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, signInInvited, signInOwner } from "../../testing/desk-calls.ts";

const room = "/api/realtime-chat/rooms/ann_support/messages";
const one = "/api/desk/conversations/ann_support";

describeDatabases("what was done to a conversation", (storage) => {
  it("is stored with its author, shown to the desk only, and skipped when nothing changed", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const { person, headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const message = { roomId: "ann_support", senderId: "ann", receiverId: "support", content: "Hello" };
    await call(app, "POST /api/realtime-chat/messages", {}, message);
    const until = Date.now() + 3_600_000;
    const changes = [
      [ines, { assignee: person.id }],
      [tomas, { state: "snoozed", snoozedUntil: until }],
      [tomas, { assignee: person.id, state: "closed" }],
      [ines, { state: "open" }],
      [ines, { assignee: null }],
    ] as const;
    for (const [index, [who, change]] of changes.entries()) {
      const answer = await call(app, `PATCH ${one}`, who, { version: index + 1, ...change });
      expect(answer.statusCode).toBe(200);
    }
    expect((await call(app, `PATCH ${one}`, tomas, { version: 1, state: "closed" })).statusCode).toBe(409);
    const { events } = (await call(app, `GET ${one}`, ines)).json<WholeConversation>();
    expect(events.map(({ personName, kind, value }) => [personName, kind, value])).toEqual([
      ["Ines Kallio", "assignee", person.id],
      ["Tomas Verhale", "snoozed", String(until)],
      ["Tomas Verhale", "closed", null],
      ["Ines Kallio", "opened", null],
      ["Ines Kallio", "assignee", null],
    ]);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b));
    expect((await call(app, `GET ${room}`)).body).not.toMatch(/Tomas|Kallio|snoozed|closed/);
  });

  it("is paginated when there is a lot of it, as are notes, without repetition or gaps", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const message = { roomId: "ann_support", senderId: "ann", receiverId: "support", content: "Hello" };
    await call(app, "POST /api/realtime-chat/messages", {}, message);
    const { db } = storage();
    const { id: person_id } = await db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    // Many share a millisecond: their ids decide the order.
    const ids = Array.from({ length: 1_201 }, (_, n) => `n${String(n).padStart(4, "0")}`);
    const rows = ids.map((id, n) => ({ id, room_id: "ann_support", person_id, created_at: Math.floor(n / 7) }));
    for (let from = 0; from < rows.length; from += 400) {
      const some = rows.slice(from, from + 400);
      await db
        .insertInto("conversation_notes")
        .values(some.map((row) => ({ ...row, content: row.id })))
        .execute();
      await db
        .insertInto("conversation_events")
        .values(some.map((row) => ({ ...row, kind: "closed" as const, value: null })))
        .execute();
    }
    const whole = (await call(app, `GET ${one}`, ines)).json<WholeConversation>();
    for (const [kind, first, begin] of [
      ["notes", whole.notes, whole.olderNotes],
      ["events", whole.events, whole.olderEvents],
    ] as const) {
      expect(first).toHaveLength(500);
      const seen = first.map(({ id }) => id);
      let cursor = begin ?? null;
      while (cursor !== null) {
        const answer = await call(app, `GET ${one}/${kind}?cursor=${cursor}`, ines);
        const page = answer.json<{ data: { id: string }[]; nextCursor: string | null }>();
        seen.unshift(...page.data.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(ids);
      expect((await call(app, `GET /api/desk/conversations/ben_support/${kind}`, ines)).statusCode).toBe(404);
    }
  });

  it("hides no unseen message of the visitor, whatever the way of hiding it", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const message = { roomId: "ann_support", senderId: "ann", receiverId: "support", content: "Hello" };
    await call(app, "POST /api/realtime-chat/messages", {}, message);
    const { lastMessage } = (await call(app, `GET ${one}`, ines)).json<WholeConversation>();
    const seenSeq = lastMessage?.seq ?? 0;
    await call(app, "POST /api/realtime-chat/messages", {}, { ...message, content: "Are you there?" });
    for (const hidden of [{ state: "closed" }, { state: "snoozed", snoozedUntil: Date.now() + 3_600_000 }]) {
      const status = async (seen: number) =>
        (await call(app, `PATCH ${one}`, ines, { version: 1, ...hidden, seenSeq: seen })).statusCode;
      expect(await status(seenSeq)).toBe(409);
    }
    expect(
      (await call(app, `PATCH ${one}`, ines, { version: 1, state: "closed", seenSeq: seenSeq + 1 })).statusCode,
    ).toBe(200);
  });

  it("ends the wait when it is closed: the visitor's next message waits from its own time", async () => {
    const { db } = storage();
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const write = async (content: string) =>
      call(
        app,
        "POST /api/realtime-chat/messages",
        {},
        { roomId: "ann_support", senderId: "ann", receiverId: "support", content },
      );
    const waitingSince = async () => (await call(app, `GET ${one}`, ines)).json<WholeConversation>().waitingSince;
    await write("Thank you");
    const before = Date.now() - 3_600_000;
    await db.updateTable("conversations").set({ waiting_since: before }).execute();
    await write("Good night");
    expect(await waitingSince()).toBe(before);
    await call(app, `PATCH ${one}`, ines, { version: 1, state: "closed" });
    await write("One more thing");
    expect(await waitingSince()).toBeGreaterThan(before);
  });
});
