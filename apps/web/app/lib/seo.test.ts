import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const page = { title: "About", description: "Who we are.", path: "/about" };

/** The `pageMeta` of a browser whose page came from a server with this origin, or from one without a known origin. */
async function metaWith(origin: string | undefined) {
  vi.stubEnv("DEV", false);
  vi.stubEnv("SSR", false);
  const dataset = origin === undefined ? {} : { origin };
  vi.stubGlobal("document", { documentElement: { dataset } });
  const { pageMeta } = await import("./seo.ts");
  return pageMeta;
}

describe("a page's metadata", () => {
  beforeEach(() => vi.resetModules());
  // Other files in the same worker would get the last test's import.
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("names the page, the company and its content", async () => {
    const pageMeta = await metaWith(undefined);
    expect(pageMeta(page)).toEqual(
      expect.arrayContaining([
        { title: "About | Thirtyfold" },
        { name: "description", content: "Who we are." },
        { property: "og:title", content: "About" },
      ]),
    );
  });

  it("has a canonical URL when the site's origin is known", async () => {
    const pageMeta = await metaWith("https://thirtyfold.example");
    expect(pageMeta(page)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://thirtyfold.example/about",
    });
  });

  it("has its own social image, and structured data about its content", async () => {
    const pageMeta = await metaWith("https://thirtyfold.example");
    const data = [{ "@type": "Organization", name: "Thirtyfold" }];
    const meta = pageMeta({ ...page, path: "/solutions/machine-learning", data });
    expect(meta).toContainEqual({
      property: "og:image",
      content: "https://thirtyfold.example/social/solutions-machine-learning.png",
    });
    expect(meta).toContainEqual({
      "script:ld+json": { "@context": "https://schema.org", "@type": "Organization", name: "Thirtyfold" },
    });
  });

  it("has no absolute URL when the site's origin is unknown", async () => {
    const pageMeta = await metaWith(undefined);
    expect(JSON.stringify(pageMeta(page))).not.toMatch(/canonical|og:url/);
  });

  it("keeps a hidden page out of search engines, without a canonical URL", async () => {
    const pageMeta = await metaWith("https://thirtyfold.example");
    const meta = pageMeta({ ...page, noindex: true });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url/);
  });
});
