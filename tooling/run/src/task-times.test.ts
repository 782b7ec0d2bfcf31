import { cpus } from "node:os";
import { expect, it } from "vitest";
import { describeTimes } from "./task-times.mjs";

const task = (id: string, from: number, to: number) => ({
  id,
  from,
  to,
  folder: "",
  failed: false,
  reports: false,
  files: [],
  log: "",
});

it("reports how long each step took, starting with the task that finished last", () => {
  const tasks = [
    task("//#lint:types", 1_000, 31_000),
    task("@thirtyfold/web#build", 2_000, 41_000),
    task("@thirtyfold/content#build", 1_000, 3_000),
    task("@thirtyfold/api#test", 60_000, 60_000),
  ];
  const steps = [
    { from: 1_000, to: 42_000, processors: 20.5 * cpus().length },
    { from: 42_000, to: 60_000, processors: 0 },
  ];
  expect(describeTimes(tasks, steps)).toEqual([
    "Step 1: 41 s, the processors worked 50 % of it",
    "   39 s, until  40 s  @thirtyfold/web build",
    "   30 s, until  30 s  lint:types",
    "  1 more took less than 5 s each",
  ]);
});
