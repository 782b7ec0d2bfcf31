import { parse } from "csv-parse/sync";
import { dayIn, isPressing, maxTasks, statusIn, type Task, type TaskList } from "./task.ts";

// Matched in this order: "Due date of task" is a date.
const columns = ["due", "owner", "status", "priority", "note", "title"] as const;
type Column = (typeof columns)[number];

const heads: Readonly<Record<Column, RegExp>> = {
  due: /^(?:due|bis\b|deadline|date(?! (?:added|opened|raised|created|received|reported|entered|logged|started|closed|completed|finished|updated|sent|of entry)\b)|by|when|target|until|end|finish|fällig|termin|échéance|fecha)\b/i,
  owner: /^(?:owner|assignee|assigned|who|person|responsible|lead|driver|verantwortlich|zuständig|responsable)\b/i,
  status: /^(?:status|state|progress|stage|done|completed?|estado|statut)\b/i,
  priority: /^(?:prio|priority|urgency|importance|severity)/i,
  note: /^(?:notes?|comments?|block(?:er|ed by$)|reason|remarks?|details?|waiting(?: on| for)?$|depends)/i,
  title:
    /^(?:task|title|item|name|subject|description|what|to-?do|issue|action|work|order(?= *$| (?:no|nr|number|id|ref|item|name|description)\b)|ticket|job|aufgabe|tarea|tâche)\b/i,
};
/** Number of rows by which a column is judged: reading dates is slow. */
const judgedRows = 50;
const delimiters = ["\t", ";", ",", "|"] as const;

/** Reads CSV (commas, semicolons or tabs, quoted fields) or a Markdown table; undefined for other text. */
export function readTaskTable(text: string, now: Temporal.ZonedDateTime): TaskList | undefined {
  const rows = rowsOf(text);
  const [head = [], ...rest] = rows ?? [];
  const named = namedColumns(head, now);
  if (rows && named.has("title") && named.size > 1) return tasksOf(rest, named, now);
  const guessed = rows && rows.length > 1 ? guessColumns(rows, now) : undefined;
  return rows && guessed ? tasksOf(rows, guessed, now) : undefined;
}

function rowsOf(text: string): string[][] | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !/^[\s|:-]+$/.test(line));
  const [first = ""] = lines;
  // A list of notes also contains commas.
  if (/^\s*(?:[-*•–]|\d+[.)]|\[[ xX]?\])\s/.test(first)) return undefined;
  const delimiter = delimiters.find(
    (one) => first.split(one).length > 1 && lines.every((line, at) => at > 0 || line.includes(one)),
  );
  if (delimiter === undefined) return undefined;
  const source = delimiter === "|" ? lines.map((line) => line.trim().replace(/^\||\|$/g, "")) : lines;
  try {
    const rows = parse(source.join("\n"), {
      delimiter,
      bom: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return rows.every((row) => row.length < 2) ? undefined : rows;
  } catch {
    // An unclosed quotation mark.
    return undefined;
  }
}

/** Empty for a line of notes such as "Order 4411 for Lidl, due today". */
function namedColumns(head: readonly string[], now: Temporal.ZonedDateTime): Map<Column, number> {
  const found = new Map<Column, number>();
  for (const [index, cell] of head.entries()) {
    const name = cell.replaceAll(/[*_#"]/g, "").trim();
    if (/\d/.test(name) || name.split(/\s+/, 5).length > 4) continue;
    const column = columns.find((one) => !found.has(one) && heads[one].test(name));
    if (column === "due" && dayIn(name, now) !== undefined) return new Map();
    if (column) found.set(column, index);
  }
  // "Date, Task, Due": next to a due column, a date column means something else.
  const limit = head.findIndex((cell) => /^\W*(?:due|deadline|until|bis|fällig)\b/i.test(cell));
  if (limit >= 0 && found.has("due")) found.set("due", limit);
  // "Name, Task": next to a task column, a name is a person's.
  const title = found.get("title");
  const task = head.findIndex((cell) => /^(?:task|to-?do|title|item|action|aufgabe)\b/i.test(cell.trim()));
  if (title !== undefined && task >= 0 && task !== title && !found.has("owner"))
    found.set("owner", title).set("title", task);
  return found;
}

/** Without headers: a column of dates, one of statuses, one of names, and the longest one for the tasks. */
function guessColumns(
  rows: readonly (readonly string[])[],
  now: Temporal.ZonedDateTime,
): Map<Column, number> | undefined {
  const width = Math.max(...rows.map((row) => row.length));
  const even = rows.filter((row) => row.length === width).length >= rows.length * 0.8;
  if (!even || width > 12) return undefined;
  // "Mira: brochure, Friday" and "Invoice 7 paid, due Friday" are notes: the first part holds more than the task.
  if (
    width === 2 &&
    rows.every(([first = "", second = ""]) => /^\p{Lu}[\p{L}'’-]+: /u.test(first) || /^due\b/i.test(second))
  )
    return undefined;
  const some = rows.slice(0, judgedRows);
  const share = (index: number, test: (cell: string) => boolean) =>
    some.filter((row) => test(row[index] ?? "")).length / some.length;
  const all = Array.from({ length: width }, (_, index) => index);
  const due = all.find((index) => share(index, (cell) => cell.length < 30 && dayIn(cell, now) !== undefined) >= 0.5);
  const status = all.find(
    (index) =>
      share(
        index,
        (cell) =>
          cell.length < 20 && /^(?:open|todo|to do|done|blocked|in progress|waiting|closed|started|new)\b/i.test(cell),
      ) >= 0.5,
  );
  if (due === undefined && status === undefined) return undefined;
  const left = all.filter((index) => index !== due && index !== status);
  const owner = left.find(
    (index) => share(index, (cell) => /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*)?$/u.test(cell)) >= 0.6,
  );
  const size = (index: number) => rows.reduce((sum, row) => sum + (row[index]?.length ?? 0), 0);
  const title = left.filter((index) => index !== owner).toSorted((a, b) => size(b) - size(a))[0];
  if (title === undefined) return undefined;
  const found = new Map<Column, number>([["title", title]]);
  if (due !== undefined) found.set("due", due);
  if (status !== undefined) found.set("status", status);
  if (owner !== undefined) found.set("owner", owner);
  return found;
}

function tasksOf(
  rows: readonly (readonly string[])[],
  at: ReadonlyMap<Column, number>,
  now: Temporal.ZonedDateTime,
): TaskList {
  const list: TaskList = { tasks: [], skipped: [], unreadDates: [], left: Math.max(0, rows.length - maxTasks) };
  for (const row of rows.slice(0, maxTasks)) {
    const cell = (column: Column) => row[at.get(column) ?? -1]?.trim() ?? "";
    if (cell("title") === "") {
      list.skipped.push(row.join(", "));
      continue;
    }
    const due = dayIn(cell("due"), now) ?? null;
    if (due === null && /[\p{L}\d]/u.test(cell("due")) && !/^(?:none|n\/a|tbd|-)$/i.test(cell("due")))
      list.unreadDates.push(cell("due"));
    list.tasks.push(taskOf(cell, due));
  }
  return list;
}

function taskOf(cell: (column: Column) => string, due: string | null): Task {
  const status = statusIn(cell("status"));
  // "blocked: no card", "waiting for a part": the status gives the reason.
  const reason =
    status === "blocked" ? cell("status").replace(/^(?:blocked|blockiert|stuck|on hold)\b[\s:,–-]*/i, "") : "";
  const waits = status === "open" && statusIn(cell("note")) === "blocked";
  return {
    title: cell("title"),
    owner: cell("owner") || null,
    due,
    status: waits ? "blocked" : status,
    high: isPressing(cell("priority")) || /(?<!\bnot )\b(?:high|hoch)\b/i.test(cell("priority")),
    note: cell("note") || reason || null,
  };
}
