import type { AgentKind, RunStep, RunTrace } from "@thirtyfold/api-contract";

/** One message of the visitor's conversation; what a client sends as system message never gets here. */
export type AgentMessage = { role: "user" | "assistant"; content: string };

/** A job for an agent: validated texts, oldest first, the last one the visitor's. */
export type AgentJob = {
  kind: AgentKind;
  messages: readonly AgentMessage[];
  /** The visitor's, an IANA name; dates of the answer are told in it. Unset or unknown here: UTC. */
  timeZone?: string;
};

export type AgentEvent = { step: RunStep } | { delta: string };

/** The text, which is all deltas joined, and the record of the run. */
export type AgentResult = { text: string; trace: RunTrace };

/** The port that every way of running a demo agent stands behind. */
export interface AgentRunner {
  readonly name: "openai" | "embedded" | "none";
  /**
   * Events as they happen, at the end the result. Throws `ProviderError`, or the reason of `signal` once that aborts.
   * Aborting, or no longer iterating, cancels the work behind it.
   */
  run(job: AgentJob, signal: AbortSignal): AsyncGenerator<AgentEvent, AgentResult>;
}

/** All that the visitor wrote: a later message adds to the earlier ones. */
export function visitorText({ messages }: AgentJob): string {
  return messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .join("\n\n");
}
