/** A date that exists in no calendar: its words and their offset. */
export type ImpossibleDate = Readonly<{ text: string; index: number }>;

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const day = String.raw`\b(?<day>\d\d?(?=st|nd|rd|th)|[12]?\d|3[01])(?:st|nd|rd|th)?\b`;
const year = String.raw`(?:,?\s+(?<year>20\d\d)\b)?`;

const named = [
  new RegExp(String.raw`(?<!\bin )\b${month}\s+(?:the\s+)?${day}(?!:\d)${year}`, "gi"),
  new RegExp(String.raw`${day}\s+(?:of\s+)?${month}${year}`, "gi"),
];
const digits = [
  /\b(?<year>20\d\d)-(?<month>\d{1,2})-(?<day>\d{1,2})\b/g,
  /(?<![\d.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d)\b(?!\.\d)/g,
];
/** Day and month may be swapped: the date is impossible only if both readings are. */
const slashed = /\b(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>20\d\d)\b/g;

/** Dates that don't exist, such as February 30. February 29 counts only with a year. */
export function findImpossibleDates(text: string): ImpossibleDate[] {
  const inWords = named.flatMap((pattern) =>
    found(text, pattern, ({ day: of, month: name, year: in_ }) => {
      return exists(in_, 1 + monthNames.indexOf(name?.slice(0, 3).toLowerCase() ?? ""), of);
    }),
  );
  const inDigits = digits.flatMap((pattern) =>
    found(text, pattern, (parts) => exists(parts["year"], Number(parts["month"]), parts["day"])),
  );
  const eitherWay = found(
    text,
    slashed,
    (parts) =>
      exists(parts["year"], Number(parts["month"]), parts["day"]) ||
      exists(parts["year"], Number(parts["day"]), parts["month"]),
  );
  return [...inWords, ...inDigits, ...eitherWay].toSorted((a, b) => a.index - b.index);
}

function found(
  text: string,
  pattern: RegExp,
  isDate: (parts: Readonly<Record<string, string | undefined>>) => boolean,
): ImpossibleDate[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups = {} }) =>
    isDate(groups) ? [] : [{ text: words.trim(), index }],
  );
}

/** Without a year, dates are checked against a leap year. */
function exists(inYear: string | undefined, inMonth: number, ofDay: string | undefined): boolean {
  const date = { year: Number(inYear ?? 2028), month: inMonth, day: Number(ofDay) };
  if (date.month < 1 || date.day < 1) return false;
  const { month: real, day: same } = Temporal.PlainDate.from(date);
  return real === date.month && same === date.day;
}
