import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildTestApp, temporaryDirectory } from "../testing/build-test-app.ts";
import { adminToken } from "../testing/desk-calls.ts";
import { writeWebsite } from "../testing/website-fixture.ts";

/** The time that the archive gives every file of every version. */
const time = new Date("1980-01-01T00:00:00Z");

async function writeDated(file: string, content: string): Promise<void> {
  await writeFile(file, content);
  await utimes(file, time, time);
}

/** A version whose files differ from another's in one letter. */
async function version(letter: string) {
  const websiteDir = await writeWebsite();
  const deskDir = await temporaryDirectory();
  await mkdir(join(deskDir, "assets"));
  await writeDated(join(deskDir, "index.html"), `<!doctype html><title>Desk ${letter}</title>`);
  await writeDated(join(deskDir, "push-worker.js"), `"${letter}"`);
  const page = `<!doctype html><title>About ${letter}</title>`;
  await writeDated(join(websiteDir, "about/index.html"), page);
  await writeDated(join(websiteDir, "about.data"), `["${letter}"]`);
  await writeDated(join(websiteDir, "favicon.svg"), `<svg>${letter}</svg>`);
  return buildTestApp({ env: { ADMIN_TOKEN: adminToken }, websiteDir, deskDir });
}

describe("a file of the next version", () => {
  it.each(["/about", "/about.data", "/favicon.svg", "/desk/", "/desk/people", "/desk/push-worker.js"])(
    "%s with the same length and time is sent to a client that has the previous one",
    async (url) => {
      const before = await (await version("a")).inject(url);
      const next = await version("b");
      const known = { "if-none-match": String(before.headers.etag), "if-modified-since": new Date().toUTCString() };
      const again = await (await version("a")).inject({ url, headers: known });
      expect(again.statusCode).toBe(304);
      for (const headers of [known, { "if-modified-since": known["if-modified-since"] }]) {
        const { statusCode, body } = await next.inject({ url, headers });
        expect([statusCode, body]).toEqual([200, before.body.replace(/a(?=\W*<|")/, "b")]);
      }
    },
  );

  it("is not combined with a part of the previous one", async () => {
    const { headers } = await (await version("a")).inject("/favicon.svg");
    const next = await version("b");
    for (const validator of [String(headers.etag), time.toUTCString()]) {
      const asked = { range: "bytes=5-", "if-range": validator };
      const { statusCode, body } = await next.inject({ url: "/favicon.svg", headers: asked });
      expect([statusCode, body]).toEqual([200, "<svg>b</svg>"]);
    }
  });

  it("has no modification time, and ignores conditions on one", async () => {
    const app = await version("a");
    const headers = { "if-unmodified-since": new Date(0).toUTCString() };
    const answer = await app.inject({ url: "/favicon.svg", headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty("last-modified");
  });
});
