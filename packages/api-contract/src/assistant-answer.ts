// These schemas run in browsers: `zod/mini` makes the same checks as `zod` for a third of the bytes.
import * as z from "zod/mini";

/** `grounded` rests on pages of the site, `unanswered` says that the site does not tell; `conversation` is the rest. */
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
  /** What an `unanswered` question was about, by one of our topic names; missing if it was refused. */
  topic: z.exactOptional(z.string()),
};

/** What `POST /api/openai/chat` gives as JSON: the answer, plain text that is never empty, and what stands behind it. */
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
