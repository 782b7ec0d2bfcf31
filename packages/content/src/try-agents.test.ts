import { expect, it } from "vitest";
import { demoAgents, pageLabels, tryAgents, tryPage, tryRun, trySamples } from "./index.ts";

it("has a live page for each demo agent, under the agent's name", () => {
  expect(tryAgents.map(({ slug, name }) => [slug, name])).toEqual(demoAgents.map(({ slug, name }) => [slug, name]));
  for (const { demoType, path, title } of tryAgents) {
    expect(path).toBe(`/playground/try/${demoType}`);
    expect(pageLabels[path]).toBe(title);
  }
});

it("says what each agent will do, and ends with what it leaves to people", () => {
  for (const { plan } of tryAgents) {
    expect(plan.filter(({ person }) => person)).toEqual([plan.at(-1)]);
  }
});

it("words the card as in the specification", () => {
  expect(tryRun.audit.title).toBe("Want This Agent Fully Deployed In Your Business?");
  expect(tryRun.audit.cta).toEqual({ label: "Book a Free AI Audit", path: "/intake-form.html" });
  expect(tryPage.processing).toBe("Processing...");
});

it("gives each agent three samples, with dates that the browser fills in", () => {
  for (const { demoType, samples } of tryAgents) {
    expect(new Set(samples.map(({ title }) => title)).size).toBe(3);
    expect(trySamples[demoType]).toHaveLength(3);
    for (const text of trySamples[demoType]) {
      for (const date of text.match(/\{[^}]*\}/g) ?? []) expect(date).toMatch(/^\{(day|iso)[+-]\d+\}$/);
      // A year in a sample would soon be in the past.
      expect(text).not.toMatch(/\b20\d\d-|[A-Z][a-z]+ \d+, 20\d\d/);
    }
  }
});
