import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sharedTestApp } from "../testing/build-test-app.ts";
import { writeWebsite } from "../testing/website-fixture.ts";

const site = sharedTestApp(async (whenOver) => ({ websiteDir: await writeWebsite({}, whenOver) }));

describe("a page", () => {
  it.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, *", "gzip", gunzipSync],
    ["gzip;q=0, *", "br", brotliDecompressSync],
  ] as const)("is encoded as Accept-Encoding %s asks", async (accepts, encoding, decompress) => {
    const response = await site().inject({ url: "/", headers: { "accept-encoding": accepts } });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(String(response.headers.vary).toLowerCase()).toContain("accept-encoding");
    expect(decompress(response.rawPayload).toString()).toContain("<title>Home</title>");
  });

  it.each(["identity", "br;q=0", "gzip;Q=0.0", "*;q=0", "br;q=0.5, identity"])(
    "is sent uncompressed to a client that asks for it (%s), with a Vary header",
    async (encodings) => {
      const response = await site().inject({ url: "/", headers: { "accept-encoding": encodings } });
      expect(response.headers).not.toHaveProperty("content-encoding");
      expect(String(response.headers.vary).toLowerCase()).toContain("accept-encoding");
    },
  );
});
