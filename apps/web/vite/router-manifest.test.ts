import { expect, it } from "vitest";
import { isFetched, parseManifest, slimManifest } from "./router-manifest.ts";

const route = { hasLoader: false, hasClientLoader: false, hasDefaultExport: true, module: "/assets/page.js", css: [] };
const written = {
  version: "1",
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"], css: [] },
  routes: {
    home: { ...route, id: "home", imports: ["/assets/react.js", "/assets/map.js"] },
    job: { ...route, path: "careers/apply/:jobId", hasLoader: true, imports: [] },
    solution: { ...route, path: "solutions/:slug", hasLoader: true, hasClientLoader: true, imports: [] },
    file: { ...route, path: "data/solutions.json", hasLoader: true, hasDefaultExport: false, imports: [] },
  },
};
const manifest = parseManifest(`window.__reactRouterManifest=${JSON.stringify(written)};`);

it("leaves out what a route does not have, and what is loaded already", () => {
  const code = slimManifest(manifest);
  expect(code).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
  const slim: unknown = JSON.parse(code.slice(code.indexOf("=") + 1, -1));
  expect(slim).toMatchObject({ version: "1", entry: written.entry });
  expect(slim).toHaveProperty("routes.home", {
    id: "home",
    hasDefaultExport: true,
    module: "/assets/page.js",
    imports: ["/assets/map.js"],
  });
  expect(slim).toHaveProperty("routes.solution.hasClientLoader", true);
});

it.each([
  ["careers/apply/head-of-sales.data", true],
  ["careers/apply/head-of-sales/more.data", false],
  ["solutions/agent-delivery.data", false],
  ["data/solutions.json.data", false],
  ["about.data", false],
])("knows whether a link fetches %s", (file, fetched) => {
  expect(isFetched(manifest, file)).toBe(fetched);
});

it.each([
  ["export default {};", "does not look as it used to"],
  ["window.__reactRouterManifest={};", "invalid_type"],
])("stops the build at %s", (code, reason) => {
  expect(() => parseManifest(code)).toThrow(reason);
});
