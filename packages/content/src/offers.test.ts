import { describe, expect, it } from "vitest";
import {
  about,
  audit,
  capabilities,
  contactFaq,
  contractExtension,
  demoAgents,
  enterpriseList,
  featureCards,
  finalCall,
  hero,
  jobs,
  libraryAgents,
  methodology,
  operationsMap,
  pricing,
  processSteps,
  promise,
  services,
  solutionSlugs,
  solutions,
} from "./index.ts";

describe("home", () => {
  it("has the headline from the specification, four bullets and three cards", () => {
    expect(hero.headline).toBe("Deploy AI Agents, Not Just Software");
    expect(hero.headlineLines.join(" ")).toBe(hero.headline);
    expect(hero.benefits).toHaveLength(4);
    expect(featureCards.map((card) => card.title)).toEqual([
      "Plug-and-Play AI Agents",
      "Workflow & API Integrations",
      "Secure & Scalable Delivery",
    ]);
    expect(finalCall.titleLines.join(" ")).toBe(finalCall.title);
    expect(finalCall.text).toContain(pricing.firstAgent);
  });

  it("lights 30 of 100 squares on the map, one per day", () => {
    const days = operationsMap.rows.flatMap((row) => row.days);
    expect(operationsMap.rows.length * operationsMap.tasksPerRow).toBe(operationsMap.tasks);
    expect(days.toSorted((a, b) => a - b)).toEqual(Array.from({ length: promise.days }, (_, index) => index + 1));
    expect(days).toHaveLength(promise.percent);
    expect(operationsMap.rows.map((row) => row.days.length)).toEqual([6, 3, 5, 5, 4, 3, 3, 1, 0, 0]);
  });

  it("shows three log lines, one of them waiting for a person", () => {
    expect(operationsMap.log.map((line) => line.state)).toEqual(["done", "done", "waiting"]);
  });
});

describe("solutions", () => {
  it("are the eight in the data set, each complete and keyed by its slug", () => {
    expect(Object.keys(solutions)).toEqual([...solutionSlugs]);
    for (const slug of solutionSlugs) {
      const solution = solutions[slug];
      expect(solution.slug).toBe(slug);
      expect(solution.features).toHaveLength(3);
      expect(solution.useCases).toHaveLength(4);
      expect(solution.subtext.length).toBeLessThanOrEqual(100);
      expect(solution.description.length).toBeLessThanOrEqual(260);
      expect(solution.cta.link).toBe("/intake-form.html");
    }
  });

  it("repeat no title, and no industry within a solution", () => {
    expect(new Set(Object.values(solutions).map((solution) => solution.title)).size).toBe(8);
    for (const solution of Object.values(solutions)) {
      expect(new Set(solution.useCases.map((useCase) => useCase.industry)).size).toBe(4);
    }
  });
});

describe("agents, demos and services", () => {
  it("lists the three library agents with the channels from the specification", () => {
    expect(Object.fromEntries(libraryAgents.map((agent) => [agent.name, agent.channels]))).toEqual({
      "Sales Support Agent": ["WhatsApp", "Web", "Slack"],
      "Finance & Bookkeeping Bot": ["QuickBooks", "Notion", "Email"],
      "Promo Content Generator": ["Social Media", "Email", "Web Content"],
    });
  });

  it("has three demo agents, six capabilities and the enterprise list", () => {
    expect(demoAgents.map((demo) => demo.name)).toEqual([
      "Sales Assistant",
      "Client Onboarding Helper",
      "Daily Ops Tracker",
    ]);
    expect(capabilities).toHaveLength(6);
    expect(enterpriseList).toHaveLength(5);
  });

  it("has three services, a four-step method, and a program whose four steps fill the 30 days", () => {
    expect(services).toHaveLength(3);
    expect(methodology.map((step) => step.title)).toEqual(["Assessment", "Strategy", "Implementation", "Optimization"]);
    expect(processSteps.map((step) => step.title)).toEqual([
      "Discovery Call",
      "Ops Audit",
      "Build & Deploy",
      "Support & Optimize",
    ]);
    let day = 1;
    for (const step of processSteps) {
      expect(step.fromDay).toBe(day);
      day = step.toDay + 1;
    }
    expect(day - 1).toBe(promise.days);
  });
});

describe("prices", () => {
  it("starts at $2,500 and marks every other figure as a sample", () => {
    expect(pricing.from).toBe(`from ${pricing.firstAgent}`);
    expect(pricing.firstAgent).toBe("$2,500");
    expect(pricing.samples.every((entry) => entry.sample)).toBe(true);
    expect(pricing.samples.map((entry) => entry.value)).toEqual([
      "$2,500",
      "$750/month",
      "up to 15%",
      "2-3 weeks",
      "7 business days",
    ]);
    expect(new Set(pricing.samples.map((entry) => entry.id)).size).toBe(pricing.samples.length);
    expect(audit.title).toMatch(/free/i);
  });
});

describe("jobs", () => {
  it("are the six listings with their contract lengths and years", () => {
    expect(jobs.map((job) => [job.title, job.department, job.contractMonths, job.requiredYears])).toEqual([
      ["Senior AI Engineer", "Engineering", undefined, 5],
      ["AI/ML Engineer", "Engineering", 10, 5],
      ["Full-Stack Developer", "Engineering", 8, 3],
      ["Product Lead", "Product", 9, 4],
      ["Sales & Business Lead", "Sales", 7, 5],
      ["Project Manager", "Operations", 6, 8],
    ]);
  });

  it("show the badge text before the dash, and link to their own page", () => {
    for (const job of jobs) {
      const [badge, rest] = job.jobType.split(" - ");
      expect(badge).toBe(job.contractMonths ? `${job.contractMonths}-Month Contract` : "Full-Time");
      expect(rest).toBe(job.contractMonths ? contractExtension : undefined);
      expect(job.applyLink).toBe(`/careers/apply/${job.id}`);
    }
  });
});

describe("contact and about", () => {
  it("answers four questions, with the weeks, months and laws from the specification", () => {
    expect(contactFaq).toHaveLength(4);
    const text = contactFaq.map((item) => item.answer).join(" ");
    expect(text).toMatch(/a few weeks.*3 to 6 months/);
    expect(text).toContain("GDPR, HIPAA and CCPA");
  });

  it("names what we build and our principles as in the specification", () => {
    expect(about.whatWeBuild.map((item) => item.title)).toEqual([
      "AI Consulting",
      "AI Agents",
      "Machine Learning",
      "Enterprise Integration",
      "Automation",
    ]);
    expect(about.principles.map((item) => item.title)).toEqual([
      "Fast",
      "Useful",
      "Culturally Aware",
      "Ecosystem-Focused",
    ]);
  });
});

describe("lengths that fit the design", () => {
  it("keeps leads to 180 characters", () => {
    for (const lead of [hero.lead, finalCall.text, about.mission.text]) expect(lead.length).toBeLessThanOrEqual(180);
  });
});
