import { findDates } from "./dates.ts";
import { sentencesOf } from "./sentences.ts";
import { isPressing, maxTasks, statusIn, statusOfNote, type Task, type TaskList } from "./task.ts";

const bullet = /^\s*(?:[-*•–]|\d+[.)])\s+/;
const checkbox = /^\s*(?:[-*•–]\s+)?\[( |x|X|✓)?\]\s*/;
const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,39}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,39})?`;
const owners: readonly RegExp[] = [
  /@([\p{L}\p{M}\d_.-]+)/u,
  new RegExp(`\\b(?:owner|assignee|assigned to|responsible)(?:\\s*:)?\\s*(${name})`, "u"),
  new RegExp(`^(${name})(?: again)?\\s*(?::|–|—| - )\\s*`, "u"),
  /^(\p{Ll}{2,15})(?: again)?:\s/u,
  new RegExp(
    `^(${name}) (?:to(?! (?:the|an?|all|my|your|his|her|its|our|their|this|that|these|me|you|him|it|us|them|\\p{Lu}))|will|is|has|needs to|should|must|still|hasn't|hasn’t|can't|can’t|cannot|finished|completed|sent|called|asked|waits|closed)\\b`,
    "u",
  ),
  new RegExp(`\\((${name})(?:,[^)]{0,80})?\\)`, "u"),
  // "Logo files to printer - Mira - due Monday".
  new RegExp(` (?:-|–|—) (${name})(?= (?:-|–|—) |$)`, "u"),
];
const onlyName = new RegExp(`^${name}$`, "u");
/** Words capitalized at the start of a line that are not names. */
const nobodies =
  "The This That These We It There They All Some New No Not Order Orders Invoice Invoices Customer Client Call " +
  "Send Reply Respond Talk Speak Write Listen Ask Tell Go Get Add Review Update Fix Check Prepare Waiting " +
  "Blocked Done Overdue Late Open Todo Due Deadline Note Notes Status Priority Urgent High Medium Low Action " +
  "Actions Today Tomorrow Yesterday Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tues? Wed " +
  "Thu(?:rs?)? Fri Sat Sun Jan(?:uary)? Feb(?:ruary)? Mar(?:ch)? Apr(?:il)? May June? July? Aug(?:ust)? " +
  "Sep(?:t(?:ember)?)? Oct(?:ober)? Nov(?:ember)? Dec(?:ember)? Team Sales Finance Ops Operations Marketing " +
  "Support Warehouse Stock Payroll Website Shipment Delivery Contract Report Meeting Laptop Printer Scanner " +
  "Phone Server Router Car Office Kitchen Desk Shop Store Parcel Package Brochure Logo Newsletter Budget " +
  "Rent Taxes Email Backup Software In On By For From And But Also Please Need Needs Still Everything Nobody " +
  "Everyone Project Task Tasks Step Phase Ticket Dock Truck Supplier Vendor Progress EOD Q[1-4]";
const nobody = new RegExp(`^(?:${nobodies.replaceAll(" ", "|")})\\b`);
const label =
  /^(blocked|done|overdue|late|todo|to do|open|in progress|waiting|urgent|completed)\s*(?:[:–]|(?<=\s)-|-(?=\s))\s*/i;
const limit = /\b(?:due|by|deadline|until)\b[^\p{L}]{0,4}(?:on |the )?$/iu;
/** The number of characters before a date that `limit` examines. */
const limitLength = 24;
const dueWords =
  /(?<![\s,;(–-])[\s,;(–-]*\b(?:is |was )?(?:due|by|until|before|deadline|on|for|since)(?: on| by| date)?(?:\s*:)?\s*$/i;
const work =
  /\b(?:to|will|must|should|needs?|has to|have to|due|overdue|late|blocked|waiting|stuck|finish|send|call|prepare|review|fix|update|order|ship|check|done|finished|completed|pending|missing|follow up|delayed)\b|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}:/i;
const ownerMark = /^(?: again)?\s*(?::|–|—| - )\s*/;
const titleLength = 200;

/** Reads tasks from bullets, checkboxes, sentences and lines such as "Maria to call the bank by Friday". */
export function readTaskNotes(text: string, now: Temporal.ZonedDateTime): TaskList {
  const list: TaskList = { tasks: [], skipped: [], unreadDates: [], left: 0 };
  let head: { owner: string | null; status: Task["status"] } = { owner: null, status: "open" };
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    if (list.tasks.length + list.skipped.length >= maxTasks) {
      list.left += 1;
      continue;
    }
    const marked = bullet.test(line) || checkbox.test(line);
    if (!marked && /^[^.!?]{1,60}:$/.test(line)) {
      head = headingOf(line.slice(0, -1));
      continue;
    }
    for (const part of marked ? [line] : sentencesOf(line)) {
      // One line may hold thousands of sentences.
      if (list.tasks.length + list.skipped.length >= maxTasks) {
        list.left += 1;
        continue;
      }
      const plain = part.replace(checkbox, "").replace(bullet, "").replace(checkbox, "").trim();
      if (!marked && !isTask(plain)) list.skipped.push(plain);
      else if (/\p{L}{2}/u.test(plain)) list.tasks.push(taskOf(plain, { ticked: tickOf(line), head, now }));
    }
  }
  return list.tasks.length === 0 && isPlainList(list.skipped) ? asTasks(list, now) : list;
}

/** "Milk", "Eggs", "Bread": short lines without a verb form a to-do list. */
function isPlainList(lines: readonly string[]): boolean {
  return (
    lines.length > 1 &&
    lines.every((line) => /\p{L}{3}/u.test(line) && line.split(/\s+/, 7).length <= 6 && !/[.!?:]/.test(line))
  );
}

function asTasks(list: TaskList, now: Temporal.ZonedDateTime): TaskList {
  const head = { owner: null, status: "open" } as const;
  return { ...list, skipped: [], tasks: list.skipped.map((line) => taskOf(line, { ticked: undefined, head, now })) };
}

/** "Maria:" and "Blocked:" apply to the lines below them. */
function headingOf(line: string): { owner: string | null; status: Task["status"] } {
  const person = onlyName.test(line) && !nobody.test(line) ? line : null;
  return { owner: person, status: statusIn(line) };
}

function isTask(sentence: string): boolean {
  return work.test(sentence) || owners.some((pattern) => nameBy(pattern, sentence) !== undefined);
}

function tickOf(line: string): boolean | undefined {
  const box = checkbox.exec(line);
  return box ? /\S/.test(box[1] ?? "") : undefined;
}

function nameBy(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text)?.[1]?.replace(/(?<![.,])[.,]+$/, "");
  return found !== undefined && !nobody.test(capitalized(found)) ? found : undefined;
}

/** `ticked` is undefined if there is no box. */
type Around = {
  ticked: boolean | undefined;
  head: { owner: string | null; status: Task["status"] };
  now: Temporal.ZonedDateTime;
};

function taskOf(line: string, { ticked, head, now }: Around): Task {
  const labeled = label.exec(line)?.[1];
  const rest = line.replace(label, "");
  const owner = owners.map((pattern) => nameBy(pattern, rest)).find((found) => found !== undefined) ?? head.owner;
  const dates = findDates(rest, now, { prefer: "nearest" });
  // "Confirm appointments for tomorrow, due today": the day with "due" wins.
  const date = dates.find(({ index }) => limit.test(rest.slice(Math.max(0, index - limitLength), index))) ?? dates[0];
  // "Ana finished the offer": without the owner's name, the status word comes first.
  const told = owner !== null && rest.startsWith(owner) ? rest.slice(owner.length).replace(ownerMark, "") : rest;
  const found = statusOfNote(labeled === undefined ? told : `${labeled} ${told}`);
  const states = [
    ticked === false && found === "done" ? "open" : found,
    labeled === undefined ? "open" : statusIn(labeled),
    head.status,
  ];
  const status = ticked ? "done" : (states.find((state) => state !== "open") ?? "open");
  const reason =
    /\b(?:waiting (?:on|for)|waits (?:on|for)|blocked by|blocked on|stuck (?:on|at|in|with)|because(?: of)?|pending)\s+([^.;]{3,120})/i.exec(
      rest,
    )?.[0];
  return {
    title: titleOf(rest, owner, date),
    owner: owner === null ? null : capitalized(owner),
    due: date?.date.toString() ?? null,
    status,
    high: isPressing(line),
    note: status === "blocked" ? (reason ?? null) : null,
  };
}

/** The line without its owner and date, as the task's title. */
function titleOf(line: string, owner: string | null, date: { text: string; index: number } | undefined): string {
  const atEnd = date !== undefined && line.length - (date.index + date.text.length) <= 2;
  const cut = atEnd ? line.slice(0, date.index).replace(dueWords, "").trim() : line;
  const fields = owner === null ? -1 : fieldOf(cut, owner);
  const behind = owner !== null && cut.startsWith(owner) ? ownerMark.exec(cut.slice(owner.length)) : null;
  const front = behind ? cut.slice((owner?.length ?? 0) + behind[0].length) : cut;
  const title = (fields > 0 ? cut.slice(0, fields) : front)
    .replace(/(?<!\s)\s*@[\p{L}\p{M}\d_.-]+/gu, "")
    .replace(/(?<![\s,;.])[\s,;.]+$/, "");
  const whole = title === "" ? line : title;
  return whole.length <= titleLength ? whole : `${whole.slice(0, titleLength - 1).trimEnd()}…`.toWellFormed();
}

/** Offset of " - Maria - ", or of " - Maria" at the end; -1 if there is neither. */
function fieldOf(line: string, owner: string): number {
  for (const { index } of line.matchAll(/(?<= )[-–—] /g)) {
    const after = index + 2 + owner.length;
    if (
      line.startsWith(owner, index + 2) &&
      (/^ [-–—] /.test(line.slice(after, after + 3)) || line.trimEnd().length <= after)
    )
      return index - 1;
  }
  return -1;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
