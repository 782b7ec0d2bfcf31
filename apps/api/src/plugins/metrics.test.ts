import { networkInterfaces } from "node:os";
import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";

async function read(app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = "203.0.113.9") {
  return app.inject({ url: "/metrics", headers, remoteAddress });
}

describe("metrics", () => {
  it("tell the process and each route's durations, without ids", async () => {
    const app = await buildTestApp();
    await app.inject("/healthz");
    await app.inject("/api/nothing/of-mine");
    const response = await app.inject("/metrics");
    expect(response.headers["content-type"]).toContain("text/plain");
    expect(response.body).toContain("process_resident_memory_bytes");
    expect(response.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    );
    expect(response.body).toContain('route="unknown",status="404"');
    expect(response.body).not.toContain("of-mine");
  });

  it.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("are open to %s", async (address) => {
    const app = await buildTestApp();
    expect((await read(app, {}, address)).statusCode).toBe(200);
  });

  it.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
    "are closed to what a local proxy passed on (%s)",
    async (name) => {
      const app = await buildTestApp({ env: { TRUST_PROXY: "127.0.0.1" } });
      expect((await read(app, { [name]: "127.0.0.1" }, "127.0.0.1")).statusCode).toBe(401);
    },
  );

  it("need the token from elsewhere, and no other", async () => {
    const app = await buildTestApp({ env: { METRICS_TOKEN: "letmein" } });
    const refused = await read(app);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers["www-authenticate"]).toBe("Bearer");
    expect((await read(app, { authorization: "Bearer wrong" })).statusCode).toBe(401);
    expect((await read(app, { authorization: "letmein" })).statusCode).toBe(401);
    expect((await read(app, { authorization: "Bearer letmein" })).statusCode).toBe(200);
    expect((await read(app, { authorization: "Bearer letmein", "x-forwarded-for": "1.2.3.4" })).statusCode).toBe(200);
  });

  it("stay closed to others where there is no token", async () => {
    const app = await buildTestApp();
    expect((await read(app, { authorization: "Bearer undefined" })).statusCode).toBe(401);
    expect((await read(app, { authorization: "Bearer " })).statusCode).toBe(401);
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === "IPv4");
  it.skipIf(!outside)("judge by the real socket (skipped where the machine has no other address)", async () => {
    const app = await buildTestApp();
    const { port } = new URL(await app.listen({ port: 0, host: "0.0.0.0" }));
    expect((await fetch(`http://${outside?.address}:${port}/metrics`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  });
});
