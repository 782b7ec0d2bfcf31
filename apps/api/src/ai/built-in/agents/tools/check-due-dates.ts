import { z } from "zod";
import { businessDaysBetween } from "../dates/business-days.ts";
import type { Task } from "../reading/task.ts";
import { defineTool, isoDay } from "../tool.ts";
import { tasksOf } from "./read-tasks.ts";

const maxListed = 40;
const soonDays = 3;

const entry = z.object({
  title: z.string(),
  owner: z.string().nullable(),
  due: z.string(),
  businessDays: z.number(),
});

/** Open tasks by due date: late, due today, due within three business days, without a date. */
export const checkDueDates = defineTool({
  name: "check_due_dates",
  title: "Check the due dates",
  description:
    "Gives overdue tasks (with the business days since), those due on the day and within three business days, and how " +
    "many have no date. `on` is YYYY-MM-DD, or null for today where the visitor is.",
  input: z.object({ on: isoDay.nullable() }),
  output: z.object({
    on: z.string(),
    overdue: z.array(entry),
    today: z.array(entry),
    soon: z.array(entry),
    overdueCount: z.number(),
    todayCount: z.number(),
    soonCount: z.number(),
    withoutDate: z.number(),
  }),
  run({ on }, context) {
    const day = on === null ? context.now.toPlainDate() : Temporal.PlainDate.from(on);
    const open = tasksOf(context).tasks.filter(({ status }) => status !== "done");
    const dated = open.flatMap((task) => (task.due === null ? [] : [entryOf(task, task.due, day)])).toSorted(byDay);
    const overdue = dated.filter(({ due }) => due < day.toString());
    const today = dated.filter(({ due }) => due === day.toString());
    const soon = dated.filter(({ due, businessDays }) => due > day.toString() && businessDays <= soonDays);
    return {
      on: day.toString(),
      overdue: overdue.slice(0, maxListed),
      today: today.slice(0, maxListed),
      soon: soon.slice(0, maxListed),
      overdueCount: overdue.length,
      todayCount: today.length,
      soonCount: soon.length,
      withoutDate: open.length - dated.length,
    };
  },
});

function entryOf({ title, owner }: Task, due: string, day: Temporal.PlainDate): z.output<typeof entry> {
  return { title, owner, due, businessDays: businessDaysBetween(day, Temporal.PlainDate.from(due)) };
}

function byDay(a: { due: string }, b: { due: string }): number {
  return a.due < b.due ? -1 : a.due > b.due ? 1 : 0;
}
