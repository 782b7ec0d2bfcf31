import { type TryType, trySamples } from "@thirtyfold/content";

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** Dates from `today`: `{day+5}` in words, `{iso-1}` as 2026-11-20. Past weekends move to Friday, others to Monday. */
export function fillDates(text: string, today: Date): string {
  return text.replace(/\{(day|iso)([+-]\d+)\}/g, (_, form: string, days: string) => {
    const date = workday(new Date(today.getFullYear(), today.getMonth(), today.getDate() + Number(days)), Number(days));
    return form === "day" ? inWords.format(date) : isoDate(date);
  });
}

function workday(date: Date, offset: number): Date {
  const [sunday, saturday] = [date.getDay() === 0, date.getDay() === 6];
  const shift = offset < 0 ? { saturday: -1, sunday: -2 } : { saturday: 2, sunday: 1 };
  if (sunday || saturday) date.setDate(date.getDate() + (sunday ? shift.sunday : shift.saturday));
  return date;
}

function isoDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function sampleText(demoType: TryType, index: number, today: Date): string {
  return fillDates(trySamples[demoType][index] ?? "", today);
}
