import { z } from "zod";
import { limits } from "./limits.ts";
import { type AgentKind, runStepSchema, runTraceSchema } from "./run-trace.ts";
import { text } from "./text.ts";

/** A message of an AI request (SPEC, section 3). The server has its own system message and drops the one sent. */
export const generateMessageSchema = z.object({
  role: z.enum(["system", "user", "assistant"], "Use system, user or assistant"),
  content: text(limits.historyCharacters),
});

type Message = z.infer<typeof generateMessageSchema>;

function charactersOf(messages: readonly Message[]): number {
  return messages.reduce((sum, { role, content }) => (role === "system" ? sum : sum + content.length), 0);
}

/**
 * The request of `POST /api/ai/generate` (SPEC, section 7): the messages, oldest first, the last one the visitor's, and
 * which demo they are for, see {@link agentKindOf}. `timeZone` is the visitor's, an IANA name such as `Europe/Berlin`,
 * for dates in the answer; if it is omitted or unknown to the server, dates are UTC.
 */
export const generateRequestSchema = z.object({
  messages: z
    .array(generateMessageSchema, "Send a list of messages")
    .max(limits.historyItems, `Send at most ${limits.historyItems} messages`)
    .refine(
      (messages) => charactersOf(messages) <= limits.historyCharacters,
      `Send at most ${limits.historyCharacters.toLocaleString("en-US")} characters`,
    )
    .refine((messages) => {
      const last = messages.at(-1);
      return last?.role === "user" && last.content.trim() !== "";
    }, "End with a message of the user"),
  demoType: text(limits.name),
  timeZone: text(64).optional(),
});

/** Its JSON response: the result, plain text that is never empty, and the run that led to it. */
export const generateResponseSchema = z.object({ text: z.string(), trace: runTraceSchema.optional() });

/** The JSON of a server-sent event: steps, text deltas, then one `done` (the whole text, and the trace) or `error`. */
export const generateEventSchema = z.union([
  z.object({ step: runStepSchema }),
  z.object({ delta: z.string() }),
  generateResponseSchema.extend({ done: z.literal(true) }),
  z.object({ error: z.string() }),
]);

export type GenerateMessage = Message;
export type GenerateRequest = z.infer<typeof generateRequestSchema>;
export type GenerateResponse = z.infer<typeof generateResponseSchema>;
export type GenerateEvent = z.infer<typeof generateEventSchema>;

const agentsByDemoType: ReadonlyMap<string, AgentKind> = new Map([
  ["sales", "sales"],
  ["onboarding", "onboarding"],
  ["operations", "operations"],
  ["ops", "operations"],
]);

/**
 * The agent that answers a `demoType`: `sales`, `onboarding`, `operations` or `ops`; the generic one for anything else.
 */
export function agentKindOf(demoType: string): AgentKind {
  return agentsByDemoType.get(demoType) ?? "generic";
}

/** The AI demo's texts of SPEC (sections 4, 5 and 8), verbatim, for the client to show. */
export const demoTexts = {
  emptyInput: "Please enter some text",
  /** Precedes a fallback text when the answer failed. */
  fallbackPrefix: "[AI Service Error: Using fallback response]",
  /** A response that is not OK and has no `error` of its own. */
  unavailable: "AI service is currently unavailable",
  /** The response is not JSON. */
  unparseable: "Invalid response from server",
  /** A response without text. */
  emptyResponse: "Received empty response from AI service",
  /** No answer within {@link generateTimeoutMs}. */
  timeout: "Request timed out. The server might be busy or the OpenAI API might be unavailable.",
  /** An error that mentions the AI provider. */
  provider: "The AI service is currently unavailable. This might be due to an API key issue or quota limits.",
  other: "Failed to generate response. Please try again.",
} as const;

/** How long a client waits for an answer, and the server for a model, in milliseconds (SPEC, section 9). */
export const generateTimeoutMs = 20_000;
