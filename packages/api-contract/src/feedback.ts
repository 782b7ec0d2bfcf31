// Imported by browsers: see `assistant-answer.ts`.
import * as z from "zod/mini";
import { answerKindSchema } from "./assistant-answer.ts";
import { limits } from "./limits.ts";

/** The most pages that one answer cites. */
const maxSources = 10;

/** A visitor's judgment of one answer. */
export const ratingSchema = z.enum(["up", "down"], "Rate up or down");

const day = z.iso.date("Write a day as 2026-11-21");
const path = z.string().check(z.maxLength(limits.url));

/** `POST /api/assistant/feedback`. `replaces`: an earlier rating with its day; without `rating` it is withdrawn. */
export const feedbackRequestSchema = z
  .object({
    rating: z.optional(ratingSchema),
    replaces: z.optional(z.object({ rating: ratingSchema, day })),
    page: path,
    kind: answerKindSchema,
    sources: z.prefault(z.array(path).check(z.maxLength(maxSources)), []),
  })
  .check(
    z.refine(
      ({ rating, replaces }) => rating !== undefined || replaces !== undefined,
      "Send a rating, or one to take back",
    ),
  );

/** The UTC day under which the rating is counted. */
export const feedbackResponseSchema = z.object({ day: z.string() });

const counts = { up: z.int(), down: z.int() };

/** How often answers of one kind, given on one page on one day, got this rating. No row represents a visitor. */
export const feedbackCountSchema = z.object({
  day: z.string(),
  page: z.string(),
  provider: z.string(),
  kind: answerKindSchema,
  sources: z.array(z.string()),
  rating: ratingSchema,
  count: z.int(),
});

/** `GET /api/admin/feedback`: the totals, the totals of each page, and the counts behind them, newest day first. */
export const feedbackReportSchema = z.object({
  totals: z.object(counts),
  pages: z.array(z.object({ page: z.string(), ...counts })),
  counts: z.array(feedbackCountSchema),
});

export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;
export type FeedbackResponse = z.infer<typeof feedbackResponseSchema>;
export type FeedbackCount = z.infer<typeof feedbackCountSchema>;
export type FeedbackReport = z.infer<typeof feedbackReportSchema>;
export type Rating = z.infer<typeof ratingSchema>;
