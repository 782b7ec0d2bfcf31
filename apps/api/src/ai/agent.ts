import type { AgentKind, RunStep, RunTrace } from "@thirtyfold/api-contract";

/** One message of the visitor's conversation; what a client sends as system message never gets here. */
export type AgentMessage = { role: "user" | "assistant"; content: string };

/** A job for an agent: validated messages, oldest first; the last one is the visitor's. */
export type AgentJob = {
  kind: AgentKind;
  messages: readonly AgentMessage[];
  /** The visitor's time zone, an IANA name; UTC where unset or unknown. */
  timeZone?: string;
};

export type AgentEvent = { step: RunStep } | { delta: string };

export type AgentResult = { text: string; trace: RunTrace };

/** The port that every way of running a demo agent stands behind. */
export interface AgentRunner {
  readonly name: "openai" | "embedded" | "none";
  /** Yields events, returns the result. Throws `ProviderError` or the reason of `signal`, which cancels the work. */
  run(job: AgentJob, signal: AbortSignal): AsyncGenerator<AgentEvent, AgentResult>;
}

/** All that the visitor wrote: a later message adds to the earlier ones. */
export function visitorText({ messages }: AgentJob): string {
  return messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .join("\n\n");
}
