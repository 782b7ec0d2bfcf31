import { mkdir } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { buildTestApp, temporaryDirectory } from "../testing/build-test-app.ts";

async function read(app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = "203.0.113.9") {
  return app.inject({ url: "/metrics", headers, remoteAddress });
}

describe("metrics", () => {
  it("report the process and each route's durations, without ids", async () => {
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

  it("report the free space on the disks of both directories, even before one exists", async () => {
    const DATA_DIR = await temporaryDirectory();
    const app = await buildTestApp({ env: { DATA_DIR, BACKUP_DIR: join(DATA_DIR, "later"), BACKUP_EVERY: "0" } });
    const numberOf = async (series: string) => {
      const { body } = await app.inject("/metrics");
      return Number(
        body
          .split("\n")
          .find((line) => line.startsWith(`${series} `))
          ?.slice(series.length),
      );
    };
    const free = await numberOf('disk_free_bytes{directory="DATA_DIR"}');
    expect(free).toBeGreaterThan(0);
    expect(await numberOf('disk_size_bytes{directory="DATA_DIR"}')).toBeGreaterThan(free);
    const [name, directory] = ['disk_free_bytes{directory="BACKUP_DIR"}', join(DATA_DIR, "later")];
    expect((await app.inject("/metrics")).body).toContain(`${name} Nan`);
    await mkdir(directory);
    expect(await numberOf(name)).toBeGreaterThan(0);
  });

  it.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("are open to %s", async (address) => {
    const app = await buildTestApp();
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) {
      expect((await read(app, { host }, address)).statusCode).toBe(200);
    }
  });

  it.each([{ PUBLIC_URL: "https://www.example.com" }, { TRUST_PROXY: "10.0.0.0/8" }])(
    "are closed without a token if the settings indicate remote visitors (%o)",
    async (env) => {
      expect((await read(await buildTestApp({ env }), {}, "127.0.0.1")).statusCode).toBe(401);
    },
  );

  it("stay open if the public address is this machine's own", async () => {
    const app = await buildTestApp({ env: { PUBLIC_URL: "http://localhost:3000" } });
    expect((await read(app, {}, "127.0.0.1")).statusCode).toBe(200);
  });

  it.each<Record<string, string>>([
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
    { "x-real-ip": "127.0.0.1" },
    { via: "1.1 proxy" },
    { host: "www.example.com" },
    { host: "192.0.2.7:3000" },
    { host: "localhost.example.com" },
    { origin: "https://www.example.com", "sec-fetch-site": "same-origin" },
    { referer: "https://www.example.com/", "sec-fetch-site": "same-origin" },
  ])("are closed to a proxied request and to all after it (%o)", async (headers) => {
    const app = await buildTestApp();
    expect((await read(app, headers, "127.0.0.1")).statusCode).toBe(401);
    expect((await read(app, {}, "127.0.0.1")).statusCode).toBe(401);
  });

  it("are closed as soon as any call reveals a proxy", async () => {
    const app = await buildTestApp();
    await app.inject({ url: "/", headers: { host: "www.example.com" }, remoteAddress: "127.0.0.1" });
    expect((await read(app, { host: "localhost" }, "127.0.0.1")).statusCode).toBe(401);
  });

  it("stay open when a local browser comes from another site, and when remote clients call directly", async () => {
    const app = await buildTestApp();
    const link = { referer: "https://www.example.com/", "sec-fetch-site": "cross-site" };
    await app.inject({ url: "/", headers: link, remoteAddress: "127.0.0.1" });
    await app.inject({ url: "/", headers: { host: "www.example.com" }, remoteAddress: "203.0.113.9" });
    expect((await read(app, {}, "127.0.0.1")).statusCode).toBe(200);
  });

  it("require the token if one is set, and no other, from any address", async () => {
    const app = await buildTestApp({ env: { METRICS_TOKEN: "letmein" } });
    for (const address of ["127.0.0.1", "203.0.113.9"]) {
      const statusWith = async (headers: Record<string, string>) => (await read(app, headers, address)).statusCode;
      const refused = await read(app, {}, address);
      expect([refused.statusCode, refused.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
      expect(await statusWith({ authorization: "Bearer wrong" })).toBe(401);
      expect(await statusWith({ authorization: "letmein" })).toBe(401);
      expect(await statusWith({ authorization: "Bearer letmein" })).toBe(200);
      expect(await statusWith({ authorization: "Bearer letmein", "x-forwarded-for": "1.2.3.4" })).toBe(200);
    }
  });

  it("stay closed to remote clients without a token", async () => {
    const app = await buildTestApp();
    expect((await read(app, { authorization: "Bearer undefined" })).statusCode).toBe(401);
    expect((await read(app, { authorization: "Bearer " })).statusCode).toBe(401);
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === "IPv4");
  it.skipIf(!outside)("judge by the real socket (skipped if the machine has no other address)", async () => {
    const app = await buildTestApp();
    const { port } = new URL(await app.listen({ port: 0, host: "0.0.0.0" }));
    expect((await fetch(`http://${outside?.address}:${port}/metrics`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  });
});
