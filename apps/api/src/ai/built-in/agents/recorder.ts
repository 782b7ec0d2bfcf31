import { type AgentKind, type RunStep, type RunTrace, traceLimits } from "@thirtyfold/api-contract";
import { z } from "zod";
import type { AgentEvent } from "../../agent.ts";
import { type RunClock, zonedNow } from "./clock.ts";
import type { AgentTool, ToolContext } from "./tool.ts";

/** A step of a run; `since`: its start, in the recorder's `elapsed` time. */
type StepNote = Pick<RunStep, "kind" | "title"> &
  Partial<Pick<RunStep, "detail" | "tool" | "status">> & { since?: number };

/** Records the steps of one run with their times. */
export type Recorder = {
  readonly context: ToolContext;
  elapsed(): number;
  add(note: StepNote): { step: RunStep };
  called(tool: AgentTool, call: { input: object; output: object; since: number }): { step: RunStep };
  /** Calls a tool and yields the step that records it. */
  call<Input extends z.ZodObject, Output extends z.ZodObject>(
    tool: AgentTool<Input, Output>,
    input: z.output<Input>,
  ): Generator<{ step: RunStep }, z.output<Output>>;
  finish(text: string): RunTrace;
};

export type RecorderOptions = {
  agent: AgentKind;
  provider: RunTrace["provider"];
  text: string;
  summary: string;
  clock: RunClock;
};

/** Records a run's steps and times as its trace. */
export function createRecorder({ agent, provider, text, summary, clock }: RecorderOptions): Recorder {
  const started = performance.now();
  const elapsed = clock.elapsed ?? (() => performance.now() - started);
  const steps: RunStep[] = [];
  const context: ToolContext = { text: readable(text), now: zonedNow(clock) };

  const add = ({ since = elapsed(), kind, title, detail, tool, status = "done" }: StepNote) => {
    const step: RunStep = {
      id: String(steps.length + 1),
      kind,
      title: clip(title, traceLimits.title),
      ...(detail !== undefined && { detail: clip(detail, traceLimits.detail) }),
      ...(tool && { tool }),
      startedMs: round(since),
      durationMs: round(Math.max(0, elapsed() - since)),
      status,
    };
    steps.push(step);
    return { step };
  };

  const called: Recorder["called"] = ({ title, name }, { input, output, since }) =>
    add({ kind: "tool", title, tool: { name, ...asJson({ input, output }) }, since });

  return {
    context,
    elapsed,
    add,
    called,
    *call(tool, input) {
      const since = elapsed();
      const output = tool.run(input, context);
      yield called(tool, { input, output, since });
      return output;
    },
    finish: (result) => ({
      version: 1,
      agent,
      provider,
      startedAt: new Date(clock.now).toISOString(),
      durationMs: round(elapsed()),
      trigger: { summary: clip(summary, traceLimits.summary) },
      steps: steps.slice(0, traceLimits.steps),
      result: { text: clip(result, traceLimits.text) },
    }),
  };
}

/** Breaks up words of more than 200 characters and shortens gaps. */
function readable(text: string): string {
  return text
    .replaceAll(/\S{200}(?=\S)/g, "$& ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/[^\S\n ]{30,}/g, "\t")
    .replaceAll(/ {3,}/g, "  ");
}

const callSchema = z.object({ input: z.json(), output: z.json() });

/** Tools take and return JSON, which their types don't express. */
function asJson(call: { input: unknown; output: unknown }): z.infer<typeof callSchema> {
  return callSchema.parse(call);
}

/** Cuts a text to at most `max` UTF-16 code units, ending in an ellipsis if anything was cut off. */
export function clip(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`.toWellFormed();
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}

/** Yields steps as they end and returns the text. */
export type AgentSteps = Generator<AgentEvent, string>;
