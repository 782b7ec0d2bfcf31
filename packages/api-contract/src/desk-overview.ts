import * as z from "zod/mini";
import { deskContactSchema } from "./desk-conversations.ts";
import { leadFormSchema } from "./desk-leads.ts";

const count = z.int().check(z.nonnegative());
const time = z.int();

/** How many there were, and how many of them the desk has still to begin with. */
const workShape = {
  /** What came within the last 24 hours, and what waits. */
  recent: count,
  waiting: count,
};

/** `GET /api/desk/overview`: the last 30 UTC days. What waits is counted completely, however old. */
export const overviewSchema = z.object({
  /** As 2026-11-21, the oldest first; today is the last. Lists by day have one value for each. */
  days: z.array(z.string()),
  conversations: z.object({
    ...workShape,
    /** Those that wait longest, the first of them before all. */
    longest: z.array(
      z.object({ roomId: z.string(), visitorId: z.string(), contact: deskContactSchema, waitingSince: time }),
    ),
  }),
  leads: z.object({
    ...workShape,
    /** The oldest of those that nobody has begun with. */
    longest: z.array(z.object({ id: z.string(), form: leadFormSchema, name: z.string(), createdAt: time })),
    /** How many were submitted on each day, without spam. */
    byForm: z.record(leadFormSchema, z.array(count)),
  }),
  /** From a visitor's first message to the first answer by somebody of the desk, of conversations that began in these days and whose messages are all kept. */
  firstAnswer: z.object({
    /** Milliseconds; null where none was answered. */
    median: z.nullable(count),
    answered: count,
    unanswered: count,
    /** The median of those that began on each day. */
    byDay: z.array(z.nullable(count)),
  }),
  /** Of the assistant's answers; `pages`: those with the most bad ones. */
  ratings: z.object({
    up: count,
    down: count,
    pages: z.array(z.object({ page: z.string(), up: count, down: count })),
  }),
  /** What is sent to others: webhooks, mails and pushes. */
  deliveries: z.array(
    z.object({
      /** `webhook`, `lead-mail`, `receipt-mail`, `waiting-mail`, `answer-mail`, `waiting-push`, `lead-push`. */
      kind: z.string(),
      /** Whether the server is set up to send it; else it waits until it is, or is dropped. */
      on: z.boolean(),
      waiting: count,
      /** How many of them were tried in vain, and will be tried again. */
      failing: count,
      /** How many were given up in these days: after 3 days of trying, or because they were refused. */
      givenUp: count,
      oldestAt: z.nullable(time),
    }),
  ),
});

export type DeskOverview = z.infer<typeof overviewSchema>;
