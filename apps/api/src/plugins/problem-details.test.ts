import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { limits, type Problem, problemSchema } from "@thirtyfold/api-contract";
import type { LightMyRequestResponse } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { answerClientError, ProblemError } from "../answers/problem.ts";
import { StorageError } from "../storage/storage-error.ts";
import { sharedTestApp } from "../testing/build-test-app.ts";

const probe: FastifyPluginAsyncZod = async (app) => {
  const body = z.object({ name: z.string("Enter your name"), tags: z.array(z.string()).default([]) });
  app.post("/api/probe", { schema: { body } }, (request) => request.body);
  app.delete("/api/probe", (request) => ({ body: request.body ?? null }));
  app.get("/api/fails", () => {
    throw new Error("secret inside");
  });
  app.get("/api/full", () => {
    throw new StorageError("full", "disk /dev/sda is full");
  });
  app.get("/api/away", () => {
    throw new StorageError("away", "10.0.0.5 is away");
  });
  app.get("/api/unknown", () => {
    throw new StorageError("unknown", "10.0.0.5 went away");
  });
  app.get("/api/unknown-form", { config: { sendAgain: "Send it again." } }, () => {
    throw new StorageError("unknown", "10.0.0.5 went away");
  });
  app.get("/api/teapot", () => {
    throw new ProblemError(418, { detail: "Short and stout.", title: "Teapot", headers: { "x-tea": "yes" } });
  });
};

function problemIn(response: LightMyRequestResponse): Problem {
  expect(response.headers["content-type"]).toBe("application/problem+json");
  const problem = problemSchema.parse(response.json());
  expect(problem).toMatchObject({ status: response.statusCode, message: problem.detail, error: problem.detail });
  expect(problem.requestId).toBe(response.headers["x-request-id"]);
  expect(problem.requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  return problem;
}

const sendJson = "This Content-Type is not taken here. Send application/json.";
const json = { "content-type": "application/json" };

const app = sharedTestApp(async () => ({ probe }));

describe("the handling of a request", () => {
  it("names each input error", async () => {
    const response = await app().inject({ method: "POST", url: "/api/probe", payload: { tags: ["a", 1] } });
    const problem = problemIn(response);
    expect(problem).toMatchObject({ status: 400, type: "urn:thirtyfold:problem:validation" });
    expect(problem.detail).toBe("name: Enter your name.");
    expect(problem.issues?.map(({ path }) => path)).toEqual(["name", "tags.1"]);
  });

  it.each([
    ["malformed JSON", json, "{oops", 400, "The body is not valid JSON."],
    ["no body", json, "", 400, "The body is empty; send JSON."],
    ["a prototype in JSON", json, '{"__proto__":{"a":1}}', 400, "The body is not valid JSON."],
    [
      "bytes of another encoding",
      json,
      Buffer.from('{"name":"José"}', "latin1"),
      400,
      "The body is not UTF-8, as JSON has to be.",
    ],
    ["another type", { "content-type": "application/xml" }, "<a/>", 415, sendJson],
    ["plain text", { "content-type": "text/plain" }, "a", 415, sendJson],
    ["a body too large", json, JSON.stringify("x".repeat(limits.bodyBytes)), 413, "The body is too large."],
  ])("rejects %s", async (_name, headers, payload, status, detail) => {
    const problem = problemIn(await app().inject({ method: "POST", url: "/api/probe", headers, payload }));
    expect(problem).toMatchObject({ status, detail });
    expect(problem.issues?.map(({ path }) => path)).toEqual(status === 400 ? [""] : undefined);
  });

  it("accepts a media type without a body where none is expected, and reports other types", async () => {
    const call = { method: "DELETE", url: "/api/probe" } as const;
    const bare = await app().inject({ ...call, headers: json });
    expect([bare.statusCode, bare.json()]).toEqual([200, { body: null }]);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const typed = problemIn(await app().inject({ ...call, headers: form, payload: "a=1" }));
    expect(typed.detail).toBe("This Content-Type is not taken here. Send no body.");
    const several = problemIn(
      await app().inject({
        method: "POST",
        url: "/api/forms/intake",
        payload: "a",
        headers: { "content-type": "a/b" },
      }),
    );
    expect(several.detail).toContain("Send application/json or application/x-www-form-urlencoded.");
  });

  it("accepts a body of exactly the limit", async () => {
    const payload = JSON.stringify({ name: "x".repeat(limits.bodyBytes - 11) });
    expect(payload).toHaveLength(limits.bodyBytes);
    expect((await app().inject({ method: "POST", url: "/api/probe", headers: json, payload })).statusCode).toBe(200);
  });

  it("reveals no internals of an unexpected error", async () => {
    const response = await app().inject("/api/fails");
    expect(problemIn(response)).toMatchObject({ status: 500, title: "Internal Server Error" });
    expect(response.body).not.toContain("secret");
    const full = await app().inject("/api/full");
    expect(problemIn(full)).toMatchObject({ status: 507 });
    expect(full.body).not.toContain("sda");
  });

  it("says when it is known that nothing was stored, and when to retry", async () => {
    const away = await app().inject("/api/away");
    expect(problemIn(away)).toMatchObject({ status: 503 });
    expect(problemIn(away).detail).toContain("nothing was stored");
    expect(away.headers["retry-after"]).toMatch(/^[2-5]$/);
    const unknown = await app().inject("/api/unknown");
    expect(problemIn(unknown)).toMatchObject({ status: 503 });
    expect(problemIn(unknown).detail).toMatch(/not known whether this was stored\. Please look/);
    expect(unknown.headers["retry-after"]).toMatch(/^[2-5]$/);
    const form = await app().inject("/api/unknown-form");
    expect(problemIn(form).detail).toMatch(/not known whether this was stored\. Send it again\.$/);
    expect(form.body + unknown.body + away.body).not.toContain("10.0.0.5");
  });

  it("answers with the thrown problem", async () => {
    const response = await app().inject("/api/teapot");
    expect(problemIn(response)).toMatchObject({ status: 418, title: "Teapot", detail: "Short and stout." });
    expect(response.headers["x-tea"]).toBe("yes");
  });

  it("generates its own request ids", async () => {
    const headers = { "x-request-id": "mine", "request-id": "mine" };
    const ids = [await app().inject({ url: "/api/none", headers }), await app().inject({ url: "/api/none", headers })];
    const [first, second] = ids.map((response) => problemIn(response).requestId);
    expect(first).not.toBe(second);
    expect(first).not.toContain("mine");
  });
});

async function readAll(socket: Socket): Promise<string> {
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe("input that is not a request", () => {
  let port = "";

  beforeAll(async () => {
    ({ port } = new URL(await app().listen({ port: 0, host: "127.0.0.1" })));
  });

  it.each([
    ["no HTTP", "hello\r\n\r\n", 400],
    ["headers too large", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["a malformed path", "GET /api/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ])("is answered with a problem: %s", async (_name, bytes, status) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(bytes);
    const answer = await readAll(socket);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer.toLowerCase()).toContain("content-type: application/problem+json");
    const body = answer.slice(answer.indexOf("\r\n\r\n"));
    const problem = problemSchema.parse(JSON.parse(body));
    expect(problem.status).toBe(status);
    expect(answer.toLowerCase()).toContain(`x-request-id: ${problem.requestId}`);
  });

  it("is answered when it takes too long to arrive", async () => {
    const server = createServer({ requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 });
    server.on("clientError", answerClientError).listen(0, "127.0.0.1");
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
    const answer = await readAll(socket);
    server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain("The request took too long to arrive.");
  });
});
