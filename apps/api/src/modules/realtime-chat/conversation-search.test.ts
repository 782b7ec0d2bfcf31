import type { Conversation } from "@thirtyfold/api-contract/desk";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, signInInvited, signInOwner } from "../../testing/desk-calls.ts";
import { roomsWith } from "./conversation-filter-store.ts";

describeDatabases("a search in conversations", (storage) => {
  /** A desk with a signed-in owner, where visitors have written these messages. */
  async function openDesk(messages: Readonly<Record<string, string>>) {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const headers = await signInOwner(app);
    for (const [visitor, content] of Object.entries(messages)) {
      const body = { roomId: roomIdOf(visitor, "support"), senderId: visitor, receiverId: "support", content };
      expect((await call(app, "POST /api/realtime-chat/messages", {}, body)).statusCode).toBe(201);
    }
    const list = async (q: string) => {
      const answer = await call(app, `GET /api/desk/conversations?${new URLSearchParams({ q })}`, headers);
      return answer.json<{ data: Conversation[] }>().data;
    };
    const find = async (q: string) => (await list(q)).map(({ visitorId }) => visitorId).toSorted();
    return { app, headers, list, find };
  }

  it.each([
    ["Invoice", "invoice"],
    ["invoice", "INVOICE"],
    ["Ärger", "ärger"],
    ["Ärger", "Ärger"],
    ["über ärger", "Über Ärger"],
    ["FACTURE IMPAYÉE", "facture impayée"],
    ["Straße", "straße"],
    ["Заказ", "заказ"],
    ["заказ", "ЗАКАЗ"],
    ["見積もり", "見積"],
  ])("finds %o by %o on each database", async (content, q) => {
    const { find } = await openDesk({ ann: `Well: ${content}, again`, ben: "Hello" });
    expect(await find(q)).toEqual(["ann"]);
  });

  it("shows the words that it found, of the newest message or note with them", async () => {
    const { app, headers, list } = await openDesk({
      ann: `${"Well, ".repeat(40)}where is the Ärger of it?`,
      ben: "Hi",
    });
    const write = { roomId: roomIdOf("ann", "support"), senderId: "ann", receiverId: "support" };
    for (const content of ["An older invoice", "My invoice, please", "Never mind"])
      await call(app, "POST /api/realtime-chat/messages", {}, { ...write, content });
    const foundBy = async (q: string) => (await list(q)).map(({ found }) => found);
    expect(await foundBy("INVOICE")).toEqual(["My invoice, please"]);
    expect(await foundBy("ärger")).toEqual(["…l, where is the Ärger of it?"]);
    await call(app, "POST /api/desk/conversations/ann_support/notes", headers, { content: "Invoice 30 was sent" });
    expect(await foundBy("invoice")).toEqual(["Invoice 30 was sent"]);
    // By the visitor's name, and without a search, no words are found.
    expect([await foundBy("Visitor ben"), (await list("")).map(({ found }) => found)]).toEqual([
      [undefined],
      [undefined, undefined],
    ]);
  });

  it("takes pattern characters literally", async () => {
    const { find } = await openDesk({ ann: "100% of it", ben: "a_b! c\\d" });
    expect([await find("100%"), await find("0% o"), await find("%")]).toEqual([["ann"], ["ann"], ["ann"]]);
    expect([await find("_"), await find("b!"), await find("c\\d"), await find("a.b")]).toEqual([
      ["ben"],
      ["ben"],
      ["ben"],
      [],
    ]);
  });

  it("skips a contact's welcome messages, but not a visitor's message with such an id", async () => {
    const { app, find } = await openDesk({ ann: "Hello" });
    expect(await find("order or invoice")).toEqual([]);
    const own = { id: "welcome-1", roomId: roomIdOf("ben", "support"), senderId: "ben", receiverId: "support" };
    await call(app, "POST /api/realtime-chat/messages", {}, { ...own, content: "Is it an order or invoice?" });
    expect(await find("order or invoice")).toEqual(["ben"]);
  });

  it("finds people regardless of case", async () => {
    const { app, headers, find } = await openDesk({ ann: "Hello", ben: "Hello" });
    const { person } = await signInInvited(app, headers, "Örjan Nyström");
    await call(app, "PATCH /api/desk/conversations/ann_support", headers, { version: 1, assignee: person.id });
    expect([await find("örjan"), await find("ÖRJAN NYSTRÖM")]).toEqual([["ann"], ["ann"]]);
  });

  it("finds a visitor by the name shown at the desk and by the given address", async () => {
    const [before, behind] = ["3f2a77c1-0e9b-4f6a-9d56-1c2b3a4d5e6f", "zf2a-77c1"];
    const { find } = await openDesk({ [before]: "Hello", [behind]: "Hello", annab: "Hello" });
    expect([await find("Visitor 3f2a77"), await find("visitor 3F2A77"), await find("3f2a77c10e9b")]).toEqual([
      [before],
      [before],
      [before],
    ]);
    expect([await find("Visitor zf2a77"), await find("visitor z"), await find("f2a77")]).toEqual([
      [behind],
      [behind],
      [],
    ]);
    expect([await find("ann_b"), await find("Visitor ann%")]).toEqual([[], []]);
    await storage()
      .db.updateTable("conversations")
      .set({ visitor_email: "Ada@Pellwater.example" })
      .where("room_id", "=", roomIdOf(before, "support"))
      .execute();
    expect([await find("ada@pellwater"), await find("PELLWATER.EXAMPLE")]).toEqual([[before], [before]]);
  });

  it("reads each message once, regardless of the number of conversations", async () => {
    await openDesk(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`visitor${index}`, "Hello"])));
    expect(await readsOfMessages(storage().db)).toEqual([1]);
  });
});

/** How often a search reads the messages, per place in its plan; SQLite reveals only whether it is for each row. */
async function readsOfMessages(db: Kysely<Database>): Promise<number[]> {
  const search = db.selectFrom("conversations").selectAll().where("room_id", "in", roomsWith(db, "nobody's word"));
  if (isPostgres(db)) {
    // The server analyzes on its own, in a slow run between two tests: it would plan for the previous test's rows.
    await sql`analyze`.execute(db);
    const [plan] = await search.explain<{ "QUERY PLAN": [{ Plan: PlanNode }] }>("json", sql`analyze`);
    const nodes = nodesOf(plan?.["QUERY PLAN"][0].Plan);
    return nodes.filter((node) => node["Relation Name"] === "chat_messages").map((node) => node["Actual Loops"]);
  }
  const plan = await search.explain<{ detail: string }>(undefined, sql`query plan`);
  const again = plan.some(({ detail }) => detail.includes("CORRELATED"));
  return plan
    .filter(({ detail }) => /\bchat_messages\b/.test(detail))
    .map(() => (again ? Number.POSITIVE_INFINITY : 1));
}

type PlanNode = { "Relation Name"?: string; "Actual Loops": number; Plans?: PlanNode[] };

function nodesOf(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : [];
}
