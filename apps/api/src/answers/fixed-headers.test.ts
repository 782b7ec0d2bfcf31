import { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { fixedHeaders } from "../plugins/security.ts";
import { sharedTestApp } from "../testing/build-test-app.ts";
import { writeWebsite } from "../testing/website-fixture.ts";
import { HeaderBlock, hasFixedHeaders, responseWith } from "./fixed-headers.ts";

const probe: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/stream", (_request, reply) => reply.type("text/event-stream").send(new Blob(["data: 1\n\n"]).stream()));
  app.get(
    "/api/raw",
    (_request, reply) =>
      void reply
        .hijack()
        .raw.writeHead(200, [["Cache-Control", "private"]])
        .end(),
  );
  app.get("/api/checked", { schema: { querystring: z.object({ page: z.string() }) } }, () => "checked");
  app.get("/api/broken", () => {
    throw new Error("broken");
  });
};
const site = sharedTestApp(async (whenOver) => ({
  env: { PUBLIC_URL: "https://www.example.com" },
  websiteDir: await writeWebsite({}, whenOver),
  probe,
}));
const fixed = fixedHeaders({ publicUrl: new URL("https://www.example.com") });

type Answer = { status: number; names: string[]; valueOf: (name: string) => string | undefined };

/** Uses a real connection: `inject` never responds with the class under test. */
async function ask(app: FastifyInstance, lines: readonly string[]): Promise<Answer> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  const [head = ""] = (await text(socket)).split("\r\n\r\n", 1);
  const [first = "", ...rest] = head.split("\r\n");
  const fields = rest.map(
    (line) => [line.split(":", 1)[0]?.toLowerCase() ?? "", line.replace(/^[^:]*: /, "")] as const,
  );
  return {
    status: Number(first.split(" ")[1]),
    names: fields.map(([name]) => name),
    valueOf: (name) => fields.find(([one]) => one === name)?.[1],
  };
}

const host = "Host: www.example.com";
const upgrade = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Origin: https://evil.example"];
const own = { page: ["content-security-policy", "cache-control"], cached: ["cache-control"] };

describe("the fixed headers", () => {
  it.each<[string, number, readonly string[], replaced?: readonly string[]]>([
    ["a call", 200, ["GET /healthz HTTP/1.1", host]],
    ["its HEAD", 200, ["HEAD /healthz HTTP/1.1", host]],
    ["a stream", 200, ["GET /api/stream HTTP/1.1", host]],
    ["the metrics, refused", 401, ["GET /metrics HTTP/1.1", host]],
    ["an address that is malformed", 400, ["GET /%zz HTTP/1.1", host]],
    ["input that its schema refuses", 400, ["GET /api/checked HTTP/1.1", host]],
    ["a call of another site", 403, ["POST /api/checked HTTP/1.1", host, "Origin: https://evil.example"]],
    ["a socket of another site", 403, ["GET /ws HTTP/1.1", host, ...upgrade]],
    ["an address that is not there", 404, ["GET /api/nothing HTTP/1.1", host]],
    ["another method", 405, ["DELETE /healthz HTTP/1.1", host]],
    ["an unexpected error", 500, ["GET /api/broken HTTP/1.1", host]],
    ["Node.js' own refusal", 417, ["GET /healthz HTTP/1.1", host, "Expect: more"]],
    ["Node.js' own refusal with a list of headers", 400, ["GET /healthz HTTP/1.1"]],
    ["an answer past Fastify", 200, ["GET /api/raw HTTP/1.1", host], own.cached],
    ["a page", 200, ["GET /about HTTP/1.1", host], own.page],
    ["a page from memory", 200, ["GET /about HTTP/1.1", host], own.page],
    ["its HEAD", 200, ["HEAD /about HTTP/1.1", host], own.page],
    ["an asset", 200, ["GET /assets/app-3f2a.js HTTP/1.1", host], own.cached],
    ["a part of an asset", 206, ["GET /assets/app-3f2a.js HTTP/1.1", host, "Range: bytes=0-3"], own.cached],
    ["Markdown", 200, ["GET /about.md HTTP/1.1", host], own.cached],
    ["a redirect", 308, ["GET /about/ HTTP/1.1", host]],
    ["a page that is not there", 404, ["GET /nothing HTTP/1.1", host], own.page],
    ["an asset that is not there", 404, ["GET /assets/nothing.js HTTP/1.1", host]],
  ])("are sent with %s (%i), once each", async (_name, status, lines, replaced = []) => {
    const answer = await ask(site(), lines);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(fixed)) {
      expect(answer.names.filter((one) => one === name)).toEqual([name]);
      expect([name, answer.valueOf(name) === value]).toEqual([name, !replaced.includes(name)]);
    }
  });

  it("are sent with a not-modified answer", async () => {
    const etag = (await ask(site(), ["GET /about HTTP/1.1", host])).valueOf("etag");
    const answer = await ask(site(), ["GET /about HTTP/1.1", host, `If-None-Match: ${etag}`]);
    expect(answer.status).toBe(304);
    for (const name of Object.keys(fixed)) expect(answer.names.filter((one) => one === name)).toEqual([name]);
  });

  it.each(["GET", "HEAD"])("and a page's own headers are the same from memory as from disk (%s)", async (method) => {
    const headersOf = ({ names, valueOf }: Answer) =>
      names.filter((name) => !["date", "x-request-id"].includes(name)).map((name) => `${name}: ${valueOf(name)}`);
    const page = [`${method} /about HTTP/1.1`, host, "Accept-Encoding: br"];
    // A range is read from disk.
    const fromDisk = await ask(site(), [...page, "Range: lines=1"]);
    await ask(site(), page.with(0, "GET /about HTTP/1.1"));
    const fromMemory = await ask(site(), page);
    expect(headersOf(fromMemory).toSorted()).toEqual(headersOf(fromDisk).toSorted());
    const unchanged = await ask(site(), [...page, `If-None-Match: ${fromMemory.valueOf("etag")}`]);
    const ofTheBody = /^content-(type|length|encoding)/;
    const expected = headersOf(fromDisk).filter((header) => !ofTheBody.test(header));
    expect(headersOf(unchanged).toSorted()).toEqual(expected.toSorted());
  });

  it("reject a header value that could start another header", () => {
    expect(() => new HeaderBlock({ etag: 'W/"1"\r\nset-cookie: own' })).toThrow(TypeError);
    expect(() => new HeaderBlock({ "etag\r\n": "1" })).toThrow(TypeError);
  });

  it("are written as a single block", () => {
    const request = new IncomingMessage(new Socket());
    const Response = responseWith(fixed) ?? ServerResponse;
    expect(hasFixedHeaders(new Response(request))).toBe(true);
    expect(hasFixedHeaders(new ServerResponse(request))).toBe(false);
  });

  it("are set by name where Node.js writes response heads in another way", async () => {
    const node = Object.getPrototypeOf(ServerResponse.prototype) as Record<
      "_storeHeader",
      (...given: unknown[]) => void
    >;
    vi.spyOn(node, "_storeHeader").mockImplementation(function (this: object) {
      Object.assign(this, { _header: "HTTP/1.1 200 OK\r\n\r\n" });
    });
    vi.resetModules();
    const anew = await import("./fixed-headers.ts");
    expect(anew.responseWith(fixed)).toBeUndefined();
  });
});
