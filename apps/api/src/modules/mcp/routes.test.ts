import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { QuestionSet } from "@thirtyfold/ai-prompts/evaluation";
import { company, jobs, solutionSlugs } from "@thirtyfold/content";
import { describe, expect, it, onTestFinished } from "vitest";
import { ProviderError } from "../../ai/provider.ts";
import type { TextWorker } from "../../ai/text-worker/text-worker.ts";
import { buildTestApp, type TestAppOptions } from "../../testing/build-test-app.ts";
import { inProcessWorker } from "../../testing/in-process-worker.ts";
import { connectSiteTools, placeByMcp } from "../../testing/search-by-mcp.ts";
import { writeWebsite } from "../../testing/website-fixture.ts";

/** The official client, connected over real HTTP. */
async function connected(options: TestAppOptions = {}) {
  const app = await buildTestApp({ worker: inProcessWorker, websiteDir: await writeWebsite(), ...options });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", address)));
  onTestFinished(() => client.close());
  const call = (name: string, given: Record<string, unknown> = {}) => client.callTool({ name, arguments: given });
  return { app, address, client, call };
}

const wordsOf = ({ content }: { content: unknown }) =>
  (content as { text: string }[]).map(({ text }) => text).join("\n");

describe("the tools for agents", () => {
  it("are five, and all are read-only", async () => {
    const { client } = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search",
      "get_page",
      "list_solutions",
      "list_positions",
      "prefill_intake",
    ]);
    for (const { annotations, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(description).toMatch(/\w/);
    }
  });

  it("can be called from an allowed page, with every header that the official client sends", async () => {
    const origin = "https://app.example";
    const { app, address } = await connected({ env: { ALLOWED_ORIGINS: origin } });
    const sent = new Set<string>();
    const client = new Client({ name: "test", version: "1.0.0" });
    const transport = new StreamableHTTPClientTransport(new URL("/mcp", address), {
      fetch: async (url, init) => {
        for (const name of new Headers(init?.headers).keys()) sent.add(name);
        return fetch(url, init);
      },
    });
    await client.connect(transport);
    onTestFinished(() => client.close());
    await client.callTool({ name: "list_positions", arguments: {} });
    const asked = {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": [...sent].join(),
    };
    const preflight = await app.inject({ method: "OPTIONS", url: "/mcp", headers: asked });
    const allowed = String(preflight.headers["access-control-allow-headers"]).split(/, ?/);
    expect([...sent]).toContain("mcp-protocol-version");
    expect(allowed).toEqual(expect.arrayContaining([...sent]));
  });

  it("find the page with the answer, and read it", async () => {
    const websiteDir = await writeWebsite();
    const { call } = await connected({ websiteDir });
    const found = await call("search", { query: "how much is the first agent" });
    expect(found.structuredContent).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ path: "/ai-automation" })]) as unknown,
    });
    expect(wordsOf(found)).toContain("$2,500");
    for (const path of ["/about", "about.md", "/about/", "https://thirtyfold.example/about?from=search#top"]) {
      expect(wordsOf(await call("get_page", { path }))).toBe("# About\n");
    }
    expect(wordsOf(await call("get_page", { path: "/index.md" }))).toBe("# Home\n");
    await rm(join(websiteDir, "index.md"));
    // A page is read from disk only once.
    expect(wordsOf(await call("get_page", { path: "/" }))).toBe("# Home\n");
    expect(wordsOf(await call("get_page", { path: "/intake-form.md" }))).toBe("# Form\n");
  });

  it("list the services and the open positions", async () => {
    const { call } = await connected();
    const { solutions } = (await call("list_solutions")).structuredContent as { solutions: { path: string }[] };
    expect(solutions.map(({ path }) => path)).toEqual(solutionSlugs.map((slug) => `/solutions/${slug}`));
    const { positions } = (await call("list_positions")).structuredContent as { positions: { path: string }[] };
    expect(positions.map(({ path }) => path)).toEqual(jobs.map(({ applyLink }) => applyLink));
  });

  it("prefill the intake form with a link, and send nothing", async () => {
    const { address, call, app } = await connected({ env: { ADMIN_TOKEN: "a-token-of-the-tests" } });
    const { structuredContent } = await call("prefill_intake", {
      name: "Ines & Söhne",
      message: "Invoices,\nweekly",
      phone: "",
    });
    const link = new URL((structuredContent as { link: string }).link);
    expect(link.origin + link.pathname).toBe(address + company.intakePath);
    expect(Object.fromEntries(link.searchParams)).toEqual({ name: "Ines & Söhne", message: "Invoices,\nweekly" });
    const leads = await app.inject({
      url: "/api/admin/leads",
      headers: { authorization: "Bearer a-token-of-the-tests" },
    });
    expect(leads.json()).toEqual([]);
  });

  it("find the right page among three for nine of ten development questions, and read it", async () => {
    const client = await connectSiteTools();
    onTestFinished(() => client.close());
    const file = new URL(import.meta.resolve("@thirtyfold/ai-prompts/package.json"));
    const sets = ["development-set", ...[2, 3, 4, 5].map((number) => `development-set-${number}`)].map(
      (name) => JSON.parse(readFileSync(new URL(`evaluation/${name}.json`, file), "utf8")) as QuestionSet,
    );
    // Each takes some ten milliseconds of CPU time: `pnpm bench assistant --sets` asks all of them, and the test set.
    const asked = sets
      .flatMap(({ questions }) => questions)
      .filter(({ expect: right }) => right === "answer")
      .filter((_, index) => index % 6 === 0);
    let found = 0;
    for (const question of asked) if ((await placeByMcp(client, question)) >= 0) found += 1;
    expect(asked.length).toBeGreaterThan(70);
    expect(found / asked.length).toBeGreaterThanOrEqual(0.9);
  });

  const refused = [
    ["search", {}],
    ["search", { query: 7 }],
    ["search", { query: "" }],
    ["search", { query: "a".repeat(1_001) }],
    ["search", { query: "\u0000\u0007" }],
    ["get_page", { path: "/../../../etc/passwd" }],
    ["get_page", { path: "..%2f..%2fpages.json" }],
    ["get_page", { path: "/secret.txt" }],
    ["get_page", { path: "file:///etc/passwd" }],
    ["get_page", { path: "__proto__" }],
    ["get_page", { path: ["/about"] }],
    ["prefill_intake", { name: "n".repeat(201) }],
    ["prefill_intake", { message: "ä".repeat(4_000) }],
    ["prefill_intake", { need: { toString: "x" } }],
  ] as const;

  it("state clearly what is wrong with hostile input", async () => {
    const { call } = await connected();
    for (const [name, given] of refused) {
      const result = await call(name, given);
      expect({ name, given, isError: result.isError }).toEqual({ name, given, isError: true });
      expect(wordsOf(result)).toMatch(/\w{3}/);
      expect(wordsOf(result)).not.toMatch(/node_modules|\/src\/|ENOENT|at .*\.ts/);
    }
  });

  it("report what they can't do at the moment, without internal details", async () => {
    const errors = [new ProviderError("busy"), new Error("secret of the inside")];
    const run = async () => {
      throw errors.shift() ?? new Error("asked too often");
    };
    const worker: TextWorker = { ...inProcessWorker, run };
    const { call } = await connected({ worker });
    expect(await call("search", { query: "price" })).toMatchObject({
      isError: true,
      content: [{ text: "The search is busy right now. Please try again in a moment." }],
    });
    expect(await call("search", { query: "price" })).toMatchObject({
      isError: true,
      content: [{ text: "Something went wrong on our side. Please try again later." }],
    });
    await expect(call("send_mail")).rejects.toThrow(/send_mail/);
  });
});

describe("POST /mcp", () => {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

  it("answers an invalid message with a JSON-RPC error", async () => {
    const app = await buildTestApp({ worker: inProcessWorker });
    const payloads = [
      "{",
      "",
      "null",
      "7",
      '{"id":1}',
      '{"jsonrpc":"1.0","id":1,"method":"x"}',
      "[]",
      "[".repeat(20_000),
    ];
    for (const payload of payloads) {
      const response = await app.inject({ method: "POST", url: "/mcp", headers, payload });
      expect({ payload: payload.slice(0, 40), status: response.statusCode }).toEqual({
        payload: payload.slice(0, 40),
        status: 400,
      });
      expect(response.json()).toMatchObject({ jsonrpc: "2.0", error: { code: expect.any(Number) as unknown } });
    }
    const unknown = await app.inject({ method: "POST", url: "/mcp", headers, payload: message("resources/list") });
    expect(unknown.body).toContain("-32601");
    const one = { method: "POST", url: "/mcp", headers: { ...headers, accept: "text/plain" } } as const;
    const unread = await app.inject({ ...one, payload: message("ping") });
    expect([unread.statusCode, unread.headers["content-type"]]).toEqual([406, "application/json"]);
    const { paths } = (await app.inject("/openapi.json")).json<{ paths: Record<string, unknown> }>();
    const json = { content: { "application/json": {} } };
    expect(paths["/mcp"]).toMatchObject({ post: { responses: { 400: json, 406: json } } });
  });

  it("answers a notification with an empty body and no content type", async () => {
    const app = await buildTestApp({ worker: inProcessWorker });
    const payload = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    const response = await app.inject({ method: "POST", url: "/mcp", headers, payload });
    expect([response.statusCode, response.headers["content-type"], response.body]).toEqual([202, undefined, ""]);
  });

  it("rejects a batch in any notation, as a call is charged for one message", async () => {
    let asked = 0;
    const worker: TextWorker = {
      ...inProcessWorker,
      run: async () => {
        asked += 1;
        throw new Error("no batch is read");
      },
    };
    const app = await buildTestApp({ worker });
    const search = message("tools/call", { name: "search", arguments: { query: "price" } });
    const cancelled = JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    for (const payload of [`[${search}]`, ` \n\t[${search},${search}]`, `\ufeff[${search},${cancelled}]`]) {
      const response = await app.inject({ method: "POST", url: "/mcp", headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32_600 } });
    }
    expect(asked).toBe(0);
  });

  it("accepts only POST, JSON of up to 64 KiB, and nothing from other sites", async () => {
    const app = await buildTestApp({ worker: inProcessWorker, websiteDir: await writeWebsite() });
    for (const method of ["GET", "DELETE", "PUT"] as const) {
      const response = await app.inject({ method, url: "/mcp", headers: { accept: "text/event-stream" } });
      expect({ method, status: response.statusCode, allow: response.headers.allow }).toEqual({
        method,
        status: 405,
        allow: "POST",
      });
    }
    const post = async (payload: string, more: Record<string, string>) =>
      (await app.inject({ method: "POST", url: "/mcp", headers: { ...headers, ...more }, payload })).statusCode;
    expect(await post(message("ping", { pad: "x".repeat(70_000) }), {})).toBe(413);
    expect(await post("a=1", { "content-type": "application/x-www-form-urlencoded" })).toBe(415);
    expect(await post(message("ping"), { origin: "https://evil.example" })).toBe(403);
    expect(await post(message("ping"), { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await post(message("ping"), {})).toBe(200);
  });

  it("counts against the assistant's limit", async () => {
    const app = await buildTestApp({ worker: inProcessWorker, env: { RATE_AI: "2" } });
    const post = () => app.inject({ method: "POST", url: "/mcp", headers, payload: message("ping") });
    expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 200]);
    expect((await post()).statusCode).toBe(429);
  });
});
