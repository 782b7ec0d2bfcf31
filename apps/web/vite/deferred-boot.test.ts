import { describe, expect, it } from "vitest";
import { deferBoot } from "./deferred-boot.ts";

const body = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");`;
const page = [
  `<!DOCTYPE html><html><head><title>A</title>`,
  ...["manifest-1", "entry.client-1", "root-1"].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`),
  `<link rel="preload" href="/assets/font.woff2" as="font"/></head><body><h1>$& A $1</h1>`,
  `<script>scroll()</script>`,
  `<script>window.__reactRouterContext = {"ssr":false};window.__reactRouterContext.stream = 1;</script>`,
  `<script type="module" async="">${body}</script>`,
  `<!--$--><script>window.__reactRouterContext.streamController.enqueue("[1]\\n");</script>`,
  `<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>`,
].join("");

describe("a page whose application waits", () => {
  const { html, boot } = deferBoot(page, {
    loader: "(()=>{load(bootModule)})();",
    styles: "assets/site-1.css",
    page: "a.html",
  });

  it("asks for no script by itself", () => {
    expect(html).not.toMatch(/modulepreload|src=|import\s?[("*]/);
    expect(html).toContain(`<link rel="preload" href="/assets/font.woff2" as="font"/>`);
  });

  it("keeps its content, and the two script elements that React will look for, in their places", () => {
    expect(html).toMatch(
      /<h1>\$& A \$1<\/h1><script>scroll\(\)<\/script><script><\/script><script type="module" async="">\{.*\}<\/script><\/body><\/html>$/,
    );
  });

  it("tells the loader the page's own module and what to fetch before it, all but the entry", () => {
    expect(html).toContain(`{const bootModule="/${boot.fileName}",siteStyles="/assets/site-1.css",`);
    expect(html).toContain(`bootImports=["/assets/manifest-1.js","/assets/root-1.js"];(()=>{load(bootModule)})();}`);
  });

  it("runs in the module what the page ran, in the same order", () => {
    const order = [
      "__reactRouterContext = ",
      ".enqueue(",
      ".close()",
      "RouteModules = ",
      `await import("/assets/entry.client-1.js");`,
    ];
    expect(order.map((part) => boot.code.indexOf(part)).toSorted((a, b) => a - b)).toEqual(
      order.map((part) => boot.code.indexOf(part)),
    );
    expect(boot.code).not.toContain("<");
  });

  it("fails where the entry fails, so that the loader can tell the visitor", () => {
    expect(boot.code).toMatch(/^await import\("\/assets\/entry\.client-1\.js"\);$/m);
  });

  it("names the module by its content", () => {
    expect(boot.fileName).toMatch(/^assets\/boot-[0-9a-f]{8}\.js$/);
    expect(
      deferBoot(page.replace("[1]", "[2]"), { loader: "", styles: "s.css", page: "a.html" }).boot.fileName,
    ).not.toBe(boot.fileName);
  });
});

it.each([
  ["without the router's module", page.replace(/<script type="module"[\s\S]*?<\/script>/, "")],
  ["without the router's state", page.replaceAll("streamController", "other")],
  ["with two contexts", page.replace("<h1>", "<script>window.__reactRouterContext = {}</script><h1>")],
  ["whose entry is not preloaded", page.replace(/<link rel="modulepreload" href="\/assets\/entry[^>]*>/, "")],
])("stops the build at a page %s", (_, html) => {
  expect(() => deferBoot(html, { loader: "", styles: "s.css", page: "a.html" })).toThrow(
    /^a\.html does not look as the router used to write it/,
  );
});
