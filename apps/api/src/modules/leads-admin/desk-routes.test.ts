import type { DeskCounts, DeskLead, WholeLead } from "@thirtyfold/api-contract/desk";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, type Headers, signInInvited, signInOwner } from "../../testing/desk-calls.ts";
import { pdf } from "../../testing/documents.ts";
import { until } from "../../testing/until.ts";

const leads = "/api/desk/leads";
type Page = { data: DeskLead[]; nextCursor: string | null };

describeDatabases("leads at the desk", (storage) => {
  const build = async () => buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
  const submit = async (app: FastifyInstance, form: string, answers: object) =>
    (await call(app, `POST /api/forms/${form}`, {}, answers)).json<{ id: string }>().id;
  const intake = async (app: FastifyInstance, name: string, more: object = {}) =>
    submit(app, "intake", { name, email: `${name.split(" ")[0]}@x.example`, ...more });
  const idsOf = async (app: FastifyInstance, headers: Headers, query = "") =>
    (await call(app, `GET ${leads}${query}`, headers)).json<Page>().data.map(({ id }) => id);
  const find = async (app: FastifyInstance, headers: Headers, id: string) =>
    (await call(app, `GET ${leads}/${id}`, headers)).json<WholeLead>();

  it("are filtered by form, state, assignee, time and any answer", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person } = await signInInvited(app, ines, "Tomas Verhale");
    const a = await intake(app, "Adaeze Lindqvist", {
      company: "PELLWATER",
      message: "100% of the Ärger",
      origin: { firstPage: "/solutions", referrer: "news.example", utm_source: "october" },
    });
    const b = await submit(app, "audit", { fullName: "Bo", problem: "Calls at night", projectTypes: ["AI Agent"] });
    const c = await intake(app, "Robot", { website: "spam" });
    // Recent enough that the sweep, which may run during this test on a slow machine, does not erase it.
    const yesterday = Date.now() - 86_400_000;
    await storage().db.updateTable("leads").set({ created_at: yesterday }).where("id", "=", b).execute();
    await call(app, `PATCH ${leads}/${a}`, ines, { version: 1, assignee: person.id });
    for (const [query, found] of [
      ["?form=audit", [b]],
      ["?state=spam", [c]],
      ["?state=new&form=intake", [a]],
      [`?assignee=${person.id}`, [a]],
      ["?assignee=none&state=new", [b]],
      ["?source=october", [a]],
      [`?to=${yesterday + 1}`, [b]],
      [`?from=${yesterday + 1}&state=new`, [a]],
      ["?q=pellwater", [a]],
      [`?q=${encodeURIComponent("100% of the ÄRGER")}`, [a]],
      ["?q=ai+agent", [b]],
      ["?q=nothing", []],
    ] as const) {
      expect([query, await idsOf(app, ines, query)]).toEqual([query, found]);
    }
    const [first] = (await call(app, `GET ${leads}?form=audit`, ines)).json<Page>().data;
    expect(first).toMatchObject({ name: "Bo", company: "", state: "new", version: 1, assignee: null });
    expect(await find(app, ines, a)).toMatchObject({
      source: "october",
      origin: { firstPage: "/solutions", referrer: "news.example", utm_source: "october" },
    });
    expect((await find(app, ines, a)).fields).not.toHaveProperty("origin");
    expect(await find(app, ines, b)).toMatchObject({ source: null, origin: {} });
    const counts = (await call(app, "GET /api/desk/counts", ines)).json<DeskCounts>();
    expect(counts.newLeads).toBe(2);
  });

  it("come in consecutive pages, without gaps or repetition", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const row = { form: "intake", email: "", suspect: 0, fields: "{}", fingerprint: null } as const;
    const rows = Array.from({ length: 120 }, (_, n) => ({ ...row, id: `lead-${n}`, created_at: Date.now() - (n % 7) }));
    await storage().db.insertInto("leads").values(rows).execute();
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page = (await call(app, `GET ${leads}${cursor && `?cursor=${cursor}`}`, ines)).json<Page>();
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect((await call(app, `GET ${leads}.csv`, ines)).body.trimEnd().split("\r\n")).toHaveLength(121);
  });

  it("record who changed what, and reject a change to an outdated version", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person, headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const id = await intake(app, "Adaeze Lindqvist", { message: "Hello" });
    const change = async (body: object) => call(app, `PATCH ${leads}/${id}`, tomas, body);
    expect((await change({ version: 1, state: "talking", assignee: person.id })).json()).toMatchObject({
      state: "talking",
      assignee: person.id,
      version: 2,
    });
    expect((await change({ version: 1, state: "won" })).statusCode).toBe(409);
    expect((await change({ version: 2, assignee: "nobody" })).statusCode).toBe(400);
    const note = await call(app, `POST ${leads}/${id}/notes`, tomas, { content: "Call on Monday" });
    expect(note.statusCode).toBe(201);
    const again = async (content: string) =>
      call(app, `POST ${leads}/${id}/notes`, tomas, { id: note.json<{ id: string }>().id, content });
    expect((await again("Call on Monday")).json()).toEqual(note.json());
    expect((await again("Another")).statusCode).toBe(409);
    const lead = await find(app, ines, id);
    expect(lead).toMatchObject({ fields: { message: "Hello" }, notes: [note.json()], version: 2 });
    expect(lead.timeline.map(({ kind }) => kind).toSorted()).toEqual(["assignee", "note", "state", "submitted"]);
    expect(lead.timeline[0]).toMatchObject({ kind: "submitted", at: lead.createdAt, personId: null });
    for (const name of [`GET ${leads}/x`, `PATCH ${leads}/x`, `POST ${leads}/x/notes`]) {
      const body = name.startsWith("PATCH") ? { version: 1 } : { content: "x" };
      expect((await call(app, name, ines, name.startsWith("GET") ? undefined : body)).statusCode).toBe(404);
    }
  });

  it("are changed in bulk, except those that somebody else changed first", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const ids = [await intake(app, "Ann A"), await intake(app, "Bo B"), await intake(app, "Cy C")];
    await call(app, `PATCH ${leads}/${ids[1]}`, ines, { version: 1, state: "won" });
    const seen = [...ids, "gone"].map((id) => ({ id, version: 1 }));
    const answer = await call(app, `PATCH ${leads}`, ines, { leads: seen, state: "lost" });
    const { data, conflicts } = answer.json<{ data: DeskLead[]; conflicts: string[] }>();
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      [ids[0], "lost"],
      [ids[2], "lost"],
    ]);
    expect(conflicts).toEqual([ids[1], "gone"]);
    expect((await find(app, ines, ids[1] ?? "")).state).toBe("won");
  });

  it("are exported as filtered, without formulas, by an owner, and the export is logged", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { person, headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const origin = JSON.stringify({ firstPage: "/", utm_campaign: "+1" });
    const id = await intake(app, "Adaeze Lindqvist", { message: "=cmd|' /C calc'!A0", origin });
    await call(app, `PATCH ${leads}/${id}`, tomas, { version: 1, state: "won", assignee: person.id });
    await submit(app, "audit", { fullName: "Bo" });
    expect((await call(app, `GET ${leads}.csv`, tomas)).statusCode).toBe(403);
    const csv = await call(app, `GET ${leads}.csv?form=intake`, ines);
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    // Tells spreadsheets that it is UTF-8.
    expect(csv.body.startsWith('\u{FEFF}"id",')).toBe(true);
    expect(csv.body.trimEnd().split("\r\n")).toHaveLength(2);
    expect(csv.body).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(csv.body).toContain(`"direct","/","","","","'+1","","","won","Tomas Verhale"`);
    const log = (await call(app, "GET /api/desk/log", ines)).json<{ data: { action: string }[] }>();
    expect(log.data[0]).toMatchObject({ action: "leads-exported", personName: "Ines Kallio" });
  });

  it("store a note once when it is sent again before the first call is answered", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const id = await intake(app, "Adaeze Lindqvist");
    const write = async (content: string) => call(app, `POST ${leads}/${id}/notes`, ines, { id: "n1", content });
    const answers = await Promise.all(Array.from({ length: 8 }, async () => write("Call on Monday")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    expect((await find(app, ines, id)).notes).toEqual([answers[0]?.json()]);
  });

  it("are returned with the newest 500 notes and changes, and say when there are more", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const id = await intake(app, "Adaeze Lindqvist");
    const { db } = storage();
    const { id: person_id } = await db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({
        id: `r${from + at}`,
        lead_id: id,
        person_id,
        created_at: from + at,
      }));
    const add = async (from: number, to: number) => {
      const added = rows(from, to);
      await db
        .insertInto("lead_notes")
        .values(added.map((row) => ({ ...row, content: row.id })))
        .execute();
      await db
        .insertInto("lead_events")
        .values(added.map((row) => ({ ...row, kind: "state", value: "won" })))
        .execute();
    };
    await add(1, 501);
    const all = await find(app, ines, id);
    expect([all.notes.length, all.timeline.length, all.hasOlder]).toEqual([500, 1_001, undefined]);
    await add(501, 502);
    const { notes, timeline, hasOlder } = await find(app, ines, id);
    expect([notes.length, notes[0]?.content, notes.at(-1)?.content]).toEqual([500, "r2", "r501"]);
    expect([timeline.length, timeline[0]?.kind, timeline[1]?.at, timeline.at(-1)?.at]).toEqual([
      1_001,
      "submitted",
      2,
      501,
    ]);
    expect(hasOlder).toBe(true);
  });

  it("accept no note while being erased", async ({ skip }) => {
    const { db, dialect } = storage();
    skip(dialect === "sqlite", "the embedded database runs one transaction at a time");
    const app = await build();
    const ines = await signInOwner(app);
    const id = await intake(app, "Adaeze Lindqvist");
    const erasing = await db.startTransaction().execute();
    await erasing.deleteFrom("leads").where("id", "=", id).execute();
    const note = call(app, `POST ${leads}/${id}/notes`, ines, { content: "Call on Monday" });
    await until(async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    });
    await erasing.commit().execute();
    expect((await note).statusCode).toBe(404);
  });

  it("are erased by an owner with their resume and notes, and the erasure is logged", async () => {
    const app = await build();
    const ines = await signInOwner(app);
    const { headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const id = await intake(app, "Adaeze Lindqvist");
    const { db } = storage();
    const file = { lead_id: id, name: "cv.pdf", media_type: "application/pdf", content: pdf() };
    await db.insertInto("resumes").values(file).execute();
    await call(app, `POST ${leads}/${id}/notes`, tomas, { content: "A note" });
    await call(app, `PATCH ${leads}/${id}`, tomas, { version: 1, state: "lost" });
    expect((await find(app, tomas, id)).resume).toBe("cv.pdf");
    const resume = await call(app, `GET ${leads}/${id}/resume`, tomas);
    expect([resume.statusCode, resume.rawPayload]).toEqual([200, pdf()]);
    expect((await call(app, `DELETE ${leads}/${id}`, tomas)).statusCode).toBe(403);
    expect((await call(app, `DELETE ${leads}/${id}`, ines)).statusCode).toBe(204);
    expect((await call(app, `DELETE ${leads}/${id}`, ines)).statusCode).toBe(404);
    for (const table of ["leads", "resumes", "outbox", "lead_notes", "lead_events"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const log = (await call(app, "GET /api/desk/log", ines)).json<{ data: { action: string; subject: string }[] }>();
    expect(log.data[0]).toMatchObject({ action: "lead-erased", subject: id });
  });
});
