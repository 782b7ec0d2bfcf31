import { sitePaths } from "@thirtyfold/content";
import { expect, it } from "vitest";
import { linkKind, paths } from "./paths.ts";

const spelled = Object.values(paths).filter((path) => typeof path === "string");

it.each(sitePaths)("includes %s, which a fact may link to", (path) => {
  const [, solution] = /^\/solutions\/(.+)$/.exec(path) ?? [];
  const [, job] = /^\/careers\/apply\/(.+)$/.exec(path) ?? [];
  const [, agent] = /^\/playground\/try\/(.+)$/.exec(path) ?? [];
  const made = [solution && paths.solution(solution), job && paths.jobApplication(job), agent && paths.tryAgent(agent)];
  expect([...spelled, ...made]).toContain(path);
});

it("encodes a slug within its path segment", () => {
  expect(paths.solution("a/b?c")).toBe("/solutions/a%2Fb%3Fc");
});

it.each([
  ["/", "page"],
  ["/careers/apply/head-of-sales", "page"],
  ["/ai-automation#packages", "page"],
  ["/intake-form.html", "tab"],
  ["/intake-form.html?name=Ada", "tab"],
  ["https://example.com/", "tab"],
  ["//example.com", "tab"],
  ["mailto:hello@thirtyfold.example", "native"],
  ["#main", "native"],
] as const)("treats %s as a %s link", (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
