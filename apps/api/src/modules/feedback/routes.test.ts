import type { FeedbackReport } from "@thirtyfold/api-contract";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { utcDay } from "../../storage/schema.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { until } from "../../testing/until.ts";
import { countRating } from "./feedback-store.ts";
import { feedbackModule } from "./routes.ts";

const token = "a-long-random-text";
const headers = { authorization: `Bearer ${token}` };
const grounded = { page: "/agents", kind: "grounded", sources: ["/ai-automation#packages"] };
const dayMs = 86_400_000;
const noon = Date.now() - (Date.now() % dayMs) + dayMs / 2;
const day = utcDay(noon);
const nextDay = utcDay(noon + dayMs);

describeDatabases("ratings", (storage) => {
  beforeEach(async () => void (await storage().db.deleteFrom("feedback").execute()));

  const start = async (now = noon) => {
    const app = await buildTestApp({
      storage: storage(),
      env: { ADMIN_TOKEN: token },
      probe: async (routes) => {
        // Registered under its own prefix, with its own day.
        await routes.register(feedbackModule, { db: storage().db, provider: "openai", now: () => now, prefix: "/at" });
      },
    });
    return {
      rate: (payload: object) => app.inject({ method: "POST", url: "/at/api/assistant/feedback", payload }),
      report: async (query = "") =>
        (await app.inject({ url: `/api/admin/feedback${query}`, headers })).json<FeedbackReport>(),
    };
  };

  test("are counted by page, day and kind of answer, and shown to administrators", async () => {
    const { rate, report } = await start();
    const first = await rate({ ...grounded, rating: "up" });
    expect([first.statusCode, first.json()]).toEqual([200, { day }]);
    await rate({ ...grounded, rating: "up" });
    await rate({ page: "/agents", kind: "unanswered", rating: "down" });
    await rate({ page: "/", kind: "conversation", rating: "down" });
    expect(await report()).toEqual({
      totals: { up: 2, down: 2 },
      pages: [
        { page: "/agents", up: 2, down: 1 },
        { page: "/", up: 0, down: 1 },
      ],
      counts: [
        { ...grounded, day, provider: "openai", sources: ["/ai-automation"], rating: "up", count: 2 },
        { day, page: "/", provider: "openai", kind: "conversation", sources: [], rating: "down", count: 1 },
        { day, page: "/agents", provider: "openai", kind: "unanswered", sources: [], rating: "down", count: 1 },
      ],
    });
  });

  test("can be changed and withdrawn, even on another day, and never drop below zero", async () => {
    const { rate, report } = await start();
    await rate({ ...grounded, rating: "up" });
    await rate({ ...grounded, rating: "down", replaces: { rating: "up", day } });
    expect((await report()).totals).toEqual({ up: 0, down: 1 });
    const tomorrow = await start(noon + dayMs);
    for (let time = 0; time < 2; time++) await tomorrow.rate({ ...grounded, replaces: { rating: "down", day } });
    expect(await report()).toEqual({ totals: { up: 0, down: 0 }, pages: [], counts: [] });
    await rate({ ...grounded, rating: "down" });
    expect((await report()).totals).toEqual({ up: 0, down: 1 });
  });

  test("are reported from a given day on, with totals and as many counts as requested", async () => {
    const { rate, report } = await start();
    const { rate: rateTomorrow } = await start(noon + dayMs);
    await rate({ ...grounded, rating: "up" });
    await rateTomorrow({ ...grounded, rating: "up" });
    expect((await report(`?since=${nextDay}`)).totals.up).toBe(1);
    const { totals, counts } = await report("?limit=1");
    expect([totals.up, counts.map((count) => count.day)]).toEqual([2, [nextDay]]);
  });

  test("keep nothing about a visitor: a path that is no page counts as other, and unknown fields are dropped", async () => {
    const { rate, report } = await start();
    const visitor = { message: "My name is Ines", id: "visitor-7", email: "ines@pellwater.example" };
    await rate({ ...visitor, page: "/ines@pellwater.example", kind: "grounded", sources: ["/ines"], rating: "up" });
    await rate({ ...visitor, page: "/careers/?from=ines#x", kind: "grounded", rating: "up" });
    const { counts } = await report();
    expect(counts.map(({ page, sources }) => [page, sources])).toEqual([
      ["/careers", []],
      ["other", []],
    ]);
    const rows = JSON.stringify(await storage().db.selectFrom("feedback").selectAll().execute());
    expect(rows).not.toMatch(/ines|visitor/i);
  });

  test("are deleted after a year", async () => {
    const { db } = storage();
    const answer = { page: "/agents", provider: "openai", kind: "grounded", sources: [] } as const;
    for (const age of [367, 300]) {
      await countRating(db, answer, { given: { rating: "up", day: utcDay(noon - age * dayMs) } });
    }
    await start();
    await until(async () => {
      const kept = await db.selectFrom("feedback").select("day").execute();
      expect(kept).toEqual([{ day: utcDay(noon - 300 * dayMs) }]);
    });
  });

  test("sent at the same time are all counted", async () => {
    const { rate, report } = await start();
    await Promise.all(Array.from({ length: 20 }, () => rate({ ...grounded, rating: "up" })));
    expect((await report()).totals.up).toBe(20);
  });
});

describe("the endpoint for ratings", () => {
  test("rejects what is not a rating, and names the field", async () => {
    const app = await buildTestApp();
    for (const payload of [
      {},
      { ...grounded },
      { ...grounded, rating: "best" },
      { ...grounded, page: 1, rating: "up" },
    ]) {
      const { statusCode } = await app.inject({ method: "POST", url: "/api/assistant/feedback", payload });
      expect(statusCode).toBe(400);
    }
  });

  test("is limited like questions", async () => {
    const app = await buildTestApp({ env: { RATE_AI: "1" } });
    const rate = () =>
      app.inject({ method: "POST", url: "/api/assistant/feedback", payload: { ...grounded, rating: "up" } });
    expect((await rate()).statusCode).toBe(200);
    expect((await rate()).statusCode).toBe(429);
  });

  test("charges an address for what it stores, but not for withdrawals", async () => {
    const app = await buildTestApp({ env: { RATE_AI: "10000" } });
    // The allowance recovers with time.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(app.countStored("ai", "127.0.0.1", 16 * 1024 * 1024 - 10)).toBe(0);
    const rate = (payload: object) => app.inject({ method: "POST", url: "/api/assistant/feedback", payload });
    const refused = await rate({ ...grounded, rating: "up" });
    expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, 1]);
    const back = { rating: "up", day } as const;
    expect((await rate({ ...grounded, replaces: back })).statusCode).toBe(200);
  });

  test("shows the report to administrators only, and does not exist without ADMIN_TOKEN", async () => {
    const guarded = await buildTestApp({ env: { ADMIN_TOKEN: token } });
    expect((await guarded.inject("/api/admin/feedback")).statusCode).toBe(401);
    expect((await guarded.inject({ url: "/api/admin/feedback?since=today", headers })).statusCode).toBe(400);
    expect((await (await buildTestApp()).inject({ url: "/api/admin/feedback", headers })).statusCode).toBe(404);
  });
});
