import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildTestApp, temporaryDirectory } from "../testing/build-test-app.ts";
import { describeDatabases } from "../testing/describe-databases.ts";
import { adminToken, signInOwner } from "../testing/desk-calls.ts";
import { writeWebsite } from "../testing/website-fixture.ts";

const script = `document.documentElement.dataset.theme="dark"`;
const code = `console.log("${"desk ".repeat(200)}")`;
const env = { ADMIN_TOKEN: adminToken };

async function writeDesk(): Promise<string> {
  const build = await temporaryDirectory();
  await mkdir(join(build, "assets"));
  await writeFile(join(build, "index.html"), `<!doctype html><title>Desk</title><script>${script}</script>`);
  await writeFile(join(build, "push-worker.js"), code);
  await writeFile(join(build, "assets/app-3f2a.js"), code);
  await writeFile(join(build, "assets/app-3f2a.js.br"), brotliCompressSync(code));
  await writeFile(join(build, "assets/app-3f2a.js.gz"), gzipSync(code));
  return build;
}

const build = async (of: Record<string, string> = env) =>
  buildTestApp({ env: of, deskDir: await writeDesk(), websiteDir: await writeWebsite() });

describe("the desk's application", () => {
  it.each(["/desk/", "/desk/people", "/desk/inbox/visitor_support", "/desk/?a=b"])(
    "is a single page, also at %s",
    async (url) => {
      const { statusCode, headers, body } = await (await build()).inject(url);
      expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(body).toContain("<title>Desk</title>");
      expect(headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-cache" });
    },
  );

  it("has a policy that allows nothing inline but its own script", async () => {
    const policy = String((await (await build()).inject("/desk/")).headers["content-security-policy"]);
    const hash = createHash("sha256").update(script).digest("base64");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]);
  });

  it("has compressed files that browsers cache permanently", async () => {
    const app = await build();
    const url = "/desk/assets/app-3f2a.js";
    const { headers } = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "x-robots-tag": "noindex",
    });
    expect((await app.inject(url)).body).toBe(code);
  });

  it.each([
    ["gzip;q=0, *", "br"],
    ["br;q=0, *", "gzip"],
    ["br;q=0", undefined],
  ])("has files compressed as Accept-Encoding %s asks", async (accepted, encoding) => {
    const { headers } = await (await build()).inject({
      url: "/desk/assets/app-3f2a.js",
      headers: { "accept-encoding": accepted },
    });
    expect(headers["content-encoding"]).toBe(encoding);
  });

  it("has a service worker that browsers revalidate and that may load nothing", async () => {
    const { headers, body } = await (await build()).inject("/desk/push-worker.js");
    expect(body).toBe(code);
    expect(headers).toMatchObject({ "cache-control": "no-cache", "content-security-policy": "default-src 'none'" });
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
  });

  it.each(["/desk/assets/app-gone.js", "/desk/assets/", "/desk/favicon.ico", "/desk/assets/app-3f2a.js.br"])(
    "does not answer %s with its page",
    async (url) => {
      const { statusCode, body } = await (await build()).inject(url);
      expect([statusCode, body]).toEqual([404, "Not found\n"]);
    },
  );

  it("is found without the trailing slash, too", async () => {
    const { statusCode, headers } = await (await build()).inject("/desk");
    expect([statusCode, headers.location]).toEqual([308, "/desk/"]);
  });

  it("is an ordinary unknown page while nobody can sign in", async () => {
    const app = await build({});
    for (const url of ["/desk/", "/desk", "/desk/people"]) {
      const { statusCode, body, headers } = await app.inject({ url, headers: { accept: "text/html" } });
      expect([statusCode, body]).toEqual([404, (await app.inject("/no-such-page")).body]);
      expect(headers).not.toHaveProperty("x-robots-tag");
    }
  });
});

describeDatabases("a desk with people", (storage) => {
  it("is available without the token", async () => {
    await signInOwner(await buildTestApp({ storage: storage(), env }));
    const later = await buildTestApp({ storage: storage(), deskDir: await writeDesk() });
    expect((await later.inject("/desk/")).statusCode).toBe(200);
  });
});
