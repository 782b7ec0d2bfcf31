import { beforeEach, describe, expect, it, vi } from "vitest";

const page = { title: "About", description: "Who we are.", path: "/about" };

async function metaWith(publicUrl: string) {
  vi.stubEnv("PUBLIC_URL", publicUrl);
  const { pageMeta } = await import("./seo.ts");
  return pageMeta;
}

describe("what a page says about itself", () => {
  beforeEach(() => vi.resetModules());

  it("names the page, the company and what is found there", async () => {
    const pageMeta = await metaWith("");
    expect(pageMeta(page)).toEqual(
      expect.arrayContaining([
        { title: "About | Thirtyfold" },
        { name: "description", content: "Who we are." },
        { property: "og:title", content: "About" },
      ]),
    );
  });

  it("names its canonical address where the site's origin is known", async () => {
    const pageMeta = await metaWith("https://thirtyfold.example/ignored");
    expect(pageMeta(page)).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://thirtyfold.example/about",
    });
  });

  it("shows a picture of its own where it is shared, and tells machines what it holds", async () => {
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

  it("names no address where the site's origin is unknown", async () => {
    const pageMeta = await metaWith("");
    expect(JSON.stringify(pageMeta(page))).not.toMatch(/canonical|og:url/);
  });

  it("stops the build at an origin that is none, and says how one looks", async () => {
    await expect(metaWith("thirtyfold")).rejects.toThrow(
      'PUBLIC_URL is "thirtyfold"; it must be an address such as https://example.com.',
    );
  });

  it("keeps a hidden page out of search engines and gives it no canonical address", async () => {
    const pageMeta = await metaWith("https://thirtyfold.example");
    const meta = pageMeta({ ...page, noindex: true });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url/);
  });
});
