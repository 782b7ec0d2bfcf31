import * as chrono from "chrono-node";

/** A date that a text names: the words that name it, where they stand, and the day. */
export type FoundDate = Readonly<{ text: string; index: number; date: Temporal.PlainDate }>;

export type DateOptions = {
  /** What a day without a year means: the one to come, or the nearer one (a task may be overdue). */
  prefer: "future" | "nearest";
};

type Parser = Parameters<chrono.Chrono["parsers"]["push"]>[0];
type Context = Parameters<Parser["extract"]>[0];

/** Where `11/12` is the 12th of November; elsewhere the day comes first. */
const monthFirst = /^(America|US|Canada|Asia\/Manila|Pacific\/(Guam|Honolulu|Pago_Pago))\b/;
const dotted = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g;
const slashed = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;
const short = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g;
const germanMonths = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");
const german = new RegExp(`(?<!\\d)(\\d{1,2})\\. ?(${germanMonths.join("|")})(?: (20\\d\\d))?(?!\\p{L})`, "u");
/** "Was due Friday" means the one before. */
const gone = /\b(?:was|were|been) (?:due|promised|planned)(?: on| by| for)? $|\bsince (?:last )?$/i;
/** What looks like a date and is none: "24/7", "may 3 people", "we sat down", a bare time of the day. */
const noDate = /^(24\/7|7\/24|sat|sun|may|mar|may \d+|now)$|\b(hours?|hrs?|minutes?|mins?|seconds?)\b/;
const futureSlack = 240;

const today = ({ reference }: Context) => reference.getDateWithAdjustedTimezone();
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** What chrono lacks and business texts use. */
const additions: readonly Parser[] = [
  {
    pattern: () => /\b(?:end of )?Q([1-4])(?:[ /-]?(20\d\d))?\b/i,
    extract: (context, match) => {
      const month = Number(match[1]) * 3;
      const now = today(context);
      const year = match[2] ? Number(match[2]) : now.getFullYear() + (month < now.getMonth() + 1 ? 1 : 0);
      return { year, month, day: lastDay(year, month) };
    },
  },
  {
    pattern: () => /\b(?:the )?end of (?:the |this )?year\b|\byear[- ]end\b|\bEOY\b/i,
    extract: (context) => ({ year: today(context).getFullYear(), month: 12, day: 31 }),
  },
  {
    pattern: () => /\bEOM\b/i,
    extract: (context) => {
      const [year, month] = [today(context).getFullYear(), today(context).getMonth() + 1];
      return { year, month, day: lastDay(year, month) };
    },
  },
  { pattern: () => /\b(?:EOD|COB|close of business)\b/i, extract: (context) => dayOf(today(context)) },
  {
    pattern: () => /\b(?:EOW|end of (?:the |this )?week)\b/i,
    extract: (context) => dayOf(daysLater(today(context), (5 - today(context).getDay() + 7) % 7)),
  },
  {
    pattern: () => german,
    extract: (_context, [, day, month = "", year]) => ({
      day: Number(day),
      month: germanMonths.indexOf(month) + 1,
      ...(year !== undefined && { year: Number(year) }),
    }),
  },
  {
    pattern: () => /\bChristmas\b/i,
    extract: (context) => ({ year: today(context).getFullYear(), month: 12, day: 25 }),
  },
  {
    pattern: () => /\b(?:with)?in (\d{1,3}) (?:business|working) days\b/i,
    extract: (context, match) => {
      let day = today(context);
      for (let left = Number(match[1]); left > 0; left -= isWeekday(day) ? 1 : 0) day = daysLater(day, 1);
      return dayOf(day);
    },
  },
];

const reader = chrono.en.casual.clone();
reader.parsers.push(...additions);

/** Dates in digits as ISO dates, or in the order that chrono expects. No place moves. */
function inDigits(text: string, dayFirst: boolean): string {
  const iso = (all: string, day: string, month: string, year: string) =>
    Number(month) <= 12 ? `${year}-${month}-${day}` : all;
  const dots = text.replace(dotted, iso);
  return dayFirst
    ? dots
        .replace(slashed, iso)
        .replace(short, (all, day: string, month: string) => (Number(month) <= 12 ? `${month}/${day}` : all))
    : dots;
}

/**
 * The days that a text names, in its order, seen from `now`. English; ISO dates in any language. `3/4` is read as the
 * visitor's time zone would, `3.4.2026` with the day first.
 */
export function findDates(text: string, now: Temporal.ZonedDateTime, { prefer }: DateOptions): FoundDate[] {
  const plain = inDigits(text, !monthFirst.test(now.timeZoneId));
  const reference = { instant: new Date(now.epochMilliseconds), timezone: now.offsetNanoseconds / 60e9 };
  return reader.parse(plain, reference, { forwardDate: true }).flatMap((found) => {
    if (noDate.test(found.text)) return [];
    const past = gone.test(plain.slice(Math.max(0, found.index - 24), found.index));
    const date = dayIn(found, { from: now.toPlainDate(), prefer, past }) ?? monthBefore(found, plain);
    return date ? [{ text: text.slice(found.index, found.index + found.text.length), index: found.index, date }] : [];
  });
}

function dayIn(
  { start, text }: chrono.ParsedResult,
  { from, prefer, past }: { from: Temporal.PlainDate; prefer: DateOptions["prefer"]; past: boolean },
): Temporal.PlainDate | undefined {
  // A month, a year or an hour alone is no day.
  if (!start.isCertain("day") && !start.isCertain("weekday")) return undefined;
  const date = plainDate(start);
  // chrono moves "last Friday" forward, too.
  const before = /^(?:last|past)\b/i.test(text) || (past && start.isCertain("weekday"));
  if (date && before && Temporal.PlainDate.compare(date, from) >= 0) {
    return date.subtract({ weeks: 1 });
  }
  const guessed = !start.isCertain("year") && start.isCertain("month");
  const far = date && from.until(date).days > futureSlack;
  return guessed && far && prefer === "nearest" ? date.subtract({ years: 1 }) : date;
}

/** "By March" means until it begins. */
function monthBefore({ start, index }: chrono.ParsedResult, text: string): Temporal.PlainDate | undefined {
  const limit = /\b(?:by|before|until|till)(?: early| the)? $/i.test(text.slice(Math.max(0, index - 20), index));
  return limit && start.isCertain("month") ? plainDate(start)?.with({ day: 1 }) : undefined;
}

function plainDate(start: chrono.ParsedComponents): Temporal.PlainDate | undefined {
  const [year, month, day] = [start.get("year"), start.get("month"), start.get("day")];
  return year === null || month === null || day === null ? undefined : Temporal.PlainDate.from({ year, month, day });
}

const isWeekday = (date: Date) => date.getDay() % 6 !== 0;
const dayOf = (date: Date) => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });

function daysLater(date: Date, days: number): Date {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
}
