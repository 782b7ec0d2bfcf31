import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app.ts";
import { writeWebsite } from "../testing/website-fixture.ts";

const serve = async (): Promise<FastifyInstance> => buildTestApp({ websiteDir: await writeWebsite() });

describe("a page as Markdown", () => {
  const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

  const asked = [
    ["/index.md", undefined, "# Home\n"],
    ["/about.md", browser, "# About\n"],
    ["/intake-form.md", "*/*", "# Form\n"],
    ["/jobs/engineer.md?from=llms", undefined, "# Engineer\n"],
    ["/", "text/markdown", "# Home\n"],
    ["/about", "text/markdown, text/html;q=0.9, */*;q=0.1", "# About\n"],
    ["/intake-form.html", "TEXT/Markdown;q=0.5, text/html;q=0.4", "# Form\n"],
  ] as const;

  it("is served at its own address, and at the page's if requested, from disk and from memory", async () => {
    const app = await serve();
    for (const [url, accept, text] of [...asked, ...asked]) {
      const response = await app.inject({ url, headers: { ...(accept !== undefined && { accept }) } });
      expect({ url, status: response.statusCode, body: response.body }).toEqual({ url, status: 200, body: text });
      expect(response.headers).toMatchObject({
        "content-type": "text/markdown; charset=utf-8",
        "cache-control": "no-cache",
        vary: "accept, accept-encoding",
      });
    }
  });

  const others = [
    browser,
    "*/*",
    "text/*",
    "text/html, text/markdown;q=0.9",
    "text/markdown;q=0",
    "text/markdown;q=0.1, */*",
    "application/markdownish",
    ";;;markdown,,q=",
  ];

  it("is not sent to other clients, and the HTML has a Vary header", async () => {
    const app = await serve();
    for (const accept of others) {
      const response = await app.inject({ url: "/about", headers: { accept } });
      expect({ accept, html: response.body }).toEqual({
        accept,
        html: expect.stringContaining("<title>About</title>") as unknown,
      });
      expect(response.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        vary: "accept, accept-encoding",
      });
    }
  });

  it("names the page's canonical address, and is hidden from search engines when the page is", async () => {
    const app = await serve();
    const about = await app.inject({ url: "/about", headers: { accept: "text/markdown" } });
    expect(about.headers).toMatchObject({ link: '</about>; rel="canonical"' });
    expect(about.headers).not.toHaveProperty("x-robots-tag");
    expect((await app.inject("/jobs/engineer.md")).headers).toMatchObject({
      link: '</jobs>; rel="canonical"',
      "x-robots-tag": "noindex",
    });
  });

  it("is revalidated by its own ETag", async () => {
    const app = await serve();
    const ask = async (accept: string, etag?: string) =>
      app.inject({ url: "/about", headers: { accept, ...(etag !== undefined && { "if-none-match": etag }) } });
    const markdown = String((await ask("text/markdown")).headers.etag);
    const html = String((await ask("text/html")).headers.etag);
    expect(markdown).not.toBe(html);
    expect((await ask("text/markdown", markdown)).statusCode).toBe(304);
    expect((await ask("text/markdown", html)).statusCode).toBe(200);
    expect((await ask("text/html", markdown)).statusCode).toBe(200);
  });

  it("that does not exist is a plain 404", async () => {
    const response = await (await serve()).inject({ url: "/nothing.md", headers: { accept: "text/markdown" } });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });
});
