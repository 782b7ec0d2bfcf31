import { rm } from "node:fs/promises";
import { join } from "node:path";
import fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";
import { website } from "../plugins/website.ts";
import { buildTestApp } from "../testing/build-test-app.ts";
import { writeWebsite } from "../testing/website-fixture.ts";
import { readWebsiteBuild } from "./website-build.ts";

const serve = async (websiteDir?: string): Promise<FastifyInstance> =>
  buildTestApp({ websiteDir: websiteDir ?? (await writeWebsite()) });

describe("the website from memory", () => {
  const own = ["date", "x-request-id", "connection", "keep-alive"];
  const shown = ({ statusCode, headers, rawPayload }: LightMyRequestResponse) => ({
    statusCode,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))),
    body: rawPayload.toString("base64"),
  });
  const browser = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

  it.each([
    ["/", browser],
    ["/", { "accept-encoding": "gzip;q=1, br;q=0" }],
    ["/", {}],
    ["/assets/app-3f2a.js", browser],
    ["/favicon.svg", {}],
    ["/nothing", browser],
    ["/jobs/painter", browser],
  ])("%s (%j) is the same as from disk, for GET and HEAD", async (url, headers) => {
    const app = await serve();
    const first = shown(await app.inject({ url, headers }));
    const head = shown(await app.inject({ method: "HEAD", url, headers }));
    expect(shown(await app.inject({ url, headers }))).toEqual(first);
    expect(head).toEqual({ ...first, body: "" });
  });

  it("is read from disk only once", async () => {
    const websiteDir = await writeWebsite();
    const app = await serve(websiteDir);
    const ask = async () => app.inject({ url: "/about", headers: browser });
    const first = await ask();
    await rm(join(websiteDir, "about"), { recursive: true });
    expect((await ask()).rawPayload).toEqual(first.rawPayload);
  });

  it("uses no more memory than allowed", async () => {
    const websiteDir = await writeWebsite();
    const app = fastify();
    await app.register(website, { build: await readWebsiteBuild(websiteDir), memoryBytes: 10 });
    expect((await app.inject("/about")).statusCode).toBe(200);
    await rm(join(websiteDir, "about"), { recursive: true });
    expect((await app.inject("/about")).statusCode).not.toBe(200);
    // Six bytes fit.
    expect((await app.inject("/favicon.svg")).statusCode).toBe(200);
    await rm(join(websiteDir, "favicon.svg"));
    expect((await app.inject("/favicon.svg")).body).toBe("<svg/>");
  });

  it("answers not modified and range requests", async () => {
    const websiteDir = await writeWebsite();
    const app = await serve(websiteDir);
    const { headers, rawPayload } = await app.inject({ url: "/", headers: browser });
    const etag = String(headers.etag);
    const ask = async (more: Record<string, string>) => app.inject({ url: "/", headers: { ...browser, ...more } });
    const unchanged = await ask({ "if-none-match": etag });
    const fromDisk = await ask({ "if-none-match": `W/"other", ${etag}` });
    expect(unchanged.statusCode).toBe(304);
    expect(shown(fromDisk)).toMatchObject(shown(unchanged));
    expect((await ask({ "if-none-match": 'W/"other"' })).rawPayload).toEqual(rawPayload);
    expect((await ask({ "if-none-match": etag, "cache-control": "no-cache" })).statusCode).toBe(200);
    expect((await ask({ "if-modified-since": new Date().toUTCString() })).statusCode).toBe(200);
    const part = await ask({ range: "bytes=2-5" });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(rawPayload.subarray(2, 6));
    // A plain reload is answered from memory, too.
    await rm(websiteDir, { recursive: true });
    expect((await ask({ "if-none-match": etag, "cache-control": "max-age=0" })).statusCode).toBe(304);
  });
});
