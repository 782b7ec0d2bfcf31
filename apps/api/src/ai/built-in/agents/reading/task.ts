import { findDates } from "./dates.ts";

export const taskStatuses = ["open", "in-progress", "blocked", "done"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** A task as a table or note has it; `due` is YYYY-MM-DD. */
export type Task = {
  title: string;
  owner: string | null;
  due: string | null;
  status: TaskStatus;
  high: boolean;
  /** What it waits for, or another remark. */
  note: string | null;
};

/** The tasks of a text, lines that are none, unreadable dates, and the number of lines beyond the limit. */
export type TaskList = { tasks: Task[]; skipped: string[]; unreadDates: string[]; left: number };

export const maxTasks = 500;

const done =
  /^(?:x|✓|✔|✅|yes|true)$|\b(?:done|completed?|finished|closed|shipped|resolved|delivered|paid|sent out|erledigt|fertig)\b/i;
const notDone =
  /\b(?:not|isn't|isn’t|never|un)[ -]?(?:yet )?(?:done|completed?|finished|closed|shipped|resolved|delivered|paid|started)\b|\bto be (?:done|completed|finished)\b/i;
const blocked =
  /\b(?:block(?:ed|er|ing)?|stuck|waiting (?:on|for)|waits (?:on|for)|on hold|held up|pending (?:approval|reply|answer|access)|can(?:'t|’t|not) (?:proceed|continue|start|go on)|no access|wartet|blockiert)\b/i;
const started =
  /\b(?:in progress|in-progress|wip|doing|started|working on|under way|underway|ongoing|in review|half done|in arbeit)\b/i;
const pressing = /\b(?:high|urgent|critical|asap|p0|p1|top priority|immediately|hoch)\b|!!/i;

/** `open` unless the words say otherwise; "not done" counts before "done". */
export function statusIn(text: string): TaskStatus {
  if (notDone.test(text)) return blocked.test(text) ? "blocked" : "open";
  if (blocked.test(text) && !/\bunblocked\b/i.test(text)) return "blocked";
  if (done.test(text.trim())) return "done";
  return started.test(text) ? "in-progress" : "open";
}

export function isPressing(text: string): boolean {
  return pressing.test(text);
}

/** The first day that `text` names, as YYYY-MM-DD. */
export function dayIn(text: string, now: Temporal.ZonedDateTime): string | undefined {
  return findDates(text, now, { prefer: "nearest" })[0]?.date.toString();
}
