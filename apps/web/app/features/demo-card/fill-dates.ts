const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** A sample with its dates filled in, counted from the visitor's `today`: `{day+5}` in words, `{iso-1}` as 2026-11-20. */
export function fillDates(text: string, today: Date): string {
  return text.replace(/\{(day|iso)([+-]\d+)\}/g, (_, form: string, days: string) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + Number(days));
    return form === "day" ? inWords.format(date) : isoDate(date);
  });
}

function isoDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
