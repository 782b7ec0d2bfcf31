import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { allPages } from "./support/built-pages.ts";

const client = fileURLToPath(new URL("../build/client/", import.meta.url));
const pages = allPages.filter(([url]) => url !== "/404");
const known = new Set(pages.map(([url]) => url));

const get = async (path: string, accept?: string) => {
  const response = await fetch(inject("siteUrl") + path, { headers: { ...(accept !== undefined && { accept }) } });
  return { response, body: await response.text() };
};
const markdownPath = (url: string) => (url === "/" ? "/index.md" : `${url.replace(/\.html$/, "")}.md`);
const pathsIn = (markdown: string) => [...markdown.matchAll(/\]\(<?(.*?)>?\)/g)].map(([, to = ""]) => to);
const amountsIn = (text: string) => new Set(text.match(/\$\d[\d,.]*\d|\d+(?:\.\d+)?%/g));

/** The text of a page, without drawings. */
function mainText(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main.replace(/<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g, "").replace(/<[^>]*>/g, " ");
}

describe("every page as Markdown", () => {
  it("has one main heading, every amount on the page, and links that lead somewhere", async () => {
    for (const [url, file] of pages) {
      const { response, body } = await get(markdownPath(url));
      expect({ url, status: response.status }).toEqual({ url, status: 200 });
      expect(body).toMatch(/^---\ntitle: ".+"\n(description: ".+"\n)?canonical: "http.+"\n---\n\n/);
      expect({ url, headings: body.match(/^# /gm)?.length }).toEqual({ url, headings: 1 });
      expect({ url, noise: /<\/?[a-z]+[ >]|&#|opens in a new tab|[a-z]\\[a-z]/.exec(body)?.[0] }).toEqual({ url });
      const amounts = amountsIn(mainText(await readFile(client + file, "utf8")));
      expect({ url, missing: [...amounts].filter((amount) => !amountsIn(body).has(amount)) }).toEqual({
        url,
        missing: [],
      });
      const lost = pathsIn(body).filter((to) => !/^(https?|mailto):/.test(to) && !known.has(to.replace(/#.*/, "")));
      expect({ url, lost }).toEqual({ url, lost: [] });
    }
  });

  it("is served at the page's own URL on request, and adds no byte to its HTML", async () => {
    for (const [url, file] of pages) {
      expect((await get(url, "text/markdown")).body).toBe((await get(markdownPath(url))).body);
      const { response, body } = await get(url, "text/html");
      expect(response.headers.get("vary")).toBe("accept, accept-encoding");
      expect(body).toBe(await readFile(client + file, "utf8"));
      expect({ url, named: /[\w-]\.md"|llms\.txt|text\/markdown/.test(body) }).toEqual({ url, named: false });
    }
  });

  it("is listed once in llms.txt under the page's canonical URL", async () => {
    const { response, body } = await get("/llms.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const listed = pathsIn(body).filter((to) => to.endsWith(".md"));
    expect(new Set(listed).size).toBe(listed.length);
    const canonical = await Promise.all(
      pages.map(async ([url]) => {
        const { response: answer } = await get(url, "text/markdown");
        return markdownPath(/^<(.*)>/.exec(answer.headers.get("link") ?? "")?.[1] ?? "");
      }),
    );
    expect(listed.toSorted()).toEqual([...new Set(canonical)].toSorted());
    for (const path of pathsIn(body))
      expect({ path, status: (await get(path)).response.status }).toEqual({ path, status: 200 });
  });
});
