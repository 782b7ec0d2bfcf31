import * as chrono from "chrono-node";

/** A date found in a text: its words, their offset and the day. */
export type FoundDate = Readonly<{ text: string; index: number; date: Temporal.PlainDate }>;

export type DateOptions = {
  /** How to read a day without a year: as the next one, or as the nearest (a task may be overdue). */
  prefer: "future" | "nearest";
};

type Parser = Parameters<chrono.Chrono["parsers"]["push"]>[0];
type Context = Parameters<Parser["extract"]>[0];

/** Zones of the United States and Canada below `America/`; countries farther south put the day first. */
const northern =
  "Adak Anchorage Atikokan Blanc-Sablon Boise Cambridge_Bay Chicago Coral_Harbour Creston Dawson Dawson_Creek Denver " +
  "Detroit Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Indiana Indianapolis Inuvik Iqaluit Juneau Kentucky " +
  "Los_Angeles Louisville Menominee Metlakatla Moncton Montreal New_York Nome North_Dakota Phoenix Puerto_Rico " +
  "Rankin_Inlet Regina Resolute Sitka St_Johns St_Thomas Swift_Current Thunder_Bay Toronto Vancouver Whitehorse " +
  "Winnipeg Yakutat Yellowknife";
/** Time zones in which `11/12` is November 12; elsewhere the day comes first. */
const monthFirst = new RegExp(
  `^(?:US/|Canada/|Asia/Manila$|Pacific/(?:Guam|Honolulu|Pago_Pago)$|America/(?:${northern.replaceAll(" ", "|")})(?:/|$))`,
);
/** "Version 1.10.26" is not a date. */
const numeric = /(?<!\b(?:version|release|v) )\b(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/gi;
const short = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g;
const germanMonths = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");
const german = new RegExp(`(?<!\\d)(\\d{1,2})\\. ?(${germanMonths.join("|")})(?: (20\\d\\d))?(?!\\p{L})`, "u");
/** "Was due Friday" means the previous one. */
const gone = /\b(?:was|were|been) (?:due|promised|planned)(?: on| by| for)? $|\bsince (?:last )?$/i;
/** "Ship order 10 today": chrono reads the number as an hour. "At 10 today" is one. */
const notAnHour =
  /(?<![\d:./-]|\b(?:at|by|before|until|till|from|around) |@ ?)\b\d{1,2}(?= (?:today|tonight|tomorrow|tmr|yesterday|EOD|last night|next week|(?:on|next) (?:mon|tue|wed|thu|fri|sat|sun)))/gi;
/** Looks like a date but is none: "24/7", "may 3 people", "we sat down", a bare time of day. */
const noDate = /^(24\/7|7\/24|sat|sun|may|mar|may \d+|now)$|\b(hours?|hrs?|minutes?|mins?|seconds?)\b/;
const futureSlack = 240;
/** A text without any of these contains no date. */
const mayNameTime =
  /\d|\b(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|mon|tue|wed|thu|fri|sat|sun|to(?:day|night|morrow)|tom|tmr|yesterday|now|noon|midday|midnight|morning|afternoon|evening|night|minutes?|hours?|days?|weeks?|fortnight|weekend|weekday|month|quarter|year|christmas|EO[DWMY]|COB|close of business|[ap]\.?m)|Q[1-4]/i;
const longestPart = 600;
const maxDates = 250;
const partEnds = ["\n", ". ", "; ", " "];

const today = ({ reference }: Context) => reference.getDateWithAdjustedTimezone();
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Formats of business texts that chrono lacks. */
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

const options = { forwardDate: true } as const;
const readersOwn = chrono.en.casual.parsers.map((parser): Parser => {
  // chrono repeats a unit ten times, "1 year 2 months 3 days ago": 3^10 ways from each place.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that a parser asks of it for its pattern.
  const { source, flags } = parser.pattern({ option: options } as Context);
  // bounded: 600 characters, a part of the text
  const pattern = new RegExp(source.replaceAll("{0,10}", "{0,2}"), flags);
  return { pattern: () => pattern, extract: (context, match) => parser.extract(context, match) };
});
const reader = new chrono.Chrono({ parsers: [...readersOwn, ...additions], refiners: chrono.en.casual.refiners });

/** Numeric dates in the order that chrono expects, without numbers that it would read as hours. Offsets stay. */
function inDigits(text: string, dayFirst: boolean): string {
  const whole = text
    .replace(notAnHour, (number) => " ".repeat(number.length))
    .replace(numeric, (all, day: string, sign: string, month: string, year: string) =>
      (dayFirst || sign === ".") && Number(month) <= 12 ? `${month}/${day}/${year}` : all,
    );
  return dayFirst
    ? whole.replace(short, (all, day: string, month: string) => (Number(month) <= 12 ? `${month}/${day}` : all))
    : whole;
}

/** English dates, and ISO dates in any language. `3/4` follows the visitor's time zone, `3.4.26` has the day first. */
export function findDates(text: string, now: Temporal.ZonedDateTime, { prefer }: DateOptions): FoundDate[] {
  const plain = inDigits(text, !monthFirst.test(now.timeZoneId));
  const from = now.toPlainDate();
  const dates: FoundDate[] = [];
  for (const { found, index } of namedTimes(plain, now)) {
    const words = found.text;
    const past = gone.test(plain.slice(Math.max(0, index - 24), index));
    const date = noDate.test(words)
      ? undefined
      : (dayIn(found, { from, prefer, past }) ?? monthBefore(found, plain.slice(Math.max(0, index - 20), index)));
    if (date) dates.push({ text: text.slice(index, index + words.length), index, date });
    if (dates.length === maxDates) break;
  }
  return dates;
}

/** Parses the text in parts: chrono starts over at every place that looks like a date. */
function* namedTimes(
  text: string,
  now: Temporal.ZonedDateTime,
): Generator<{ found: chrono.ParsedResult; index: number }> {
  const reference = { instant: new Date(now.epochMilliseconds), timezone: now.offsetNanoseconds / 60e9 };
  for (const { part, at } of partsOf(text)) {
    if (!mayNameTime.test(part)) continue;
    for (const found of reader.parse(part, reference, options)) {
      yield { found, index: at + found.index };
    }
  }
}

/** Parts of bounded length, split at a line or sentence, else at a space. */
function* partsOf(text: string): Generator<{ part: string; at: number }> {
  for (let at = 0; at < text.length; ) {
    const whole = text.slice(at, at + longestPart);
    const end =
      at + whole.length < text.length
        ? (partEnds.map((mark) => whole.lastIndexOf(mark)).find((found) => found > longestPart / 2) ??
            longestPart - 1) + 1
        : whole.length;
    yield { part: whole.slice(0, end), at };
    at += end;
  }
}

function dayIn(
  { start, text }: chrono.ParsedResult,
  { from, prefer, past }: { from: Temporal.PlainDate; prefer: DateOptions["prefer"]; past: boolean },
): Temporal.PlainDate | undefined {
  // A month, a year or an hour alone is not a day.
  if (!start.isCertain("day") && !start.isCertain("weekday")) return undefined;
  const date = plainDate(start);
  // chrono also moves "last Friday" forward.
  const before = /^(?:last|past)\b/i.test(text) || (past && start.isCertain("weekday"));
  if (date && before && Temporal.PlainDate.compare(date, from) >= 0) {
    return date.subtract({ weeks: 1 });
  }
  const guessed = !start.isCertain("year") && start.isCertain("month");
  const far = date && from.until(date).days > futureSlack;
  return guessed && far && prefer === "nearest" ? date.subtract({ years: 1 }) : date;
}

/** "By March" means before it begins. */
function monthBefore({ start }: chrono.ParsedResult, before: string): Temporal.PlainDate | undefined {
  const limit = /\b(?:by|before|until|till)(?: early| the)? $/i.test(before);
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
