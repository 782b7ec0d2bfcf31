import type { AgentKind, RunStep, RunTrace } from "@thirtyfold/api-contract";

/** A message of the visitor's conversation; a client's system messages never reach this point. */
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

/** The interface that every way of running a demo agent implements. */
export interface AgentRunner {
  readonly name: "openai" | "embedded" | "none";
  /** Yields events and returns the result. Throws `ProviderError` or the reason of `signal`, which cancels the work. */
  run(job: AgentJob, signal: AbortSignal): AsyncGenerator<AgentEvent, AgentResult>;
}

/** Everything the visitor wrote: later messages add to earlier ones. */
export function visitorText({ messages }: AgentJob): string {
  return messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .join("\n\n");
}
