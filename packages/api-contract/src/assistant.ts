import { z } from "zod";
import { limits, text } from "./text.ts";

/** Assistant chat history item (SPEC, section 3): the greeting and the current message are not in it. */
export const chatHistoryItemSchema = z.object({
  role: z.enum(["user", "assistant"], "Use user or assistant"),
  content: text(limits.historyCharacters),
});

/**
 * What `POST /api/openai/chat` takes: the visitor's message and the conversation before it, oldest first. A client
 * with a longer conversation sends its newest part.
 */
export const chatRequestSchema = z.object({
  message: text(limits.message).refine((value) => value.trim() !== "", "Write a message"),
  history: z
    .array(chatHistoryItemSchema)
    .max(limits.historyItems, `Send at most ${limits.historyItems} earlier messages`)
    .refine(
      (items) => items.reduce((sum, item) => sum + item.content.length, 0) <= limits.historyCharacters,
      `Send at most ${limits.historyCharacters.toLocaleString("en-US")} characters of earlier messages`,
    )
    .default([]),
});

/** What it gives as JSON: the answer, plain text that is never empty. */
export const chatResponseSchema = z.object({ message: z.string() });

/**
 * One server-sent event of a streamed answer, the JSON after `data: `: words as they are made, then exactly one of
 * `done` (with the whole answer, which is all deltas joined) or `error` (a text for the visitor).
 */
export const chatEventSchema = z.union([
  z.object({ delta: z.string() }),
  z.object({ done: z.literal(true), message: z.string() }),
  z.object({ error: z.string() }),
]);

/** See {@link chatHistoryItemSchema}. */
export type ChatHistoryItem = z.infer<typeof chatHistoryItemSchema>;
/** See {@link chatRequestSchema}. */
export type ChatRequest = z.infer<typeof chatRequestSchema>;
/** See {@link chatResponseSchema}. */
export type ChatResponse = z.infer<typeof chatResponseSchema>;
/** See {@link chatEventSchema}. */
export type ChatEvent = z.infer<typeof chatEventSchema>;

/** The assistant's texts of SPEC section 8, word for word. */
export const assistantTexts = {
  /** The bot's message when no answer came. */
  sendFailure: "Sorry, there was an error processing your request. Please try again later.",
  /** The bot's message when the answer was empty. */
  emptyReply: "I'm sorry, I couldn't process that request.",
  /** The error where the response carries no text of its own. */
  serverError: "Error communicating with AI service",
} as const;
