import { z } from "zod";
import { limits, text } from "./text.ts";

/** Assistant chat history item (SPEC, section 3): the greeting and the current message are not in it. */
export const chatHistoryItemSchema = z.object({
  role: z.enum(["user", "assistant"]),
  content: text(limits.historyCharacters),
});

/** `POST /api/openai/chat`. */
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

export const chatResponseSchema = z.object({ message: z.string() });

/**
 * One server-sent event of a streamed answer, the JSON after `data: `: words as they are made, then exactly one
 * of `done` (with the whole answer) or `error` (a text for the visitor).
 */
export const chatEventSchema = z.union([
  z.object({ delta: z.string() }),
  z.object({ done: z.literal(true), message: z.string() }),
  z.object({ error: z.string() }),
]);

export type ChatHistoryItem = z.infer<typeof chatHistoryItemSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;
export type ChatResponse = z.infer<typeof chatResponseSchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;

/** The assistant's texts of SPEC section 8, word for word. */
export const assistantTexts = {
  sendFailure: "Sorry, there was an error processing your request. Please try again later.",
  emptyReply: "I'm sorry, I couldn't process that request.",
  serverError: "Error communicating with AI service",
} as const;
