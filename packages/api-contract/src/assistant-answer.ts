// These schemas run in browsers: `zod/mini` makes the same checks as `zod` for a third of the bytes.
import * as z from "zod/mini";

/**
 * What an answer is: `grounded` rests on pages of the site, `unanswered` says that the site does not tell, and
 * `conversation` is all else: a greeting, thanks, a word on the assistant itself.
 */
export const answerKindSchema = z.enum(["grounded", "unanswered", "conversation"]);

/** A page that an answer rests on: what it is called, and its path, perhaps with a place on it. */
export const sourceSchema = z.object({ title: z.string(), path: z.string() });

/**
 * The offer to write the intake form: why it is made, and the fields as the conversation gives them. A field of which
 * the visitor said nothing is empty. Nothing is sent anywhere: the visitor reads, edits and sends.
 */
export const handoverSchema = z.object({
  reason: z.enum(["person", "price", "unanswered"]),
  fields: z.object({ email: z.string(), need: z.string(), message: z.string() }),
});

const answer = {
  message: z.string(),
  kind: z.prefault(answerKindSchema, "conversation"),
  sources: z.prefault(z.array(sourceSchema), []),
  handover: z.exactOptional(handoverSchema),
};

/** What `POST /api/openai/chat` gives as JSON: the answer, plain text that is never empty, and what stands behind it. */
export const chatResponseSchema = z.object(answer);

/**
 * One server-sent event of a streamed answer, the JSON after `data: `: words as they are made, then exactly one of
 * `done` (with the whole answer, whose message is all deltas joined) or `error` (a text for the visitor).
 */
export const chatEventSchema = z.union([
  z.object({ delta: z.string() }),
  z.object({ done: z.literal(true), ...answer }),
  z.object({ error: z.string() }),
]);

export type AnswerKind = z.infer<typeof answerKindSchema>;
export type AnswerSource = z.infer<typeof sourceSchema>;
export type Handover = z.infer<typeof handoverSchema>;
export type ChatResponse = z.infer<typeof chatResponseSchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;
