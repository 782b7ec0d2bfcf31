import { dataTableSchemas, type SolutionRecord } from "@thirtyfold/api-contract";
import { builtInSolutions, performanceMetrics, solutions } from "@thirtyfold/content";
import type { FastifyInstance } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";

const token = "correct-horse-battery";
const admin = { authorization: `Bearer ${token}` };
const slugs = [...Object.keys(solutions), ...Object.keys(builtInSolutions)];
const audits = { slug: "ai-audits", title: "AI Audits" };

const call = async (
  app: FastifyInstance,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

const slugsOf = (response: { json(): { data: SolutionRecord[] } }) => response.json().data.map(({ slug }) => slug);

describeDatabases("the data tables", (storage) => {
  const build = async () => buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: token } });
  beforeEach(async () => {
    for (const table of ["solutions", "performance_metrics", "seeded_records"] as const) {
      await storage().db.deleteFrom(table).execute();
    }
  });

  test("list the site's own solutions newest first, in content order, ten per page", async () => {
    const response = await call(await build(), "GET", "solutions", undefined, {});
    expect(response.statusCode).toBe(200);
    const { data, pagination } = dataTableSchemas.solutions.list.parse(response.json());
    expect(data.map(({ slug }) => slug)).toEqual(slugs);
    expect(pagination).toEqual({ page: 1, limit: 10, total: 10, pages: 1 });
    const { task, text, industry } = solutions["agent-delivery"].useCases[0];
    expect(data[0]).toMatchObject({
      id: "agent-delivery",
      title: "AI Agent Delivery",
      cta: { text: "Request an AI Agent", link: "/intake-form.html" },
      features: solutions["agent-delivery"].features,
      featured: true,
    });
    expect(data[0]?.useCases[0]).toEqual({ industry, task, description: text });
    expect(data.filter(({ featured }) => !featured).map(({ slug }) => slug)).toEqual(["ai-security", "ai-automation"]);
  });

  test("list the before and after figures, marked as illustrative", async () => {
    const { data } = dataTableSchemas.performance_metrics.list.parse(
      (await call(await build(), "GET", "performance_metrics")).json(),
    );
    expect(data.map(({ created_at: _time, ...record }) => record)).toEqual(
      performanceMetrics.map(({ id, label, change, illustrative }) => ({ id, label, ...change, illustrative })),
    );
    expect(data.every(({ illustrative }) => illustrative)).toBe(true);
  });

  test("come in pages without gaps or repetition, in either order", async () => {
    const app = await build();
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const response = await call(app, "GET", `solutions?orderBy=created_at&ascending=true&page=${page}&limit=4`);
      expect(response.json()).toMatchObject({ pagination: { page, limit: 4, total: 10, pages: 3 } });
      seen.push(...slugsOf(response));
    }
    expect(seen).toEqual(slugs.toReversed());
  });

  test("are sorted by any plain column, ties by id", async () => {
    const app = await build();
    expect(slugsOf(await call(app, "GET", "solutions?orderBy=slug&ascending=true"))).toEqual(slugs.toSorted());
    const featured = slugsOf(await call(app, "GET", "solutions?orderBy=featured&ascending=false"));
    expect(featured.slice(-2)).toEqual(["ai-security", "ai-automation"]);
    expect(featured.slice(0, 8)).toEqual(Object.keys(solutions).toSorted().toReversed());
  });

  test("create, change and delete records for an administrator", async () => {
    const app = await build();
    const created = await call(app, "POST", "solutions", { ...audits, features: [{ title: "One", description: "" }] });
    expect(created.statusCode).toBe(201);
    const { data } = created.json<{ data: SolutionRecord }>();
    expect(data).toEqual({
      id: data.id,
      created_at: data.created_at,
      ...audits,
      subtext: "",
      description: "",
      cta: null,
      features: [{ title: "One", description: "" }],
      useCases: [],
      featured: false,
    });
    expect(Math.abs(Date.now() - Date.parse(data.created_at))).toBeLessThan(60_000);
    expect(slugsOf(await call(app, "GET", "solutions"))[0]).toBe("ai-audits");

    const cta = { text: "Book", link: "https://calendar.example/x" };
    const changed = await call(app, "PATCH", `solutions/${data.id}`, { cta, featured: true });
    expect([changed.statusCode, changed.json()]).toEqual([200, { data: { ...data, cta, featured: true } }]);

    const deleted = await call(app, "DELETE", `solutions/${data.id}`);
    expect([deleted.statusCode, deleted.body]).toEqual([204, ""]);
    expect(slugsOf(await call(app, "GET", "solutions"))).not.toContain("ai-audits");
  });

  test("store figures as well", async () => {
    const app = await build();
    const figure = { label: "Quotes sent", before: "2 days", after: "1 h", ratio: 0.02 };
    const { data } = (await call(app, "POST", "performance_metrics", figure)).json<{ data: { id: string } }>();
    const changed = await call(app, "PATCH", `performance_metrics/${data.id}`, { ratio: 0.125, illustrative: false });
    expect(changed.json()).toMatchObject({ data: { ...figure, ratio: 0.125, illustrative: false } });
    expect((await call(app, "DELETE", `performance_metrics/${data.id}`)).statusCode).toBe(204);
  });

  test("keep slugs unique", async () => {
    const app = await build();
    const { data } = (await call(app, "POST", "solutions", audits)).json<{ data: SolutionRecord }>();
    for (const response of [
      await call(app, "POST", "solutions", audits),
      await call(app, "PATCH", `solutions/${data.id}`, { slug: "ai-consulting" }),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ issues: [{ path: "slug", message: "Another record has this slug" }] });
    }
    expect((await call(app, "PATCH", `solutions/${data.id}`, { slug: "ai-audits", title: "Audits" })).statusCode).toBe(
      200,
    );
    expect(slugsOf(await call(app, "GET", "solutions"))).toHaveLength(10);
  });

  test("report missing records", async () => {
    const app = await build();
    for (const table of ["solutions", "performance_metrics"]) {
      const change = table === "solutions" ? { title: "A" } : { label: "A" };
      expect((await call(app, "PATCH", `${table}/nothing`, change)).statusCode).toBe(404);
      expect((await call(app, "DELETE", `${table}/nothing`)).statusCode).toBe(404);
    }
  });

  test("are seeded once; an administrator's changes and deletions survive the next start", async () => {
    const app = await build();
    await call(app, "PATCH", "solutions/ai-consulting", { title: "Advice" });
    await call(app, "DELETE", "solutions/machine-learning");
    await call(app, "DELETE", "performance_metrics/lead-replies");
    const again = await build();
    const list = (await call(again, "GET", "solutions?limit=100")).json<{ data: SolutionRecord[] }>().data;
    expect(list).toHaveLength(9);
    expect(list.find(({ slug }) => slug === "ai-consulting")?.title).toBe("Advice");
    expect((await call(again, "GET", "performance_metrics")).json()).toMatchObject({ pagination: { total: 2 } });
  });
});

describe("a call to a data table", () => {
  test.each(["?orderBy=password", "?orderBy=cta", "?color=red", "?page=0", "?limit=101", "?ascending=1"])(
    "is rejected for the list %s",
    async (query) => {
      const response = await call(await buildTestApp(), "GET", `solutions${query}`);
      expect([response.statusCode, response.headers["content-type"]]).toEqual([400, "application/problem+json"]);
    },
  );

  test("is rejected for unknown columns and for values that do not fit", async () => {
    const app = await buildTestApp({ env: { ADMIN_TOKEN: token } });
    for (const body of [{ ...audits, color: "red" }, { ...audits, id: "mine" }, { title: "No slug" }, [], null]) {
      expect((await call(app, "POST", "solutions", body ?? [])).statusCode).toBe(400);
    }
    const unknown = await call(app, "PATCH", "solutions/ai-consulting", { created_at: "2020-01-01T00:00:00.000Z" });
    expect([unknown.statusCode, unknown.json<{ detail: string }>().detail]).toEqual([
      400,
      "created_at can't be written.",
    ]);
    expect((await call(app, "PATCH", "solutions/ai-consulting", {})).statusCode).toBe(400);
  });

  test("that writes needs the token, before any look-up or reading, even where none is set", async () => {
    for (const env of [{}, { ADMIN_TOKEN: token }]) {
      const app = await buildTestApp({ env });
      for (const headers of [{}, { authorization: "Bearer wrong" }, { authorization: `Basic ${token}` }]) {
        for (const [method, path, body] of [
          ["POST", "solutions", audits],
          ["POST", "performance_metrics", { wrong: 1 }],
          ["PATCH", "solutions/nothing", { title: "A" }],
          ["DELETE", "solutions/ai-consulting"],
        ] as const) {
          const response = await call(app, method, path, body, headers);
          expect(response.statusCode).toBe(401);
          expect(response.headers["www-authenticate"]).toMatch(/^Bearer realm="admin"/);
        }
      }
      expect((await call(app, "GET", "solutions", undefined, {})).json()).toMatchObject({ pagination: { total: 10 } });
    }
    const closed = await buildTestApp();
    expect((await call(closed, "POST", "solutions", audits)).statusCode).toBe(401);
  });

  test("from another site is rejected", async () => {
    const app = await buildTestApp({ env: { ADMIN_TOKEN: token } });
    const headers = { ...admin, origin: "https://evil.example" };
    expect((await call(app, "POST", "solutions", audits, headers)).statusCode).toBe(403);
  });

  test("leaves all other addresses unaffected", async () => {
    const app = await buildTestApp({ env: { ADMIN_TOKEN: token } });
    for (const path of [
      "leads",
      "seeded_records",
      "solution",
      "Solutions",
      "solutions/a/b",
      "forms",
      "kysely_migration",
    ]) {
      for (const method of ["GET", "POST", "PATCH", "DELETE"] as const) {
        expect([path, (await call(app, method, path)).statusCode]).toEqual([path, 404]);
      }
    }
    const one = await call(app, "GET", "solutions/ai-consulting");
    expect([one.statusCode, one.headers.allow]).toEqual([405, "DELETE, PATCH"]);
    const all = await call(app, "DELETE", "solutions");
    expect([all.statusCode, all.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    expect((await call(app, "GET", "forms/intake")).statusCode).toBe(405);
  });
});
