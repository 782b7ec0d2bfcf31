import { builtInSolutions, solutionSlugs, solutions } from "@thirtyfold/content";
import { describe, expect, it } from "vitest";
import { slugOf, solutionAliases, solutionKey } from "./solution-key.ts";
import { solutionMeta } from "./solution-meta.ts";
import { builtSolution, builtSolutions, solutionPaths, solutionsFile } from "./solutions-file.ts";

describe("the static file", () => {
  it("is keyed by solution, with use cases as strings", () => {
    expect(Object.keys(solutionsFile)).toEqual([...solutionSlugs, ...Object.keys(builtInSolutions)]);
    for (const { title, subtext, description, cta, features, useCases } of Object.values(solutionsFile)) {
      for (const text of [title, subtext, description, cta.text, cta.link]) expect(text).toEqual(expect.any(String));
      expect(features).toHaveLength(3);
      expect(useCases).toHaveLength(4);
      for (const useCase of useCases) expect(useCase).toEqual(expect.any(String));
    }
  });

  it("lists eight in the overview, and gives the built-in solutions a page only", () => {
    expect(builtSolutions().map(({ slug }) => slug)).toEqual(solutionSlugs);
    for (const slug of Object.keys(builtInSolutions)) expect(builtSolution(slug)?.listed).toBe(false);
  });

  it("survives a round trip", () => {
    const { features, useCases } = solutions["agent-delivery"];
    expect(builtSolution("agent-delivery")).toMatchObject({
      features: features.map(({ title, description }) => ({ title, text: description })),
      useCases: useCases.map(({ industry, text }) => ({ industry, text })),
    });
  });

  it.each(["nothing", "constructor", "__proto__", ""])("has nothing under %j", (key) => {
    expect(builtSolution(key)).toBeUndefined();
  });
});

describe("a solution's URL", () => {
  it.each([
    ["agent-delivery", "agent-delivery"],
    ["custom-gpt-agents", "gpt-customization"],
    ["ai-workflow-automation", "workflow-automation"],
    ["no-code-integrations", "no-code-integrations"],
    ["gpt-customization", "gpt-customization"],
    ["workflow-automation", "workflow-automation"],
    ["anything-else", "anything-else"],
    ["toString", "toString"],
  ])("for /solutions/%s shows the key %s", (slug, key) => {
    expect(solutionKey(slug)).toBe(key);
  });

  it("is taken from the route, or from the text after /solutions/", () => {
    expect(slugOf("by-route", "/solutions/other")).toBe("by-route");
    expect(slugOf(undefined, "/solutions/by-address")).toBe("by-address");
    expect(slugOf(undefined, "/solutions/")).toBeUndefined();
  });

  it("has an HTML file for every key and every alias", () => {
    const slugs = [...Object.keys(solutionsFile), ...Object.keys(solutionAliases)];
    expect(solutionPaths).toEqual(slugs.map((slug) => `/solutions/${slug}`));
  });
});

describe("the metadata of a solution's page", () => {
  it("has the key's canonical URL, even for an alias", () => {
    const meta = solutionMeta("custom-gpt-agents", builtSolution("gpt-customization"));
    expect(meta).toMatchObject({ title: "Custom GPT Agents", path: "/solutions/gpt-customization" });
    expect(meta.data?.map((item) => item["@type"])).toEqual(["Service", "BreadcrumbList"]);
  });

  it("keeps an unknown slug out of search engines", () => {
    expect(solutionMeta("unknown", null)).toMatchObject({ title: "Solution Not Found", noindex: true });
  });

  it("uses the label as the title while the solution is loading", () => {
    expect(solutionMeta("agent-delivery", undefined).title).toBe("AI Agent Delivery");
    expect(solutionMeta("custom-gpt-agents", undefined).title).toBe("Custom GPT Agents");
    expect(solutionMeta("nobody-knows", undefined).title).toBe("Solutions");
  });
});
