import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { cutAddress, scrub } from "../logging/log-privacy.ts";
import { buildTestApp, temporaryDirectory } from "../testing/build-test-app.ts";
import { until } from "../testing/until.ts";

type Line = Record<string, unknown> & { err?: Record<string, unknown> };

function collect() {
  const lines: string[] = [];
  return {
    logStream: { write: (line: string) => void lines.push(line) },
    parsed: () => lines.map((line) => JSON.parse(line) as Line),
    text: () => lines.join(""),
  };
}

const probe: FastifyPluginAsyncZod = async (app) => {
  app.post("/api/rooms/:roomId/fail", { schema: { body: z.object({ email: z.string() }) } }, (request) => {
    throw new Error(`duplicate key: ${request.body.email}`, { cause: new Error("postgres://user:hunter2@db/x") });
  });
  app.get("/api/rooms/:roomId", () => "a room");
};

describe("the log", () => {
  it("has one line per call, with the id from the response", async () => {
    const log = collect();
    const app = await buildTestApp({ probe, logStream: log.logStream });
    const response = await app.inject({ url: "/api/rooms/anna_bert", remoteAddress: "198.51.100.77" });
    await until(() => expect(log.parsed()).toHaveLength(1));
    expect(log.parsed()[0]).toMatchObject({
      msg: "answered",
      requestId: response.headers["x-request-id"],
      method: "GET",
      path: "/api/rooms/:roomId",
      status: 200,
      ms: expect.any(Number) as unknown,
      address: "198.51.100.0/24",
    });
    expect(log.parsed()[0]).not.toHaveProperty("aborted");
  });

  it("contains no personal data, whatever a call carries", async () => {
    const log = collect();
    const app = await buildTestApp({ probe, logStream: log.logStream, env: { LOG_LEVEL: "trace" } });
    const headers = { authorization: "Bearer s3cr3t-token", cookie: "session=abc123", referer: "http://a/?q=private" };
    const payload = { email: "jane.doe@example.com", text: "my illness" };
    await app.inject({
      method: "POST",
      url: "/api/rooms/anna_bert/fail?token=abc&email=jane.doe@example.com",
      headers,
      payload,
    });
    await app.inject({
      method: "POST",
      url: "/api/rooms/anna_bert/fail",
      headers,
      payload: { wrong: "jane.doe@example.com" },
    });
    await app.inject({ url: "/api/rooms/anna_bert/nothing?email=jane.doe@example.com", headers });
    await app.inject({ url: "/jane.doe%40example.com/profile", headers, remoteAddress: "2001:db8:1:2:3:4:5:6" });
    await until(() => expect(log.parsed().filter(({ msg }) => msg === "answered")).toHaveLength(4));
    const failure = log.parsed().find(({ err }) => err);
    expect(failure?.err).toMatchObject({
      type: "Error",
      message: expect.stringContaining("duplicate key: [email]") as unknown,
    });
    expect(failure?.err?.["stack"]).toContain("request-log.test.ts");
    expect(log.text()).not.toMatch(/jane|s3cr3t|abc123|illness|anna|private|hunter2|127\.0\.0\.1|2001:db8:1:2/);
    expect(log.text()).toContain("2001:db8:1::/48");
  });

  it("contains no room from the desk's addresses, with or without a desk", async () => {
    const log = collect();
    const { logStream } = log;
    const deskDir = await temporaryDirectory();
    await writeFile(join(deskDir, "index.html"), "<!doctype html><title>Desk</title>");
    const env = { ADMIN_TOKEN: "a-token-of-the-tests" };
    const off = await buildTestApp({ logStream });
    const on = await buildTestApp({ logStream, env, deskDir });
    for (const app of [on, off]) {
      const wanted = app === on ? 200 : 404;
      expect((await app.inject("/desk/inbox/anna-7f_sales?list=mine")).statusCode).toBe(wanted);
    }
    for (const url of ["/Desk/inbox/anna-7f_sales", "/%64esk/inbox/anna-7f%5fsales", "//desk/anna-7f_sales"]) {
      await off.inject(url);
    }
    await until(() => expect(log.parsed().filter(({ msg }) => msg === "answered")).toHaveLength(5));
    expect(log.text()).not.toMatch(/anna-7f|sales/);
    expect(log.parsed()[0]).toMatchObject({ path: "/desk/…", status: 200 });
  });

  it("omits successful monitor calls, and creates no logger for them", async () => {
    const log = collect();
    const app = await buildTestApp({ probe, logStream: log.logStream, env: { LOG_LEVEL: "info" } });
    const made = vi.spyOn(app.log, "child");
    for (const url of ["/healthz", "/readyz", "/metrics", "/api/rooms/x"]) await app.inject(url);
    await until(() => expect(log.parsed()).toHaveLength(1));
    expect(made).toHaveBeenCalledTimes(1);
  });

  it("includes monitor calls when everything is to be logged", async () => {
    const log = collect();
    const app = await buildTestApp({ logStream: log.logStream, env: { LOG_LEVEL: "debug" } });
    await app.inject("/healthz");
    await until(() => expect(log.parsed()).toContainEqual(expect.objectContaining({ path: "/healthz", status: 200 })));
  });
});

describe("redaction in logs", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2001:db8:aaaa:bbbb::1", "2001:db8:aaaa::/48"],
    [undefined, ""],
  ])("turns the address %s into %s", (address, network) => {
    expect(cutAddress(address)).toBe(network);
  });

  it.each([
    ["to jane@example.com now", "to [email] now"],
    ["Incorrect key sk-abc-123_x.", "Incorrect key sk-[secret]"],
    ["Authorization: Bearer abc.def", "Authorization: Bearer [secret]"],
    ["GET /a?x=1&y=2 failed", "GET /a?[query] failed"],
    ["at redis://:pw@host:6379", "at redis://[credentials]host:6379"],
  ])("%s", (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });
});
