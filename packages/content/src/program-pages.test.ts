import { describe, expect, it } from "vitest";
import {
  automationPage,
  demandForecast,
  detailSlugs,
  methodology,
  opportunityTable,
  pricing,
  promise,
  solutionDetails,
  strategyConsultation,
  systemsMap,
} from "./index.ts";

describe("detail pages", () => {
  it("have the services and industries from the specification", () => {
    expect(detailSlugs.map((slug) => solutionDetails[slug].services.items.map(({ title }) => title))).toEqual([
      [
        "Custom model development",
        "Data pipeline optimization",
        "Model training and deployment",
        "Performance monitoring",
      ],
      ["Strategy development", "Process automation consulting", "AI readiness assessment", "Implementation roadmap"],
      ["Logistics", "Banking", "Telecom", "Energy"],
    ]);
  });

  it("have four bullets per service, four points, and lines that fit their cells", () => {
    for (const slug of detailSlugs) {
      const { services, why } = solutionDetails[slug];
      expect(services.items.map(({ bullets }) => bullets.length)).toEqual([4, 4, 4, 4]);
      expect(why.points).toHaveLength(4);
      for (const bullet of services.items.flatMap(({ bullets }) => bullets)) expect(bullet.length).toBeLessThan(64);
      for (const { text } of why.points) expect(text.length).toBeLessThan(130);
    }
  });

  it("name chatbots, KYC and fraud, churn prediction and grid optimization", () => {
    const [, banking, telecom, energy] = solutionDetails["enterprise-integration"].services.items;
    expect(banking.bullets.join(" ")).toMatch(/Chatbots.*KYC.*Fraud/);
    expect(telecom.bullets.join(" ")).toContain("Churn prediction");
    expect(energy.bullets.join(" ")).toContain("Grid optimization");
  });
});

describe("the examples on detail pages", () => {
  it("forecast the last 30% of the weeks, each within its range", () => {
    const { measured, forecast } = demandForecast;
    expect(forecast.length / (measured.length + forecast.length)).toBeCloseTo(0.3);
    for (const { value, low, high } of forecast) expect(low < value && value < high).toBe(true);
    expect(demandForecast.alt).toContain(`${measured[0]} to ${measured.at(-1)}`);
    expect(demandForecast.alt).toContain(`range from ${forecast.at(-1)?.low} to ${forecast.at(-1)?.high}`);
    expect(`${(demandForecast.error.ratio * 11.9).toFixed(1)}%`).toBe(demandForecast.error.after);
  });

  it("rank seven tasks by payback, with the line below the third", () => {
    const weeks = opportunityTable.rows.map((row) => row.weeks);
    expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
    expect(opportunityTable.rows.map(({ aboveLine }) => aboveLine)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("stop one request at a person and one at a missing permission, and log both outcomes", () => {
    expect(systemsMap.requests.map(({ approval }) => approval[0])).toContain("waiting");
    expect(systemsMap.requests.map(({ identity }) => identity[0])).toContain("blocked");
    const blocked = systemsMap.requests.find(({ identity }) => identity[0] === "blocked");
    expect(blocked?.audit[0]).toBe("passed");
  });
});

describe("the AI automation and AI services pages", () => {
  it("word their headline and buttons as in the specification", () => {
    expect(automationPage.headline).toBe("Automate 30% of Your Business in 30 Days");
    expect(automationPage.primary.label).toBe("BOOK A FREE AI AUDIT");
    expect(automationPage.secondary.label).toBe("VIEW PACKAGES");
    expect(automationPage.closing.cta.label).toBe("LET'S TALK");
    expect([automationPage.offers.consulting.title, automationPage.offers.gpt.title]).toEqual([
      "AI Automation Consulting",
      "Custom GPT Agents",
    ]);
    expect(automationPage.description.length).toBeLessThanOrEqual(170);
  });

  it("fill the 30 days with the method's steps", () => {
    expect(methodology[0].fromDay).toBe(1);
    expect(methodology.at(-1)?.toDay).toBe(promise.days);
    for (const [index, step] of methodology.slice(1).entries()) {
      expect(step.fromDay).toBe((methodology[index]?.toDay ?? 0) + 1);
    }
  });

  it("mark 30% of the sample week, at the public price", () => {
    const { week, hoursPerDay, terms } = strategyConsultation.notes;
    const hours = week.reduce((sum, day) => sum + day.hours, 0);
    expect(hours / (week.length * hoursPerDay)).toBeCloseTo(promise.percent / 100);
    expect(terms[2][1]).toContain(pricing.from);
  });
});
