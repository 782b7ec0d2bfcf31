import { describe, expect, it } from "vitest";
import { careersPage, contactSubjects, jobDetails, jobs } from "./index.ts";

describe("job details", () => {
  it("exist for every listing, and for no other", () => {
    expect(Object.keys(jobDetails).toSorted()).toEqual(jobs.map((job) => job.id).toSorted());
  });

  it.each(jobs)("require the listing's years of experience for $title, and are complete", (job) => {
    const { summary, responsibilities, requirements, preferredQualifications, entrepreneurMinded } = jobDetails[job.id];
    expect(requirements[0]).toMatch(new RegExp(`^${job.requiredYears}\\+ years`));
    expect([responsibilities.length, requirements.length, preferredQualifications.length]).toEqual([5, 5, 3]);
    expect(entrepreneurMinded).toBe(true);
    expect(summary.length).toBeGreaterThan(80);
    expect(summary.length).toBeLessThanOrEqual(220);
    for (const line of [...responsibilities, ...requirements, ...preferredQualifications]) {
      expect(line).toMatch(/^[A-Z0-9].*\.$/);
      expect(line.length).toBeLessThanOrEqual(120);
    }
  });

  it("never repeat a sentence", () => {
    const lines = Object.values(jobDetails).flatMap((detail) => [
      detail.summary,
      ...detail.responsibilities,
      ...detail.requirements,
      ...detail.preferredQualifications,
    ]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

it("announces no position before its owner marks it live, and then with its posting date", () => {
  expect(jobs.filter((job) => job.live && !/^\d{4}-\d{2}-\d{2}$/.test(job.datePosted))).toEqual([]);
  expect(jobs.some((job) => job.live)).toBe(false);
});

it("greets applicants as in the specification, with three values", () => {
  expect(careersPage.title).toBe("Join Our Team");
  expect(careersPage.values).toHaveLength(3);
  expect([careersPage.positions.expandAll, careersPage.positions.collapseAll]).toEqual([
    "Expand All Jobs",
    "Collapse All Jobs",
  ]);
  expect(careersPage.noMatch.title).toBe("Don't see a perfect match?");
});

it("offers the subjects from the specification", () => {
  expect(contactSubjects.map((subject) => subject.value)).toEqual([
    "general",
    "demo",
    "pricing",
    "support",
    "partnership",
  ]);
});
