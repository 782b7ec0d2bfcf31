import { describe, expect, it } from "vitest";
import {
  agentsPage,
  auditForm,
  businessHours,
  demoAgents,
  demoRuns,
  libraryAgents,
  playgroundPage,
  viewerText,
  waitlist,
} from "./index.ts";

describe("the Agent Library", () => {
  it("words its headline, button and blocks as in the specification", () => {
    expect(agentsPage.headline).toBe("Choose Your First AI Teammate");
    expect(agentsPage.explore).toBe("Explore the Agents");
    expect(agentsPage.tailored.title).toBe("Need a tailored solution?");
    expect(agentsPage.tailored.cta.label).toBe("Request Deployment Now");
    expect(waitlist.thanks).toBe("Thanks! You'll hear from us soon.");
  });

  it("gives each agent a terms sheet that starts with whom it reports to and ends with what it must ask", () => {
    for (const { terms } of libraryAgents) {
      expect(terms.map(([term]) => term)).toEqual([
        "Reports to",
        "Hours",
        expect.stringMatching(/^May (send|write)$/),
        "Must ask",
      ]);
      for (const [, value] of terms) expect(value.length).toBeLessThanOrEqual(30);
    }
  });

  it("has people answer during business hours, and the agent during the other 15", () => {
    const { opens, closes, alt } = agentsPage.solution.day;
    const hour = (time: string | undefined) => Number(time?.slice(0, 2));
    const [monday] = businessHours.week;
    expect([opens, closes]).toEqual([hour(monday?.opens), hour(monday?.closes)]);
    expect(alt).toContain(`the other ${24 - (closes - opens)} hours`);
  });
});

describe("the playground", () => {
  it("words its headline, tabs, buttons and links as in the specification", () => {
    expect(playgroundPage.headline).toBe("AI Agent Catalog");
    expect([playgroundPage.agentsTab, playgroundPage.featuresTab]).toEqual([
      "Business Agents",
      "Features & Capabilities",
    ]);
    expect(playgroundPage.closing.ctas).toEqual([
      { label: "Book a Free AI Audit", path: "/intake-form.html" },
      { label: "Browse Full Agent Library", path: "/solutions" },
    ]);
    expect(auditForm.done.title).toBe("Submission successful!");
  });

  it("shows runs with their parts in chronological order, and text that fits the card", () => {
    expect(Object.keys(demoRuns)).toEqual(demoAgents.map(({ slug }) => slug));
    for (const { strip, slug } of demoAgents) {
      const parts = [strip.trigger, strip.action, strip.output];
      const times = parts.map(([time]) => time);
      expect(times).toEqual(times.toSorted());
      for (const [time, words] of parts) {
        expect(time).toMatch(/^\d\d:\d\d$/);
        expect(words.length).toBeLessThanOrEqual(32);
      }
      expect(demoRuns[slug].paper.to).toMatch(/^To /);
    }
  });

  it("keeps the log in chronological order, in lines that fit a phone", () => {
    const times = viewerText.lines.map(([time]) => time);
    expect(times).toEqual(times.toSorted());
    for (const time of times) expect(time).toMatch(/^\d\d:\d\d:\d\d$/);
  });
});
