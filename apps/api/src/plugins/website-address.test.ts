import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";
import { writeWebsite } from "../testing/website-fixture.ts";

const canonical = '<link rel="canonical" href="{origin}/about"/>';
const at = "<!doctype html>".length;
// The notes of the web build: the fixture's pages are its files.
const edits = {
  "about/index.html": [[at, 0, canonical]],
  "about.md": [[0, 0, "Canonical: {origin}/about\n"]],
  "404/index.html": [[at, 0, '<meta content="{origin}"/>']],
  "jobs/engineer.md": [[0, "# Engineer\n".length, "{origin}/jobs"]],
  "index.md": [[0, 0, "Expires: {expires}\n"]],
};

const serve = async (PUBLIC_URL = ""): Promise<FastifyInstance> =>
  buildTestApp({ env: { PUBLIC_URL }, websiteDir: await writeWebsite({ edits }) });
const www = "https://www.example.com";

describe("a website built without an address", () => {
  it("contains the address that the server is started with, in each form", async () => {
    const app = await serve(www);
    const page = await app.inject("/about");
    expect(page.body).toBe(`<!doctype html><link rel="canonical" href="${www}/about"/><title>About</title>`);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.headers.vary).toBe("accept, accept-encoding");
    const packed = await app.inject({ url: "/about", headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(page.body);
    const markdown = await app.inject({ url: "/about", headers: { accept: "text/markdown" } });
    expect(markdown.body).toBe(`Canonical: ${www}/about\n# About\n`);
    expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    const missing = await app.inject("/nothing");
    expect([missing.statusCode, missing.headers.etag]).toEqual([404, undefined]);
    expect(missing.body).toContain(`<meta content="${www}"/>`);
  });

  it("is a different version at another address, and not modified for clients that have it", async () => {
    const app = await serve(www);
    const { etag } = (await app.inject("/about")).headers;
    const ask = async (headers: Record<string, string>) => app.inject({ url: "/about", headers });
    const unchanged = await ask({ "if-none-match": `"other", ${String(etag)}` });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
    expect(unchanged.headers["content-security-policy"]).toContain("default-src 'none'");
    const reload = { "if-none-match": String(etag), "cache-control": "max-age=0" };
    expect((await ask(reload)).statusCode).toBe(304);
    expect((await ask({ ...reload, "cache-control": "no-cache" })).statusCode).toBe(200);
    expect((await ask({ "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await ask({ range: "bytes=0-3" })).body).toContain(www);
    const other = await serve("https://other.example");
    expect((await other.inject("/about")).headers.etag).not.toBe(etag);
  });

  it.each([
    [{ PORT: "5000", HOST: "0.0.0.0" }, "http://localhost:5000"],
    [{ PORT: "5000", HOST: "192.0.2.7" }, "http://192.0.2.7:5000"],
    [{ PORT: "5000", PUBLIC_URL: www }, www],
  ])("uses the local address in files that must contain one, unless configured (%o)", async (env, origin) => {
    const app = await buildTestApp({ env, websiteDir: await writeWebsite({ edits }) });
    expect((await app.inject("/jobs/engineer.md")).body).toBe(`${origin}/jobs`);
    expect((await app.inject("/about")).body.includes("canonical")).toBe(origin === www);
  });

  it("contains no address when none is known, and updates the date at every start", async () => {
    const app = await serve();
    expect((await app.inject("/about")).body).toBe("<!doctype html><title>About</title>");
    expect((await app.inject("/about.md")).body).toBe("# About\n");
    const { body } = await app.inject("/index.md");
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? "");
    expect(expires - Date.now()).toBeGreaterThan(363 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(366 * 86_400_000);
  });
});
