import type { RunStep, RunTrace } from "@thirtyfold/api-contract";

/** `replaying` and `opening` belong to a shared link. A failed or cancelled run keeps its steps so far. */
export type DemoRun = Readonly<{
  state: "idle" | "processing" | "opening" | "replaying" | "result" | "error" | "cancelled";
  shared: boolean;
  steps: readonly RunStep[];
  text: string;
  trace: RunTrace | undefined;
  /** The reason for a missing result. */
  message: string;
  fallback: string;
}>;

/** Creates an example from the visitor's text if no result arrives (SPEC, section 4). */
export type Fallback = (text: string) => string | Promise<string>;

export type RunAction =
  | { type: "started" }
  | { type: "stepped"; step: RunStep }
  | { type: "grew"; delta: string }
  | { type: "answered"; text: string; trace: RunTrace | undefined }
  | { type: "failed"; message: string; fallback: string }
  | { type: "cancelled" }
  | { type: "reset" }
  | { type: "link-followed" }
  | { type: "link-failed"; message: string }
  | { type: "replayed"; trace: RunTrace }
  | { type: "replay-stepped" };

export const idleRun: DemoRun = {
  state: "idle",
  shared: false,
  steps: [],
  text: "",
  trace: undefined,
  message: "",
  fallback: "",
};

const ofRun: ReadonlySet<RunAction["type"]> = new Set(["stepped", "grew", "answered", "failed", "cancelled"]);

/** The states of SPEC, section 4: idle, processing, then a result or an error. */
export function reduceRun(run: DemoRun, action: RunAction): DemoRun {
  // Ignores late pieces of a run that has been replaced.
  if (ofRun.has(action.type) && run.state !== "processing") return run;
  switch (action.type) {
    case "started":
      return { ...idleRun, state: "processing" };
    case "stepped":
      return { ...run, steps: [...run.steps, action.step] };
    case "grew":
      return { ...run, text: run.text + action.delta };
    case "answered": {
      const { text, trace } = action;
      return { ...run, state: "result", text, trace, steps: trace?.steps ?? run.steps };
    }
    case "failed":
      return { ...run, state: "error", message: action.message, fallback: action.fallback };
    case "cancelled":
      return { ...run, state: "cancelled" };
    case "reset":
      return idleRun;
    case "link-followed":
      return { ...idleRun, state: "opening", shared: true };
    case "link-failed":
      return { ...idleRun, state: "error", shared: true, message: action.message };
    case "replayed":
      return { ...idleRun, state: "replaying", shared: true, trace: action.trace };
    case "replay-stepped":
      return replayedFurther(run);
  }
}

function replayedFurther(run: DemoRun): DemoRun {
  const { trace, steps } = run;
  if (trace === undefined || run.state !== "replaying") return run;
  const shown = trace.steps.slice(0, steps.length + 1);
  const whole = shown.length === steps.length;
  return whole ? { ...run, state: "result", text: trace.result.text } : { ...run, steps: shown };
}

/** The start of a fragment that holds a run. */
export const runMark = "#run=";
