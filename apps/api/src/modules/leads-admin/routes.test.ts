import type { FastifyInstance, LightMyRequestResponse as Response } from "fastify";
import { describe, expect, test, vi } from "vitest";
import type { LeadsTable } from "../../storage/schema.ts";
import type { Storage } from "../../storage/storage.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { pdf } from "../../testing/documents.ts";

const token = "correct-horse-battery";
const next = "staple-of-the-next-month";
const admin = { authorization: `Bearer ${token}` };

/** Recent, so that no retention sweep takes them. */
const start = Date.now() - 60 * 60 * 1000;

type Answer = { id: string; email: string; createdAt: number; suspect: boolean; fields: Record<string, unknown> };

describeDatabases("the stored leads", (storage) => {
  const build = async () => buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: `${token},${next}` } });
  const get = async (app: FastifyInstance, path = "") => app.inject({ url: `/api/admin/leads${path}`, headers: admin });
  const remove = async (app: FastifyInstance, path: string) =>
    app.inject({ method: "DELETE", url: `/api/admin/leads${path}`, headers: admin });
  const idsOf = (response: Response) => response.json<Answer[]>().map(({ id }) => id);

  test("are listed with all answers, newest first", async () => {
    await fill(storage(), [
      { id: "old" },
      { id: "new", suspect: 1, fields: JSON.stringify({ projectTypes: ["Other"] }) },
    ]);
    const response = await get(await build());
    expect(response.statusCode).toBe(200);
    expect(idsOf(response)).toEqual(["new", "old"]);
    expect(response.json<Answer[]>()[0]).toEqual({
      id: "new",
      form: "intake",
      createdAt: start + 1,
      email: "ines@pellwater.example",
      suspect: true,
      fields: { projectTypes: ["Other"] },
    });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("are filtered by form and by address, ignoring case", async () => {
    await fill(storage(), [{ id: "a" }, { id: "b", form: "audit" }, { id: "c", email: "other@x.example" }]);
    const app = await build();
    expect(idsOf(await get(app, "?form=audit"))).toEqual(["b"]);
    expect(idsOf(await get(app, "?email=Ines%40PELLWATER.example"))).toEqual(["b", "a"]);
    expect(idsOf(await get(app, "?form=intake&email=ines@pellwater.example"))).toEqual(["a"]);
  });

  test("come in consecutive linked pages, without gaps or repetition", async () => {
    // Several share a millisecond: their ids decide the order.
    const rows = Array.from({ length: 25 }, (_, n) => ({ id: `lead-${n}`, created_at: start + Math.floor(n / 4) }));
    await fill(storage(), rows);
    const app = await build();
    const seen: string[] = [];
    let path: string | undefined = "?form=intake&limit=10";
    let pages = 0;
    while (path !== undefined) {
      const response = await get(app, path);
      seen.push(...idsOf(response));
      pages += 1;
      path = /<\/api\/admin\/leads(.*?)>; rel="next"/.exec(String(response.headers["link"]))?.[1];
    }
    expect(pages).toBe(3);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  test("reject invalid limits and cursors", async () => {
    const app = await build();
    for (const query of [
      "?limit=0",
      "?limit=1001",
      "?limit=x",
      "?before=nothing",
      "?form=chat",
      "?format=xml",
      "?email=",
    ]) {
      const response = await get(app, query);
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(response.json()).toMatchObject({ issues: [{ path: query.slice(1, query.indexOf("=")) }] });
    }
  });

  test("are found by id", async () => {
    await fill(storage(), [{ id: "one" }]);
    const app = await build();
    expect((await get(app, "/one")).json()).toMatchObject({ id: "one", email: "ines@pellwater.example" });
    expect((await get(app, "/two")).statusCode).toBe(404);
  });

  test("are erased one by one, along with their pending deliveries", async () => {
    await fill(storage(), [{ id: "gone" }, { id: "kept" }]);
    const app = await build();
    const erased = await remove(app, "/gone");
    expect([erased.statusCode, erased.body]).toEqual([204, ""]);
    expect((await remove(app, "/gone")).statusCode).toBe(404);
    expect(idsOf(await get(app))).toEqual(["kept"]);
    expect(await outboxOf(storage())).toEqual(["kept"]);
  });

  test("are erased by address, ignoring case, and never all by mistake", async () => {
    await fill(storage(), [{ id: "a" }, { id: "b", form: "audit" }, { id: "c", email: "other@x.example" }]);
    const app = await build();
    for (const query of ["", "?email=", "?email=%20"]) expect((await remove(app, query)).statusCode).toBe(400);
    expect((await remove(app, "?email=INES@pellwater.example")).json()).toEqual({ erased: 2 });
    expect(idsOf(await get(app))).toEqual(["c"]);
    expect(await outboxOf(storage())).toEqual(["c"]);
  });

  test("are erased for an address with a plus, which a query has to escape", async () => {
    await fill(storage(), [
      { id: "a", email: "ines+shop@x.example" },
      { id: "b", email: "shop@x.example" },
    ]);
    const app = await build();
    const issues = [{ path: "email", message: "An address has no space: write + as %2B" }];
    for (const query of ["?email=ines+shop@x.example", "?email=+shop@x.example"]) {
      for (const call of [remove, get]) expect((await call(app, query)).json()).toMatchObject({ status: 400, issues });
    }
    expect((await remove(app, "?email=ines%2Bshop@x.example")).json()).toEqual({ erased: 1 });
    expect(idsOf(await get(app))).toEqual(["b"]);
  });

  test("disappear from an open desk as soon as they are erased", async () => {
    await fill(storage(), [{ id: "a" }, { id: "b" }]);
    const app = await build();
    const publish = vi.spyOn(app.deskNews, "publish");
    for (const [n, path] of ["/a", "?email=ines@pellwater.example"].entries()) {
      await remove(app, path);
      expect(publish.mock.calls.slice(n)).toEqual([[{ what: "leads" }]]);
    }
  });

  test("include the waitlist and applications, whose files are fetched separately", async () => {
    const name = "Adaeze's “résumé”.pdf";
    const fields = JSON.stringify({ name: "Adaeze Lindqvist", jobId: "product-manager", resume: name });
    await fill(storage(), [{ id: "w", form: "waitlist" }, { id: "a", form: "applications", fields }, { id: "i" }]);
    await attach(storage(), "a", name);
    const app = await build();
    expect(idsOf(await get(app, "?form=waitlist"))).toEqual(["w"]);
    expect((await get(app, "?form=applications")).json<Answer[]>()).toMatchObject([
      { id: "a", fields: { resume: name } },
    ]);
    expect((await get(app, "?format=csv&form=applications")).body).toContain(`"product-manager"`);

    const { statusCode, headers, rawPayload } = await get(app, "/a/resume");
    expect([statusCode, rawPayload]).toEqual([200, pdf()]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf().length),
      "content-disposition":
        `attachment; filename="Adaeze's _r_sum__.pdf"; ` +
        "filename*=UTF-8''Adaeze%27s%20%E2%80%9Cr%C3%A9sum%C3%A9%E2%80%9D.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    for (const id of ["w", "i", "nothing"]) expect((await get(app, `/${id}/resume`)).statusCode).toBe(404);
  });

  test("are erased with their files, one by one and by address", async () => {
    const rows = ["one", "two", "kept"].map((id) => ({ id, form: "applications", email: `${id}@x.example` }));
    await fill(storage(), rows);
    for (const { id } of rows) await attach(storage(), id, "cv.pdf");
    const app = await build();
    await remove(app, "/one");
    await remove(app, "?email=two@x.example");
    const left = await storage().db.selectFrom("resumes").select("lead_id").execute();
    expect(left).toEqual([{ lead_id: "kept" }]);
    expect((await get(app, "/one/resume")).statusCode).toBe(404);
  });

  test("are exported as CSV, with every lead and every answer", async () => {
    const answers = { fullName: 'Tomas "T" Verhale', projectTypes: ["AI Agent", "Other"], problem: "Calls,\nat night" };
    const rows = Array.from({ length: 1_205 }, (_, n) => ({ id: `lead-${n}`, created_at: start + n }));
    await fill(storage(), [{ id: "audit", form: "audit", fields: JSON.stringify(answers) }, ...rows]);
    const app = await build();
    const response = await get(app, "?format=csv");
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toContain("attachment");
    const lines = response.body.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1_207);
    const columns = (lines[0] ?? "").split(",").map((name) => name.slice(1, -1));
    for (const name of [
      "id",
      "form",
      "createdAt",
      "suspect",
      "email",
      "need",
      "projectTypes",
      "anythingElse",
      "businessType",
      "jobId",
      "resume",
      "website",
    ]) {
      expect(columns).toContain(name);
    }
    const audit = lines.find((line) => line.startsWith('"audit"'));
    expect(audit).toContain(`"${new Date(start).toISOString()}"`);
    expect(audit).toContain('"Tomas ""T"" Verhale"');
    expect(audit).toContain('"AI Agent; Other"');
    expect(audit).toContain('"Calls,\nat night"');
    expect((await get(app, "?format=csv&limit=3&form=intake")).body.trimEnd().split("\r\n")).toHaveLength(4);
  });

  test("are exported without formulas, every field in quotes", async () => {
    const evil = ["=cmd|' /C calc'!A0", "+1", "-2+3", "@SUM(A1)", "\tx", "\rx", "\nx"];
    const fields = { name: "", company: "", phone: "" };
    await fill(
      storage(),
      evil.map((message, n) => ({ id: `lead-${n}`, fields: JSON.stringify({ ...fields, message }) })),
    );
    const { body } = await get(await build(), "?format=csv");
    for (const text of evil) expect(body).toContain(`"'${text}"`);
    for (const line of body.trimEnd().split("\r\n")) expect(line).toMatch(/^"([^"]|"")*"(,"([^"]|"")*")*$/);
  });
});

async function fill({ db }: Storage, rows: readonly Partial<LeadsTable>[]): Promise<void> {
  const usual = {
    form: "intake",
    email: "ines@pellwater.example",
    suspect: 0,
    fields: "{}",
    fingerprint: null,
  };
  const leads = rows.map((row, n) => ({ id: `lead-${n}`, created_at: start + n, ...usual, ...row }));
  await db.insertInto("leads").values(leads).execute();
  const deliveries = leads.map(({ id, created_at }) => ({
    id,
    lead_id: id,
    created_at,
    attempts: 0,
    next_attempt_at: created_at,
  }));
  await db.insertInto("outbox").values(deliveries).execute();
}

async function attach({ db }: Storage, lead_id: string, name: string): Promise<void> {
  await db.insertInto("resumes").values({ lead_id, name, media_type: "application/pdf", content: pdf() }).execute();
}

const outboxOf = async ({ db }: Storage) =>
  (await db.selectFrom("outbox").select("lead_id").execute()).map((row) => row.lead_id);

describe("the API of the leads", () => {
  const build = async () => buildTestApp({ env: { ADMIN_TOKEN: `${token},${next}` } });
  const ask = async (app: FastifyInstance, authorization?: string) =>
    app.inject({ url: "/api/admin/leads", headers: authorization === undefined ? {} : { authorization } });

  test("accepts both tokens", async () => {
    const app = await build();
    expect((await ask(app, `Bearer ${token}`)).statusCode).toBe(200);
    expect((await ask(app, `bearer ${next}`)).statusCode).toBe(200);
  });

  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Bearer wrong",
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token},${next}`,
    `Basic ${Buffer.from(`admin:${token}`).toString("base64")}`,
    token,
  ])("is closed to %j", async (authorization) => {
    const response = await ask(await build(), authorization);
    expect(response.statusCode).toBe(401);
    expect(response.headers["www-authenticate"]).toMatch(/^Bearer/);
    expect(response.headers["content-type"]).toBe("application/problem+json");
  });

  test("is closed to every call, before anything is looked up or erased", async () => {
    const app = await build();
    const calls = [
      ["GET", "/api/admin/leads/x"],
      ["GET", "/api/admin/leads/x/resume"],
      ["DELETE", "/api/admin/leads/x"],
      ["DELETE", "/api/admin/leads?email=a@b.example"],
      ["GET", "/api/admin/leads?limit=wrong"],
    ] as const;
    for (const [method, url] of calls) expect((await app.inject({ method, url })).statusCode).toBe(401);
  });

  test("does not exist without ADMIN_TOKEN", async () => {
    const app = await buildTestApp();
    for (const url of ["/api/admin/leads", "/api/admin/leads/x", "/api/admin/leads/x/resume"]) {
      expect((await app.inject({ url, headers: admin })).statusCode).toBe(404);
      expect((await app.inject({ method: "DELETE", url, headers: admin })).statusCode).toBe(404);
    }
  });
});
