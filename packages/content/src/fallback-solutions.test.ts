import { describe, expect, it } from "vitest";
import { builtInSolutions, fallbackSolutions, performanceMetrics, solutionSlugs, testimonials } from "./index.ts";

describe("the fallback list", () => {
  it("has the five solutions of the specification in order, two of them not featured", () => {
    expect(fallbackSolutions.map(({ slug, featured }) => [slug, featured])).toEqual([
      ["ai-consulting", true],
      ["machine-learning", true],
      ["enterprise-integration", true],
      ["ai-security", false],
      ["ai-automation", false],
    ]);
  });

  it("gives each an id, an icon and an icon per use case", () => {
    expect(new Set(fallbackSolutions.map(({ id }) => id)).size).toBe(5);
    expect(fallbackSolutions.map(({ icon }) => icon)).toEqual([
      "ai-consulting",
      "machine-learning",
      "enterprise-integration",
      "agent-delivery",
      "agent-delivery",
    ]);
    for (const { useCases } of fallbackSolutions) {
      expect(new Set(useCases.map(({ icon }) => icon)).size).toBe(4);
      expect(useCases.every(({ industry, description }) => industry !== "" && description.endsWith("."))).toBe(true);
    }
  });

  it("gives each built-in solution a complete entry that is not in the data set", () => {
    for (const [slug, solution] of Object.entries(builtInSolutions)) {
      expect(solution.slug).toBe(slug);
      expect(solutionSlugs).not.toContain(slug);
      expect([solution.features.length, solution.useCases.length]).toEqual([3, 4]);
      expect(solution.subtext.length).toBeLessThanOrEqual(100);
      expect(solution.description.length).toBeLessThanOrEqual(260);
      expect(solution.cta.link).toBe("/intake-form.html");
      expect(new Set(solution.useCases.map((useCase) => useCase.industry)).size).toBe(4);
    }
  });
});

describe("performance metrics", () => {
  it("are marked illustrative, and use the figures of the testimonials", () => {
    expect(performanceMetrics.map(({ id, change }) => [id, change])).toEqual(
      testimonials.map(({ id, change }) => [id, change]),
    );
    expect(performanceMetrics.every(({ illustrative }) => illustrative)).toBe(true);
    expect(performanceMetrics.map(({ label }) => label)).toEqual([
      "Weekly supplier analysis",
      "First reply to a new lead",
      "Closing the month",
    ]);
  });
});
