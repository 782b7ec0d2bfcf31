import { z } from "zod";

/** The demo agents. Any other `demoType` gets `generic`. */
export const agentKinds = ["sales", "onboarding", "operations", "generic"] as const;
export type AgentKind = (typeof agentKinds)[number];

/** The limits of a trace: characters, and steps. A shared link carries one, so a reader needs bounds. */
export const traceLimits = { steps: 40, title: 200, detail: 4_000, toolName: 64, summary: 500, text: 20_000 } as const;

const milliseconds = z.number().min(0);
/** Any JSON value. */
export const jsonSchema: z.ZodType<z.core.util.JSONType> = z.json();

/** A call of one of the agent's tools: its input and output, or `{ error }` if the step has failed. */
export const toolCallSchema = z.object({
  name: z.string().max(traceLimits.toolName),
  input: jsonSchema,
  output: jsonSchema,
});

/** `title` and `detail` are plain text; `startedMs` is relative to the run's start; `needs-you`: waits for a person. */
export const runStepSchema = z.object({
  /** Unique in its run. */
  id: z.string().max(traceLimits.toolName),
  kind: z.enum(["read", "tool", "decide", "write"]),
  title: z.string().max(traceLimits.title),
  detail: z.string().max(traceLimits.detail).optional(),
  tool: toolCallSchema.optional(),
  startedMs: milliseconds,
  durationMs: milliseconds,
  status: z.enum(["done", "failed", "needs-you"]),
});

/** A run's cause, steps and result. These are a model's or the visitor's words: render them as text. */
export const runTraceSchema = z.object({
  version: z.literal(1),
  agent: z.enum(agentKinds),
  /** `embedded`: the built-in agent, no model; `openai`: a model behind OpenAI's protocol. */
  provider: z.enum(["embedded", "openai"]),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  durationMs: milliseconds,
  trigger: z.object({ summary: z.string().max(traceLimits.summary) }),
  steps: z.array(runStepSchema).max(traceLimits.steps),
  result: z.object({ text: z.string().max(traceLimits.text) }),
});

export type ToolCall = z.infer<typeof toolCallSchema>;
export type RunStep = z.infer<typeof runStepSchema>;
export type RunTrace = z.infer<typeof runTraceSchema>;
