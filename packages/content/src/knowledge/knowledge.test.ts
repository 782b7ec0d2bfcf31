import { describe, expect, it } from "vitest";
import { jobs, knowledge, libraryAgents, solutionSlugs, solutions } from "../index.ts";
import { taskWords } from "./task-words.ts";

const ids = new Set(knowledge.map((passage) => passage.id));

describe("knowledge", () => {
  it("gives each passage an id of its own and a way to be found", () => {
    expect(ids.size).toBe(knowledge.length);
    expect(knowledge.filter((passage) => passage.questions.length === 0)).toEqual([]);
  });

  it("covers every solution, agent and job", () => {
    const subjects = [
      ...solutionSlugs,
      ...libraryAgents.map((agent) => agent.slug),
      ...jobs.map((job) => `job-${job.id}`),
    ];
    expect(subjects.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("knows how people describe the task of every use case", () => {
    const tasks = solutionSlugs.flatMap((slug) => solutions[slug].useCases.map((useCase) => useCase.task));
    expect(Object.keys(taskWords).toSorted()).toEqual(tasks.toSorted());
  });

  it("answers in at most three sentences and 360 characters, so that a chat bubble holds it", () => {
    const long = knowledge.filter(
      (passage) => passage.answer.length > 360 || (passage.answer.match(/[.?](?= [A-Z])/g) ?? []).length > 2,
    );
    expect(long.map((passage) => [passage.id, passage.answer])).toEqual([]);
  });

  it("points from lists only to passages that exist", () => {
    const items = knowledge.flatMap((passage) => passage.items ?? []);
    expect(items.length).toBeGreaterThan(15);
    expect(items.filter((item) => !ids.has(item))).toEqual([]);
  });

  it("marks what rests on a claim", () => {
    const claiming = knowledge.filter((passage) => /SOC 2|HIPAA|99\.9%|75%|encryption/i.test(passage.answer));
    expect(claiming.length).toBeGreaterThan(4);
    expect(claiming.filter((passage) => passage.claim !== true)).toEqual([]);
  });
});
