import * as z from "zod/mini";
import { deskContactSchema } from "./desk-conversations.ts";
import { leadFormSchema } from "./desk-leads.ts";

const count = z.int().check(z.nonnegative());
const time = z.int();

/** How many arrived, and how many the desk has not started on. */
const workShape = {
  /** Arrivals within the last 24 hours, and how many of all are waiting. */
  recent: count,
  waiting: count,
};

/** `GET /api/desk/overview`: the last 30 UTC days. Waiting work is counted completely, however old. */
export const overviewSchema = z.object({
  /** As 2026-11-21, oldest first; today is the last. Lists by day have one value for each. */
  days: z.array(z.string()),
  conversations: z.object({
    ...workShape,
    /** Those that have waited longest, in that order. */
    longest: z.array(
      z.object({ roomId: z.string(), visitorId: z.string(), contact: deskContactSchema, waitingSince: time }),
    ),
  }),
  leads: z.object({
    ...workShape,
    /** The oldest of those that nobody has begun with. */
    longest: z.array(z.object({ id: z.string(), form: leadFormSchema, name: z.string(), createdAt: time })),
    /** The number submitted on each day, without spam. */
    byForm: z.record(leadFormSchema, z.array(count)),
  }),
  /**
   * From a visitor's first message to the first answer by a person of the desk, for conversations that began in these
   * days and still have all their messages.
   */
  firstAnswer: z.object({
    /** Milliseconds; null if none was answered. */
    median: z.nullable(count),
    answered: count,
    unanswered: count,
    /** The median of those that began on each day. */
    byDay: z.array(z.nullable(count)),
  }),
  /** Ratings of the assistant's answers; `pages`: those with the most bad ones. */
  ratings: z.object({
    up: count,
    down: count,
    pages: z.array(z.object({ page: z.string(), up: count, down: count })),
  }),
  /** Deliveries to others: webhooks, mails and pushes. */
  deliveries: z.array(
    z.object({
      /** `webhook`, `lead-mail`, `receipt-mail`, `waiting-mail`, `answer-mail`, `waiting-push`, `lead-push`. */
      kind: z.string(),
      /** Whether the server is set up to send it; otherwise it waits until it is, or is dropped. */
      on: z.boolean(),
      waiting: count,
      /** How many of them have failed, and will be retried. */
      failing: count,
      /** How many were given up in these days: after 3 days of retries, or because they were refused. */
      givenUp: count,
      oldestAt: z.nullable(time),
    }),
  ),
});

export type DeskOverview = z.infer<typeof overviewSchema>;
