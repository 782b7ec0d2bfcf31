import { expect, it } from "vitest";
import { customerStories, solutionPage, solutionsPage } from "./index.ts";

it("tells five stories, each marked fictional, with bars that match their figures", () => {
  expect(customerStories).toHaveLength(5);
  expect(new Set(customerStories.map(({ industry }) => industry)).size).toBe(5);
  for (const { fictional, change, title, text } of customerStories) {
    expect(fictional).toBe(true);
    expect(change.ratio).toBeGreaterThan(0);
    expect(change.ratio).toBeLessThan(0.5);
    expect(title.length).toBeLessThanOrEqual(32);
    expect(text.length).toBeLessThanOrEqual(90);
  }
});

it("words the overview as in the specification", () => {
  expect(solutionsPage.headlineLines.join(" ")).toBe("Deploy Intelligence, Not Just Software");
  expect(solutionsPage.subline).toBe("On-demand AI agents that think, automate, and scale");
  expect(solutionsPage.cta).toEqual({ label: "Request an AI Agent", path: "/intake-form.html" });
  expect(solutionsPage.why.title).toMatch(/^Why Choose /);
  expect(solutionsPage.why.reasons.map(({ title }) => title)).toEqual([
    "Custom AI Solutions",
    "End-to-End Implementation",
    "Scalable & Secure",
    "Proven Expertise",
  ]);
  expect(solutionsPage.closing.titleLines.join(" ")).toBe("Start with a free audit");
  expect(solutionsPage.closing.cta.label).toBe("Get Started");
});

it("words a solution's page as in the specification", () => {
  expect(solutionPage.features.title).toBe("Key Features");
  expect(solutionPage.uses.title).toBe("Use Cases");
  expect(solutionPage.closing.title).toBe("Ready to Get Started?");
  expect(solutionPage.closing.cta).toEqual({ label: "Contact Us Today", path: "/intake-form.html" });
  expect(solutionPage.missing.title).toBe("Solution Not Found");
  expect(solutionPage.missing.back).toEqual({ label: "Return to all solutions", path: "/solutions" });
});
