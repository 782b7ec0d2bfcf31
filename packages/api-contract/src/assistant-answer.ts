// These schemas run in browsers: `zod/mini` makes the same checks as `zod` at a third of the size.
import * as z from "zod/mini";

/**
 * `grounded`: based on pages of the site; `unanswered`: says that the site does not say; `conversation`: everything
 * else.
 */
export const answerKindSchema = z.enum(["grounded", "unanswered", "conversation"]);

/** A page's title, and its path, perhaps with a fragment. */
export const sourceSchema = z.object({ title: z.string(), path: z.string() });

/** An offer of the intake form, with fields from the conversation or empty. The visitor edits and sends it. */
export const handoverSchema = z.object({
  reason: z.enum(["person", "price", "unanswered"]),
  fields: z.object({ email: z.string(), need: z.string(), message: z.string() }),
});

const answer = {
  message: z.string(),
  kind: z.prefault(answerKindSchema, "conversation"),
  sources: z.prefault(z.array(sourceSchema), []),
  handover: z.exactOptional(handoverSchema),
  /** The subject of an `unanswered` question, by one of our topic names; missing if it was refused. */
  topic: z.exactOptional(z.string()),
};

/**
 * The JSON response of `POST /api/openai/chat`: the answer, plain text that is never empty, and its sources and
 * details.
 */
export const chatResponseSchema = z.object(answer);

/** The JSON of a server-sent event: deltas, then one `done` (all deltas joined) or `error` (a text for the visitor). */
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
