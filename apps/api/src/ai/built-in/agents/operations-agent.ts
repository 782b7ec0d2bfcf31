import type { z } from "zod";
import { builtInNote, bullets, readingNotes, section, sections } from "./agent-text.ts";
import { counted, longDate, shortDate } from "./dates/date-texts.ts";
import { isOtherScript } from "./reading/sentences.ts";
import type { Task } from "./reading/task.ts";
import type { AgentSteps, Recorder } from "./recorder.ts";
import { checkDueDates } from "./tools/check-due-dates.ts";
import { countByPerson } from "./tools/count-by-person.ts";
import { planDay } from "./tools/plan-day.ts";
import { readTasks, tasksOf } from "./tools/read-tasks.ts";

const planSize = 7;
const maxLines = 20;

type Found = z.output<typeof readTasks.output>;
type Due = z.output<typeof checkDueDates.output>;
type Entry = Due["overdue"][number];
type Planned = z.output<typeof planDay.output>["plan"][number];

/** Turns task rows or notes into a daily summary: late and blocked work, numbers per person, a short plan. */
export function* operationsAgent(recorder: Recorder): AgentSteps {
  const { context } = recorder;
  const found = yield* recorder.call(readTasks, {});
  const due = yield* recorder.call(checkDueDates, { on: null });
  const { people } = yield* recorder.call(countByPerson, {});
  const { plan } = yield* recorder.call(planDay, { size: planSize });
  const { tasks } = tasksOf(context);
  const blocked = tasks.filter(({ status }) => status === "blocked");
  const today = context.now.toPlainDate();
  const attention = due.overdueCount + blocked.length;
  yield recorder.add({
    kind: "decide",
    title: attention === 0 ? "Nothing is late or blocked" : `${due.overdueCount} late, ${blocked.length} blocked`,
    status: attention === 0 ? "done" : "needs-you",
  });
  const day = (date: string) => shortDate(Temporal.PlainDate.from(date), today);
  const late = ({ title, owner, due: date, businessDays }: Entry) =>
    // On a weekend, Friday's work is overdue but not a business day late.
    `${named(title, owner)}, due ${day(date)}${businessDays < 0 ? `, ${counted(-businessDays, "business day")} late` : ""}`;
  const coming = ({ title, owner, due: date }: Entry) => `${named(title, owner)}, due ${day(date)}`;
  const text = sections([
    section(`${longDate(today)} (${context.now.timeZoneId})`, summaryOf(found, due, tasks, blocked.length)),
    section("Overdue", capped(due.overdue.map(late), due.overdueCount)),
    section("Blocked", capped(blocked.slice(0, maxLines).map(stuckLine), blocked.length)),
    section("Due today", capped(due.today.map(coming), due.todayCount)),
    section("Due within three business days", capped(due.soon.map(coming), due.soonCount)),
    section("Per person", bullets(people.map(personLine))),
    section(
      "Plan for today",
      plan.map((task, index) => `${index + 1}. ${planned(task, day)}`),
    ),
    section("Notes", bullets([...notesOn(found, tasks, context.text), builtInNote])),
  ]);
  yield recorder.add({ kind: "write", title: "Wrote the day's page" });
  return text;
}

function summaryOf(
  { total, format }: Found,
  due: Due,
  tasks: readonly { status: string }[],
  blocked: number,
): string[] {
  if (total === 0) {
    return [
      'No task was found in this text. Paste one task per line, such as "Maria: send the offer by Friday", or rows with the columns task, owner, due and status.',
    ];
  }
  const done = tasks.filter(({ status }) => status === "done").length;
  return [
    `${counted(total, "task")} read from ${format === "table" ? "the table" : "the notes"}: ${total - done} open, ${done} done.`,
    `${due.overdueCount} overdue, ${blocked} blocked, ${due.todayCount} due today, ${due.withoutDate} open without a date.`,
  ];
}

function stuckLine({ title, owner, note }: Task): string {
  return `${named(title, owner)}${note && !title.includes(note) ? `: ${note}` : ""}`;
}

function personLine({
  person,
  open,
  overdue,
  blocked,
  done,
}: z.output<typeof countByPerson.output>["people"][number]): string {
  return `${person ?? "No owner"}: ${open} open, ${overdue} overdue, ${blocked} blocked, ${done} done`;
}

function named(title: string, owner: string | null): string {
  return owner !== null && title.startsWith(owner) ? title : `${title} (${owner ?? "no owner"})`;
}

function capped(lines: readonly string[], total: number): string[] {
  const shown = bullets(lines.slice(0, maxLines));
  return total > shown.length ? [...shown, `- and ${total - shown.length} more`] : shown;
}

const why: Readonly<Record<Planned["reason"], string>> = {
  overdue: "overdue",
  "due-today": "due today",
  blocked: "blocked: find out what it waits for",
  pressing: "marked as pressing",
  "due-next": "due next",
  "no-owner": "name an owner",
};

function planned({ title, owner, due, reason, note }: Planned, day: (date: string) => string): string {
  const when = due !== null && reason !== "due-today" ? `, due ${day(due)}` : "";
  const who = owner !== null && title.startsWith(owner) ? "" : `${owner ?? "Nobody yet"}: `;
  const cause = reason === "blocked" && note !== null ? `blocked: ${note}` : why[reason];
  return `${who}${title} (${cause}${when})`;
}

function notesOn(
  { skipped, unreadDates, commands, total, left }: Found,
  tasks: readonly Task[],
  text: string,
): string[] {
  const ownerless = tasks.filter(({ owner, status }) => owner === null && status !== "done").length;
  return [
    ...readingNotes({ otherScript: isOtherScript(text), commands }),
    ...(unreadDates.length > 0 ? [`Dates that could not be read: ${unreadDates.join(", ")}`] : []),
    ...(left > 0
      ? [`${counted(left, "further line was", "further lines were")} not read: a day has room for ${total}`]
      : []),
    ...(ownerless > 0 ? [`${counted(ownerless, "open task has", "open tasks have")} no owner`] : []),
    ...(skipped.length > 0 && total > 0
      ? [`Lines that do not read as a task: ${counted(skipped.length, "line")}, such as "${skipped[0]}"`]
      : []),
  ];
}
