import * as z from "zod/mini";

/** `GET /api/desk/unanswered`. */
export const unansweredQuerySchema = z.object({
  /** The first UTC day that counts, as 2026-11-21; defaults to 30 days ago. */
  since: z.optional(z.iso.date("Write a day as 2026-11-21")),
});

/** The questions the assistant could not answer since a UTC day, by topic, most frequent first. */
export const unansweredReportSchema = z.object({
  since: z.string(),
  total: z.int(),
  topics: z.array(
    z.object({
      topic: z.string(),
      /** Completes the sentence: The site does not say … */
      name: z.string(),
      count: z.int(),
      /** The newest that visitors gave us to read, at most 20. */
      questions: z.array(z.object({ id: z.string(), at: z.int(), question: z.string() })),
    }),
  ),
});

export type UnansweredReport = z.infer<typeof unansweredReportSchema>;
