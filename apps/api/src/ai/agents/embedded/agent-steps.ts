import type { AgentEvent } from "../agent.ts";

/** The run of a built-in agent: its steps as they end, at the end its text. */
export type EmbeddedSteps = Generator<AgentEvent, string>;
