import { expect, it } from "vitest";
import { type DemoRun, idleRun, type RunAction, reduceRun } from "./demo-run.ts";
import { sampleSteps, sampleText, sampleTrace } from "./testing/sample-run.ts";

const after = (...actions: RunAction[]): DemoRun => actions.reduce(reduceRun, idleRun);
const steps = sampleSteps.map((step) => ({ type: "stepped", step }) as const);
const started = { type: "started" } as const;

it("collects steps and words, and ends with the server's final version", () => {
  const under = after(started, ...steps.slice(0, 2), { type: "grew", delta: "Hel" }, { type: "grew", delta: "lo" });
  expect(under).toMatchObject({ state: "processing", steps: sampleSteps.slice(0, 2), text: "Hello" });
  const done = reduceRun(under, { type: "answered", text: sampleText, trace: sampleTrace });
  expect(done).toMatchObject({ state: "result", shared: false, steps: sampleSteps, text: sampleText });
});

it("keeps what had arrived when it fails or is cancelled", () => {
  const failed = after(started, ...steps.slice(0, 1), { type: "failed", message: "Too busy.", fallback: "Example" });
  expect(failed).toMatchObject({ state: "error", message: "Too busy.", fallback: "Example", steps: [sampleSteps[0]] });
  expect(after(started, ...steps.slice(0, 1), { type: "cancelled" })).toMatchObject({ steps: [sampleSteps[0]] });
});

it("forgets the last run when the next one starts", () => {
  expect(after(started, { type: "failed", message: "Too busy.", fallback: "" }, started)).toEqual({
    ...idleRun,
    state: "processing",
  });
});

it("replays a shared run step by step, and then its result", () => {
  const replaying = after({ type: "link-followed" }, { type: "replayed", trace: sampleTrace });
  expect(replaying).toMatchObject({ state: "replaying", shared: true, steps: [], text: "" });
  let run = replaying;
  for (const [index] of sampleSteps.entries()) {
    run = reduceRun(run, { type: "replay-stepped" });
    expect(run).toMatchObject({ state: "replaying", steps: sampleSteps.slice(0, index + 1) });
  }
  expect(reduceRun(run, { type: "replay-stepped" })).toMatchObject({ state: "result", text: sampleText });
});

it("ignores late actions of a run that was replaced by a link, Reset or Cancel", () => {
  const late: RunAction[] = [...steps.slice(0, 1), { type: "answered", text: "Late", trace: undefined }];
  for (const end of [{ type: "link-followed" }, { type: "reset" }, { type: "cancelled" }] as const) {
    const ended = after(started, end);
    expect(late.reduce(reduceRun, ended)).toEqual(ended);
  }
});
