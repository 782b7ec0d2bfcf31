import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";
import { hasRedis, ownRedis } from "../testing/private-servers.ts";

const probe: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/ai", { config: { rate: "ai" } }, () => "ai");
  app.get("/api/forms", { config: { rate: "forms" } }, () => "forms");
  app.get("/api/more-forms", { config: { rate: "forms" } }, () => "forms");
  app.get("/api/free", () => "free");
};
const env = { RATE_AI: "3", RATE_FORMS: "2" };

async function call(app: FastifyInstance, url: string, address = "203.0.113.1", headers: Record<string, string> = {}) {
  return app.inject({ url, remoteAddress: address, headers });
}

async function statuses(app: FastifyInstance, url: string, times: number, address?: string): Promise<number[]> {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push((await call(app, url, address)).statusCode);
  return answers;
}

describe("rate limits", () => {
  it("refuse requests beyond the limit and say when to retry", async () => {
    const app = await buildTestApp({ probe, env });
    expect(await statuses(app, "/api/ai", 3)).toEqual([200, 200, 200]);
    const refused = await call(app, "/api/ai");
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ type: "urn:thirtyfold:problem:rate-limited", title: "Too Many Requests" });
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it("refuse only the excess of simultaneous requests", async () => {
    const app = await buildTestApp({
      probe: async (routes) => {
        routes.get("/api/socket", (request) =>
          Promise.all(Array.from({ length: 5 }, () => routes.countOnSocket("message", request.ip))),
        );
      },
      env: { RATE_CHAT: "3" },
    });
    const waits = (await call(app, "/api/socket")).json<number[]>();
    expect(waits.map((seconds) => seconds > 0)).toEqual([false, false, false, true, true]);
  });

  it("count refusals by the kind of connection", async () => {
    const app = await buildTestApp({
      probe: async (routes) => {
        await probe(routes, {});
        routes.get("/api/socket", (request) => routes.countOnSocket("message", request.ip));
      },
      env: { ...env, RATE_CHAT: "1" },
    });
    await statuses(app, "/api/forms", 4);
    await statuses(app, "/api/ai", 4);
    await statuses(app, "/api/socket", 4);
    const { body } = await app.inject("/metrics");
    const counted = body.split("\n").filter((line) => line.startsWith("rate_limited_total"));
    expect(counted).toEqual([
      'rate_limited_total{road="call",kind="forms"} 2',
      'rate_limited_total{road="call",kind="ai"} 1',
      'rate_limited_total{road="socket",kind="message"} 3',
    ]);
  });

  it("count refusals by other limits of a client", async () => {
    const app = await buildTestApp();
    app.countRefused("socket", "open");
    app.countRefused("call", "upload");
    app.countRefused("call", "sign-in");
    const { body } = await app.inject("/metrics");
    const counted = body.split("\n").filter((line) => line.startsWith("rate_limited_total"));
    expect(counted).toEqual([
      'rate_limited_total{road="socket",kind="open"} 1',
      'rate_limited_total{road="call",kind="upload"} 1',
      'rate_limited_total{road="call",kind="sign-in"} 1',
    ]);
  });

  it("end after a minute", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await buildTestApp({ probe, env });
    expect(await statuses(app, "/api/ai", 4)).toEqual([200, 200, 200, 429]);
    vi.advanceTimersByTime(61_000);
    expect((await call(app, "/api/ai")).statusCode).toBe(200);
  });

  it("count a class's routes together, and different classes separately", async () => {
    const app = await buildTestApp({ probe, env });
    expect((await call(app, "/api/forms")).statusCode).toBe(200);
    expect(await statuses(app, "/api/more-forms", 2)).toEqual([200, 429]);
    expect((await call(app, "/api/ai")).statusCode).toBe(200);
    expect(await statuses(app, "/api/free", 5)).toEqual([200, 200, 200, 200, 200]);
  });

  it("are disabled by 0", async () => {
    const app = await buildTestApp({ probe, env: { RATE_AI: "0" } });
    expect(new Set(await statuses(app, "/api/ai", 30))).toEqual(new Set([200]));
  });

  it("apply per client: an IPv4 address or an IPv6 /64", async () => {
    const app = await buildTestApp({ probe, env });
    expect(await statuses(app, "/api/forms", 3, "203.0.113.1")).toEqual([200, 200, 429]);
    expect(await statuses(app, "/api/forms", 1, "203.0.113.2")).toEqual([200]);
    expect(await statuses(app, "/api/forms", 2, "2001:db8:0:1::1")).toEqual([200, 200]);
    expect(await statuses(app, "/api/forms", 1, "2001:db8:0:1:ffff::9")).toEqual([429]);
    expect(await statuses(app, "/api/forms", 1, "2001:db8:0:2::1")).toEqual([200]);
    expect(await statuses(app, "/api/forms", 1, "::ffff:203.0.113.1")).toEqual([429]);
  });

  it("trust X-Forwarded-For from trusted proxies only", async () => {
    const app = await buildTestApp({ probe, env: { ...env, TRUST_PROXY: "10.0.0.0/8" } });
    const from = (visitor: string, proxy: string) => call(app, "/api/forms", proxy, { "x-forwarded-for": visitor });
    for (const visitor of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
      expect((await from(visitor, "10.1.2.3")).statusCode).toBe(200);
    }
    expect((await from("198.51.100.1", "10.1.2.3")).statusCode).toBe(200);
    expect((await from("198.51.100.1", "10.1.2.3")).statusCode).toBe(429);
    const liar = "203.0.113.50";
    expect((await from("1.1.1.1", liar)).statusCode).toBe(200);
    expect((await from("2.2.2.2", liar)).statusCode).toBe(200);
    expect((await from("3.3.3.3", liar)).statusCode).toBe(429);
    // A trusted proxy appends the address it saw: the visitor's own entries before it do not count.
    expect((await from(`9.9.9.9, ${liar}`, "10.1.2.3")).statusCode).toBe(429);
  });
});

describe.skipIf(!hasRedis)("rate limits over Redis (skipped where redis-server can't be started)", () => {
  it("are shared by instances, and fall back to each instance while Redis is unavailable", async () => {
    const redis = await ownRedis();
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const one = await buildTestApp({ probe, env: { ...env, REDIS_URL: redis.url }, logStream });
    const two = await buildTestApp({ probe, env: { ...env, REDIS_URL: redis.url } });
    const ready = async (status: string) =>
      vi.waitFor(async () => {
        for (const app of [one, two]) expect((await app.inject("/readyz")).json()).toEqual({ status });
      }, 30_000);
    let clients = 0;
    // An instance also counts alone if Redis is too busy to answer in time: then try again with another client.
    const eventually = async (check: (client: string) => Promise<void>) =>
      vi.waitFor(async () => check(`203.0.113.${(clients += 1)}`), 30_000);

    await ready("ready");
    await eventually(async (client) => {
      expect((await call(one, "/api/forms", client)).statusCode).toBe(200);
      expect((await call(two, "/api/forms", client)).statusCode).toBe(200);
      const refused = await call(one, "/api/forms", client);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
      expect((await call(two, "/api/forms", client)).statusCode).toBe(429);
      expect((await call(two, "/api/ai", client)).statusCode).toBe(200);
    });

    await redis.crash();
    await ready("degraded");
    const alone = "198.51.100.1";
    for (const app of [one, two]) expect(await statuses(app, "/api/forms", 4, alone)).toEqual([200, 200, 429, 429]);
    expect(lines.join("")).toContain("redis is away");

    await redis.start();
    await ready("ready");
    // Counts made without Redis no longer apply.
    await eventually(async (client) => {
      expect(await statuses(one, "/api/forms", 1, client)).toEqual([200]);
      expect(await statuses(two, "/api/forms", 2, client)).toEqual([200, 429]);
    });
  });
});
