import type { AgentKind } from "@thirtyfold/api-contract";
import type { AgentResult } from "../../agent.ts";
import type { RunClock } from "./clock.ts";
import { genericAgent } from "./generic-agent.ts";
import { onboardingAgent } from "./onboarding-agent.ts";
import { operationsAgent } from "./operations-agent.ts";
import { type AgentSteps, createRecorder, type Recorder } from "./recorder.ts";
import { salesAgent } from "./sales-agent.ts";

const agents: Readonly<Record<AgentKind, (recorder: Recorder) => AgentSteps>> = {
  sales: salesAgent,
  onboarding: onboardingAgent,
  operations: operationsAgent,
  generic: genericAgent,
};

const triggers: Readonly<Record<AgentKind, string>> = {
  sales: "An inquiry was pasted",
  onboarding: "A proposal or notes were pasted",
  operations: "A list of tasks was pasted",
  generic: "A question was asked",
};

/** The first line of a trace: what started the run, and the length of the text. */
export function triggerOf(kind: AgentKind, text: string): string {
  return `${triggers[kind]}: ${text.length.toLocaleString("en-US")} characters`;
}

/** Runs an agent without model or network: the same text, clock and time zone give the same result. */
export function runBuiltInAgent(kind: AgentKind, input: string, clock: RunClock): AgentResult {
  const recorder = createRecorder({
    agent: kind,
    provider: "embedded",
    text: input,
    summary: triggerOf(kind, input),
    clock,
  });
  const run = agents[kind](recorder);
  for (;;) {
    const { done, value } = run.next();
    if (done) return { text: value, trace: recorder.finish(value) };
  }
}
