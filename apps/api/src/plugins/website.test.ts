import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { buildTestApp, sharedTestApp } from "../testing/build-test-app.ts";
import { inProcessWorker } from "../testing/in-process-worker.ts";
import { fixtureHashes, writeWebsite } from "../testing/website-fixture.ts";

const site = sharedTestApp(async (whenOver) => ({ websiteDir: await writeWebsite({}, whenOver) }));
const titleOf = (response: LightMyRequestResponse) => /<title>(.*)<\/title>/.exec(response.body)?.[1];

describe("a page", () => {
  it.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?utm=x", "About"],
    ["/intake-form.html", "Form"],
  ])("%s is served from its HTML file", async (url, title) => {
    const response = await site().inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(titleOf(response)).toBe(title);
  });

  it("has a policy with its own hashes, and all security headers", async () => {
    const { headers } = await site().inject("/about");
    const policy = String(headers["content-security-policy"]);
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' 'inline-speculation-rules' ${fixtureHashes.about}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  it("wakes the worker that reads visitors' questions, and nothing else does", async () => {
    const wake = vi.fn<() => void>();
    const worker = { ...inProcessWorker, wake };
    const app = await buildTestApp({ websiteDir: await writeWebsite(), worker });
    for (const url of ["/healthz", "/readyz", "/metrics", "/robots.txt", "/no-such-page"]) await app.inject(url);
    expect(wake).not.toHaveBeenCalled();
    await app.inject("/about");
    expect(wake).toHaveBeenCalledOnce();
  });

  it("may connect to the hosts that its build names, and no others", async () => {
    const app = await buildTestApp({ websiteDir: await writeWebsite({ connect: ["https://forms.example:8443"] }) });
    for (const url of ["/about", "/no-such-page"]) {
      const policy = String((await app.inject(url)).headers["content-security-policy"]);
      expect(policy.split("; ")).toContain("connect-src 'self' https://forms.example:8443");
    }
  });

  it.each(["https://forms.example/path", "https://a.example https://b.example", "*", "ftp://forms.example"])(
    "is not served when its build allows connections to %s",
    async (origin) => {
      const websiteDir = await writeWebsite({ connect: [origin] });
      await expect(buildTestApp({ websiteDir })).rejects.toThrow(/connect/);
    },
  );

  it("is revalidated by its ETag", async () => {
    const app = site();
    const { headers } = await app.inject("/");
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await app.inject({ url: "/", headers: { "if-none-match": String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers["content-security-policy"]).toContain(fixtureHashes.home);
  });

  it("answers HEAD without a body", async () => {
    const response = await site().inject({ method: "HEAD", url: "/" });
    expect(response.statusCode).toBe(200);
    expect(Number(response.headers["content-length"])).toBeGreaterThan(1000);
    expect(response.body).toBe("");
  });

  it.each([
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/about/?a=1&b=2", "/about?a=1&b=2"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["/intake-form.html/", "/intake-form.html"],
    ["/About", "/about"],
    ["/JOBS/Engineer/?from=mail", "/jobs/engineer?from=mail"],
    ["/jobs//engineer", "/jobs/engineer"],
    ["/%61bout", "/about"],
    ["/Intake-Form.HTML", "/intake-form.html"],
    ["/Jobs/Nobody", "/jobs/nobody"],
  ])("%s redirects to the canonical address %s", async (url, location) => {
    const response = await site().inject(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });

  it.each(["POST", "PUT", "DELETE"] as const)("rejects %s and lists the allowed methods", async (method) => {
    const app = site();
    const headers = { "content-type": "application/xml" };
    const response = await app.inject({ method, url: "/about", headers, payload: "<a/>" });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
    expect((await app.inject({ method, url: "/nothing" })).statusCode).toBe(404);
    for (const url of ["/about.md", "/favicon.svg"])
      expect((await app.inject({ method, url })).headers.allow).toBe("GET, HEAD");
  });
});

describe("an unknown page", () => {
  it.each(["/nothing", "/about/nothing", "/404", "/__spa-fallback.htm", "/%C3%A4", "/About/Nothing"])(
    "%s is the 404 page with status 404",
    async (url) => {
      const response = await site().inject({ url, headers: { accept: "text/html,*/*;q=0.8" } });
      expect(response.statusCode).toBe(404);
      if (url.endsWith(".htm")) return;
      expect(titleOf(response)).toBe("Not here");
      expect(response.headers["content-security-policy"]).toContain(fixtureHashes.notFound);
    },
  );

  it.each(["/100%", "/about/%ff", "/%zz?off=10%"])(
    "%s, which is malformed, is the not-found page for browsers only",
    async (url) => {
      const response = await site().inject({ url, headers: { accept: "text/html,*/*;q=0.8" } });
      expect(response.statusCode).toBe(404);
      expect(titleOf(response)).toBe("Not here");
      const program = await site().inject({ url, headers: { accept: "application/json" } });
      expect(program.statusCode).toBe(400);
      expect(program.headers["content-type"]).toBe("application/problem+json");
      expect((await site().inject({ url: `/api${url}`, headers: { accept: "text/html" } })).statusCode).toBe(400);
    },
  );

  it.each(["/jobs/painter", "/jobs/unknown", "/jobs/painter/", "/jobs/painter?from=mail", "/jobs/%C3%A4"])(
    "%s beside known pages is the not-found page of their kind, with status 404",
    async (url) => {
      const response = await site().inject({ url, headers: { accept: "text/html" } });
      expect(response.statusCode).toBe(404);
      expect(titleOf(response)).toBe("No such job");
      expect(response.headers["content-security-policy"]).toContain(fixtureHashes.job);
      expect(response.headers).not.toHaveProperty("etag");
    },
  );

  it.each(["/jobs", "/jobs/", "/jobs/painter/now", "/jobs/engineer/now"])(
    "%s is not beside known pages, and is the general 404 page",
    async (url) => {
      const response = await site().inject({ url, headers: { accept: "text/html" } });
      expect(response.statusCode).toBe(404);
      expect(titleOf(response)).toBe("Not here");
    },
  );

  it("keeps its status and body for a browser that has cached it", async () => {
    const app = site();
    const headers = { "if-none-match": "*", "if-modified-since": new Date().toUTCString(), range: "bytes=0-3" };
    const response = await app.inject({ url: "/nothing", headers });
    expect(response.statusCode).toBe(404);
    expect(titleOf(response)).toBe("Not here");
    expect(response.headers).not.toHaveProperty("etag");
  });

  it.each(["application/json", "text/html;q=0", "text/html;q=0, */*"])(
    "is a problem for a client that accepts no HTML (%s)",
    async (accept) => {
      const response = await site().inject({ url: "/nothing", headers: { accept } });
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toBe("application/problem+json");
      expect((await site().inject({ url: "/100%", headers: { accept } })).statusCode).toBe(400);
    },
  );

  it("answers HEAD", async () => {
    const app = site();
    const head = await app.inject({ method: "HEAD", url: "/nothing" });
    expect(head.statusCode).toBe(404);
    expect(head.body).toBe("");
  });

  it.each(["/api/nothing", "/api"])("under the API (%s) is a problem, never HTML", async (url) => {
    const response = await site().inject({ url, headers: { accept: "text/html" } });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toBe("application/problem+json");
  });

  it("never redirects to another host: no open redirect by slashes", async () => {
    for (const url of ["//evil.example/", "//evil.example/index.html", "/%2f%2fevil.example/"]) {
      const response = await site().inject({ url: `http://localhost${url}` });
      expect({ url, status: response.statusCode }).toEqual({ url, status: 404 });
      expect(response.headers).not.toHaveProperty("location");
    }
  });
});

describe("an asset", () => {
  it("with a hash in its name is cached permanently", async () => {
    const response = await site().inject({ url: "/assets/app-3f2a.js", headers: { "accept-encoding": "br" } });
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain("console.log");
  });

  it.each([{ range: "bytes=999999-" }, { "if-match": '"another"' }])(
    "is never cached when it is refused: %o",
    async (headers) => {
      const response = await site().inject({ url: "/assets/app-3f2a.js", headers });
      expect(response.statusCode).toBeGreaterThanOrEqual(412);
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );

  it("reports its length when a range lies beyond its end", async () => {
    const headers = { range: "bytes=999999-" };
    const { statusCode, headers: answered } = await site().inject({ url: "/favicon.svg", headers });
    expect([statusCode, answered["content-range"]]).toEqual([416, "bytes */6"]);
    expect(answered["content-type"]).toBe("application/problem+json");
  });

  it("without a hash is revalidated soon", async () => {
    const app = site();
    const icon = await app.inject("/favicon.svg");
    expect(icon.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600, must-revalidate",
    });
    const data = await app.inject({ url: "/about.data", headers: { "accept-encoding": "gzip" } });
    expect(data.headers).toMatchObject({ "cache-control": "no-cache" });
    expect(gunzipSync(data.rawPayload).toString()).toBe('["data"]');
  });

  it.each([
    "/assets/old-1234.js",
    "/assets/nothing",
    "/robots.txt",
    "/assets/app-3f2a.js.br",
    "/__spa-fallback.html",
    "/.env",
  ])("that does not exist (%s) is a plain 404, never HTML", async (url) => {
    const response = await site().inject({ url, headers: { accept: "text/html" } });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toBe("Not found\n");
  });
});

describe("a file outside the website", () => {
  beforeAll(async () => void (await site().listen({ port: 0, host: "127.0.0.1" })));

  it.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..\\secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/../pages.json",
  ])("is not accessible: %s", async (path) => {
    const { port } = new URL(site().listeningOrigin);
    // A raw socket, because clients normalize such paths before sending them.
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400|403) /);
    expect(answer).not.toContain("outside the website");
    expect(answer).not.toContain("scriptHashes");
  });
});

describe("without a web build", () => {
  it("the API runs alone", async () => {
    const app = await buildTestApp();
    expect((await app.inject("/")).statusCode).toBe(404);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  });
});
