import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, sharedTestApp } from "../testing/build-test-app.ts";
import { writeWebsite } from "../testing/website-fixture.ts";

const probe: FastifyPluginAsyncZod = async (app) => {
  app.route({ method: ["GET", "POST", "PATCH", "PUT", "DELETE"], url: "/api/probe", handler: () => "done" });
};
const host = "shop.example:8080";

const usual = sharedTestApp(async () => ({ probe }));

async function statusOf(headers: Record<string, string>, app = usual()): Promise<number> {
  return (await app.inject({ method: "POST", url: "/api/probe", headers: { host, ...headers } })).statusCode;
}

describe("a state-changing call", () => {
  it.each([
    ["no header of a browser", {}, 200],
    ["the own origin", { origin: "http://shop.example:8080" }, 200],
    ["the own host behind a proxy that ends TLS", { origin: "https://shop.example:8080" }, 200],
    ["another origin", { origin: "http://evil.example" }, 403],
    ["the same host on another port", { origin: "http://shop.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
    ["no origin, but cross-site", { "sec-fetch-site": "cross-site" }, 403],
    ["no origin, and same-origin", { "sec-fetch-site": "same-origin" }, 200],
    [
      "another origin that claims to be same-origin",
      { origin: "http://evil.example", "sec-fetch-site": "same-origin" },
      403,
    ],
  ])("with %s is judged by its origin", async (_name, headers, status) => {
    expect(await statusOf(headers as Record<string, string>)).toBe(status);
  });

  it("is checked against PUBLIC_URL if it is set, whatever the Host header says", async () => {
    const app = await buildTestApp({ probe, env: { PUBLIC_URL: "https://www.example.com" } });
    expect(await statusOf({ origin: "https://www.example.com" }, app)).toBe(200);
    expect(await statusOf({ origin: "http://shop.example:8080" }, app)).toBe(403);
  });

  it.each(["PATCH", "PUT", "DELETE"] as const)("is refused for %s too, before any handler", async (method) => {
    const app = usual();
    const response = await app.inject({ method, url: "/api/probe", headers: { origin: "http://evil.example" } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ type: "urn:thirtyfold:problem:cross-site" });
  });

  it("is restricted without restricting reads from other sites", async () => {
    const app = usual();
    const headers = { origin: "http://evil.example", "sec-fetch-site": "cross-site" };
    const response = await app.inject({ url: "/api/probe", headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("allowed origins", () => {
  const env = { ALLOWED_ORIGINS: "https://app.example" };
  const open = sharedTestApp(async () => ({ probe, env }));
  const preflight = { method: "OPTIONS", url: "/api/probe" } as const;
  const asks = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };

  it("can call the API and read the answer", async () => {
    const app = open();
    const headers = { origin: "https://app.example", "sec-fetch-site": "cross-site" };
    const response = await app.inject({ method: "POST", url: "/api/probe", headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers["access-control-allow-origin"]).toBe("https://app.example");
    expect(response.headers["access-control-expose-headers"]).toContain("retry-after");
    expect(response.headers.vary).toContain("Origin");
  });

  it("get answers to their preflights, others do not", async () => {
    const app = open();
    const allowed = await app.inject({ ...preflight, headers: { ...asks, origin: "https://app.example" } });
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers["access-control-allow-origin"]).toBe("https://app.example");
    expect(allowed.headers["access-control-allow-methods"]).toContain("DELETE");
    expect(allowed.headers["access-control-allow-headers"]).toContain("content-type");
    const other = await app.inject({ ...preflight, headers: { ...asks, origin: "https://evil.example" } });
    expect(other.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("do not open access to other origins", async () => {
    expect(await statusOf({ origin: "https://evil.example" }, open())).toBe(403);
    expect(await statusOf({ origin: "https://app.example.evil.example" }, open())).toBe(403);
  });

  it("work beside a website, whose pages keep accepting only their own methods", async () => {
    const app = await buildTestApp({ env, websiteDir: await writeWebsite() });
    expect((await app.inject("/about")).statusCode).toBe(200);
    expect((await app.inject({ method: "POST", url: "/about" })).statusCode).toBe(405);
    const headers = { ...asks, origin: "https://app.example" };
    expect((await app.inject({ method: "OPTIONS", url: "/api/ai/generate", headers })).statusCode).toBe(204);
  });

  it("are empty by default: no preflight is answered", async () => {
    const app = usual();
    const response = await app.inject({ ...preflight, headers: { ...asks, origin: "https://app.example" } });
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
    expect(response.statusCode).toBe(405);
  });
});

describe("the Host header", () => {
  let address: URL;

  beforeAll(async () => {
    address = new URL(await usual().listen({ port: 0, host: "127.0.0.1" }));
  });

  async function ask(...headers: string[]): Promise<string> {
    const { hostname, port } = address;
    const socket = connect(Number(port), hostname);
    socket.write(["GET /healthz HTTP/1.1", ...headers, "Connection: close", "", ""].join("\r\n"));
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    return `${head.slice(9, 12)} ${body.includes('"detail":"Send one Host header') ? "refused" : "taken"}`;
  }

  it.each(["www.example.com", "my_app:3000", "[::1]:3000", ""])(
    "is accepted as a name with or without a port: %j",
    async (name) => {
      expect(await ask(`Host: ${name}`)).toBe("200 taken");
    },
  );

  it.each(["a b", "a/b", "a?b", "somebody@a", "a:b", "[::1", "a%zz"])(
    "is rejected if it is invalid: %j",
    async (name) => {
      expect(await ask(`Host: ${name}`)).toBe("400 refused");
    },
  );

  it("is rejected if there is more than one", async () => {
    expect(await ask("Host: www.example.com", "hOST: www.example.com")).toBe("400 refused");
  });
});

describe("security headers", () => {
  it("are set on every API response, including errors", async () => {
    const app = usual();
    for (const url of ["/api/probe", "/api/nothing"]) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none';frame-ancestors 'none';base-uri 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "x-frame-options": "DENY",
        "cache-control": "no-store",
      });
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers).not.toHaveProperty("x-powered-by");
    }
  });

  it("require https only if the public address uses it", async () => {
    const secure = await buildTestApp({ env: { PUBLIC_URL: "https://www.example.com" } });
    expect((await secure.inject("/healthz")).headers["strict-transport-security"]).toBe("max-age=31536000");
    const plain = await buildTestApp({ env: { PUBLIC_URL: "http://www.example.com" } });
    expect((await plain.inject("/healthz")).headers).not.toHaveProperty("strict-transport-security");
  });
});
