import { z } from "zod";
import { answerKindSchema } from "./assistant-answer.ts";
import { limits } from "./limits.ts";
import { text } from "./text.ts";

/** Chat history item (SPEC, section 3), without greeting and current message; `kind` is the one in the response. */
export const chatHistoryItemSchema = z.object({
  role: z.enum(["user", "assistant"], "Use user or assistant"),
  content: text(limits.historyCharacters),
  kind: z.optional(answerKindSchema),
});

/** The id under which an answer outlives its connection, made by the caller; 128 random bits make it unguessable. */
export const answerIdSchema = z.string().regex(/^[A-Za-z0-9-]{32,64}$/, "Use 32 to 64 letters and digits");

/**
 * The request of `POST /api/openai/chat`: the visitor's message and the conversation before it, oldest first. A client
 * with a longer conversation sends its newest part. With an `id` the answer outlives its connection.
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
  id: answerIdSchema.optional(),
});

export type ChatHistoryItem = z.infer<typeof chatHistoryItemSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;
