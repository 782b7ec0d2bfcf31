import { promise } from "@thirtyfold/content";
import { z } from "zod";
import { counted } from "../dates/date-texts.ts";
import { money } from "../reading/money.ts";
import { defineTool, isoDay, shortText } from "../tool.ts";
import { startingPrice } from "./look-up-prices.ts";

const decides = /\b(founder|owner|CEO|COO|CFO|CTO|CMO|managing|director|head|VP|president|partner)\b/i;

type Reason = { points: number; text: string };

function needReason(needs: number): Reason {
  if (needs === 0) return { points: 0, text: "No task is named" };
  return { points: 25, text: needs === 1 ? "Names a task" : `Names ${needs} needs` };
}

function budgetReason(budgetUsd: number | null): Reason {
  if (budgetUsd === null) return { points: 10, text: "No budget in US dollars is named" };
  const named = money(budgetUsd);
  const price = money(startingPrice);
  return budgetUsd >= startingPrice
    ? { points: 25, text: `Budget of ${named} covers the starting price of ${price}` }
    : { points: 0, text: `Budget of ${named} is below the starting price of ${price}` };
}

function peopleReason(people: number | null): Reason {
  if (people === null) return { points: 5, text: "Number of people unknown" };
  return people === 1
    ? { points: 8, text: "One person: one narrow task is the place to start" }
    : { points: 15, text: `${people.toLocaleString("en-US")} people` };
}

function timeReason(deadline: string | null, urgent: boolean, today: Temporal.PlainDate): Reason {
  if (deadline === null) {
    return urgent ? { points: 12, text: "Urgent, no date named" } : { points: 5, text: "No date named" };
  }
  const { days } = today.until(Temporal.PlainDate.from(deadline));
  const left = `${counted(days, "day")} until the date`;
  return days >= promise.days
    ? { points: 15, text: `${left}: enough for the ${promise.days} days of a program` }
    : { points: 8, text: `${left}: less than the ${promise.days} days of a program` };
}

function personReason(role: string | null, reachable: boolean): Reason {
  if (!reachable) return { points: 0, text: "No address and no phone number to answer to" };
  if (role === null) return { points: 10, text: "Can be reached; role unknown" };
  return decides.test(role)
    ? { points: 20, text: `Can be reached, and decides or is close to it: ${role}` }
    : { points: 12, text: `Can be reached: ${role}` };
}

function levelOf(score: number): "strong" | "good" | "early" {
  if (score >= 75) return "strong";
  return score >= 45 ? "good" : "early";
}

/** Scores an inquiry: need 25, budget 25, people 15, time 15, contact 20. */
export const qualifyInquiry = defineTool({
  name: "qualify_inquiry",
  title: "Qualify the inquiry",
  description: "Scores the inquiry from 0 to 100 and gives the reason for each part. Dates are YYYY-MM-DD.",
  input: z.object({
    needs: z.int().min(0).max(20),
    budgetUsd: z.number().min(0).nullable(),
    people: z.int().min(1).nullable(),
    deadline: isoDay.nullable(),
    urgent: z.boolean(),
    role: shortText(100).nullable(),
    reachable: z.boolean(),
  }),
  output: z.object({
    score: z.number(),
    level: z.enum(["strong", "good", "early"]),
    reasons: z.array(z.object({ points: z.number(), text: z.string() })),
  }),
  run({ needs, budgetUsd, people, deadline, urgent, role, reachable }, { now }) {
    const reasons = [
      needReason(needs),
      budgetReason(budgetUsd),
      peopleReason(people),
      timeReason(deadline, urgent, now.toPlainDate()),
      personReason(role, reachable),
    ];
    const score = reasons.reduce((sum, { points }) => sum + points, 0);
    return { score, level: levelOf(score), reasons };
  },
});
