import { findDates } from "./dates.ts";

export const taskStatuses = ["open", "in-progress", "blocked", "done"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** A task from a table or note; `due` is YYYY-MM-DD. */
export type Task = {
  title: string;
  owner: string | null;
  due: string | null;
  status: TaskStatus;
  high: boolean;
  /** The thing it waits for, or another remark. */
  note: string | null;
};

/** The tasks of a text, lines that are not tasks, unreadable dates, and the number of lines beyond the limit. */
export type TaskList = { tasks: Task[]; skipped: string[]; unreadDates: string[]; left: number };

export const maxTasks = 500;

const finished = "(?:done|completed?|finished|closed|shipped|resolved|delivered|paid|sent out|erledigt|fertig)";
const tick = "^(?:x|✓|✔|✅|yes|true)$";
const done = new RegExp(`${tick}|\\b${finished}\\b`, "iu");
/** "Send the list of completed orders" also contains the word: in a note, its position counts. */
const toldDone = new RegExp(
  `${tick}|^(?!complete\\b)${finished}\\b|` +
    `\\b(?:is|are|was|were|been|has|have|had|got|already|now|just|fully|i|we|he|she|they|(?:it|that)[’']s|(?:i|we|they)[’']ve) ${finished}\\b|` +
    `\\b${finished}(?= ?(?:$|[,.;!()–—]|- )| (?:yesterday|last|already|earlier|this morning|in full)\\b)`,
  "iu",
);
/**
 * "Call Ana once the order is shipped". The clause's first word stays, so that the text before it does not become the
 * end of the note.
 */
const condition =
  /\b(once|when|until|till|if|whether|unless|before|after|make sure|ensure|that(?![’'])|who|which)\b[^,.;]*/gi;
const notDone = new RegExp(
  `\\b(?:not|never|nothing|none|un|be|(?:is|are|was|were|has|have|had)n[’']?t)[ -]?(?:(?:yet|been|be|fully|quite|all|completely) ){0,3}(?:${finished}|started)\\b|` +
    `\\b(?:get|needs?|wants?) (?:[\\p{L}\\d#][^\\s,.;:]* ){0,4}${finished}\\b|\\bto complete\\b`,
  "iu",
);
const partlyDone = new RegExp(
  `(?:\\b(?:half(?:[ -]?way)?|almost|nearly|partly|partially|mostly|being)|(?<!\\d)\\d{1,2} ?%)[ -](?:all )?${finished}\\b`,
  "iu",
);
const blocked =
  /\b(?:block(?:ed|er|ing)?|stuck|waiting (?:on|for)|waits (?:on|for)|on hold|held up|pending (?:approval|reply|answer|access)|can(?:'t|’t|not) (?:proceed|continue|start|go on)|no access|wartet|blockiert)\b/i;
const started =
  /\b(?:in progress|in-progress|wip|doing|started|working on|under way|underway|ongoing|in review|in arbeit)\b/i;
const pressing =
  /(?<!\b(?:not|less|longer|isn[’']t)(?: (?:so|that|very|too))? |\bnon-)\b(?:urgent|critical|asap|p0|p1|(?:high|top)[ -]prio(?:rity)?|immediately)\b|\bprio(?:rity)?\s?[:=]?\s?high\b|!!/i;

/** The status named in a cell: `open` unless the words say otherwise; "not done" takes precedence over "done". */
export function statusIn(text: string): TaskStatus {
  return statusBy(text, done.test(text.trim()));
}

/** The status stated in a note, where words such as "paid" may describe a thing. */
export function statusOfNote(text: string): TaskStatus {
  return statusBy(text, toldDone.test(text.trim().replace(condition, "$1")));
}

function statusBy(text: string, isDone: boolean): TaskStatus {
  if (notDone.test(text)) return blocked.test(text) ? "blocked" : "open";
  if (blocked.test(text) && !/\bunblocked\b/i.test(text)) return "blocked";
  if (partlyDone.test(text)) return "in-progress";
  if (isDone) return "done";
  return started.test(text) ? "in-progress" : "open";
}

/** Whether the text is like "urgent" or "high priority", but not "not urgent" or "High Street". */
export function isPressing(text: string): boolean {
  return pressing.test(text);
}

/** The first day named in `text`, as YYYY-MM-DD. */
export function dayIn(text: string, now: Temporal.ZonedDateTime): string | undefined {
  return findDates(text, now, { prefer: "nearest" })[0]?.date.toString();
}
