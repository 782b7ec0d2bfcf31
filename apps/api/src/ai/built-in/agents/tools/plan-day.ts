import { z } from "zod";
import type { Task } from "../reading/task.ts";
import { defineTool } from "../tool.ts";
import { tasksOf } from "./read-tasks.ts";

const reasons = ["blocked", "overdue", "due-today", "pressing", "due-next", "no-owner"] as const;
type Reason = (typeof reasons)[number];

/** The reason a task is in today's plan; undefined if it can wait. */
function reasonOf({ status, due, high, owner }: Task, today: string, horizon: string): Reason | undefined {
  if (status === "done") return undefined;
  if (status === "blocked") return "blocked";
  if (due !== null && due < today) return "overdue";
  if (due === today) return "due-today";
  if (high) return "pressing";
  if (due !== null && due <= horizon) return "due-next";
  return owner === null ? "no-owner" : undefined;
}

const order = (reason: Reason) =>
  ["overdue", "due-today", "blocked", "pressing", "due-next", "no-owner"].indexOf(reason);

/** Today's order: late and due work, then blocked work, then urgent or upcoming work. */
export const planDay = defineTool({
  name: "plan_day",
  title: "Plan the day",
  description: "Gives at most `size` tasks for today in the order to take them, each with the reason.",
  input: z.object({ size: z.int().min(1).max(20) }),
  output: z.object({
    plan: z.array(
      z.object({
        title: z.string(),
        owner: z.string().nullable(),
        due: z.string().nullable(),
        reason: z.enum(reasons),
        note: z.string().nullable(),
      }),
    ),
  }),
  run({ size }, context) {
    const day = context.now.toPlainDate();
    const [today, horizon] = [day.toString(), day.add({ days: 4 }).toString()];
    const plan = tasksOf(context)
      .tasks.flatMap((task) => {
        const reason = reasonOf(task, today, horizon);
        return reason ? [{ task, reason }] : [];
      })
      .toSorted(
        (a, b) =>
          order(a.reason) - order(b.reason) ||
          Number(b.task.high) - Number(a.task.high) ||
          (a.task.due ?? "9999").localeCompare(b.task.due ?? "9999"),
      );
    return {
      plan: plan
        .slice(0, size)
        .map(({ task: { title, owner, due, note }, reason }) => ({ title, owner, due, reason, note })),
    };
  },
});
