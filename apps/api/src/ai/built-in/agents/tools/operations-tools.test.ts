import { expect, test } from "vitest";
import { contextOf } from "../../../../testing/agent-clock.ts";
import { checkDueDates } from "./check-due-dates.ts";
import { countByPerson } from "./count-by-person.ts";
import { planDay } from "./plan-day.ts";
import { readTasks } from "./read-tasks.ts";

const rows = contextOf(`task,owner,due,status,priority
late,Ana,2026-11-13,open,
today,ben,2026-11-23,in progress,
soon,Ben,2026-11-26,open,
far,Ana,2026-12-20,open,high
stuck,Ana,2026-12-20,blocked,
done,Ana,2026-11-02,done,
nobody's,,,open,`);

test("read_tasks gives each row its owner, due date and status", () => {
  const { format, total, tasks } = readTasks.output.parse(readTasks.run({}, rows));
  expect([format, total]).toEqual(["table", 7]);
  expect(tasks.map(({ title, owner, due, status, high }) => [title, owner, due, status, high])).toEqual([
    ["late", "Ana", "2026-11-13", "open", false],
    ["today", "ben", "2026-11-23", "in-progress", false],
    ["soon", "Ben", "2026-11-26", "open", false],
    ["far", "Ana", "2026-12-20", "open", true],
    ["stuck", "Ana", "2026-12-20", "blocked", false],
    ["done", "Ana", "2026-11-02", "done", false],
    ["nobody's", null, null, "open", false],
  ]);
});

test("read_tasks counts the lines it leaves out", () => {
  const { total, left } = readTasks.run({}, contextOf("- Ana: call\n".repeat(520)));
  expect([total, left]).toEqual([500, 20]);
});

test.each([
  ["not done yet", "open"],
  ["waiting for the bank", "blocked"],
  ["unblocked", "open"],
  ["finished", "done"],
  ["WIP", "in-progress"],
])("read_tasks finds the status in: %s", (status, expected) => {
  expect(readTasks.run({}, contextOf(`task,status\nx,${status}`)).tasks[0]?.status).toBe(expected);
});

test("check_due_dates sorts open work by due date, from today or from another date", () => {
  const due = checkDueDates.output.parse(checkDueDates.run({ on: null }, rows));
  expect(due.overdue).toEqual([{ title: "late", owner: "Ana", due: "2026-11-13", businessDays: -6 }]);
  expect(due.today.map(({ title }) => title)).toEqual(["today"]);
  expect(due.soon.map(({ title }) => title)).toEqual(["soon"]);
  expect(due.withoutDate).toBe(1);
  expect(checkDueDates.run({ on: "2026-12-21" }, rows).overdueCount).toBe(5);
});

test("count_by_person counts a name once regardless of case, and unassigned tasks last", () => {
  expect(countByPerson.run({}, rows).people).toEqual([
    { person: "Ana", open: 3, overdue: 1, blocked: 1, done: 1 },
    { person: "ben", open: 2, overdue: 0, blocked: 0, done: 0 },
    { person: null, open: 1, overdue: 0, blocked: 0, done: 0 },
  ]);
});

test("plan_day puts overdue work first and leaves out what is done or can wait", () => {
  const { plan } = planDay.output.parse(planDay.run({ size: 20 }, rows));
  expect(plan.map(({ title, reason }) => [title, reason])).toEqual([
    ["late", "overdue"],
    ["today", "due-today"],
    ["stuck", "blocked"],
    ["far", "pressing"],
    ["soon", "due-next"],
    ["nobody's", "no-owner"],
  ]);
  expect(planDay.run({ size: 2 }, rows).plan).toHaveLength(2);
});
