import { expect, it } from "vitest";
import { jobs } from "./jobs.ts";
import { pageLabels } from "./page-labels.ts";
import { sitePaths } from "./site-path.ts";
import { solutions } from "./solutions.ts";

it("gives every page a distinct name", () => {
  const labels = sitePaths.map((path) => pageLabels[path]);
  expect(new Set(labels).size).toBe(sitePaths.length);
});

it("calls solutions and jobs by their titles", () => {
  const titled = [
    ...Object.entries(solutions).map(([slug, { title }]) => [`/solutions/${slug}`, title]),
    ...jobs.map((job) => [job.applyLink, job.title]),
  ];
  expect(pageLabels).toMatchObject(Object.fromEntries(titled));
});
