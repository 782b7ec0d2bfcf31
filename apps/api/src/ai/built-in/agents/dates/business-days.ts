/** Monday to Friday; public holidays are not considered. */
export function isBusinessDay(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek <= 5;
}

/** The first business day after `date`, never `date` itself. */
export function nextBusinessDay(date: Temporal.PlainDate): Temporal.PlainDate {
  return addBusinessDays(date, 1);
}

/** `date` itself if a business day, else the next Monday. */
export function onBusinessDay(date: Temporal.PlainDate): Temporal.PlainDate {
  return isBusinessDay(date) ? date : nextBusinessDay(date);
}

/** Adds `days` business days to `date`, backwards if negative; 0 returns `date` itself. */
export function addBusinessDays(date: Temporal.PlainDate, days: number): Temporal.PlainDate {
  const step = Math.sign(days);
  let day = date;
  for (let left = Math.abs(days); left > 0; ) {
    day = day.add({ days: step });
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** Business days after `from`, up to and including `to`; negative if `to` comes first. */
export function businessDaysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  const order = Temporal.PlainDate.compare(from, to);
  if (order > 0) return -businessDaysBetween(to, from);
  const days = from.until(to).days;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let day = from.add({ weeks }); Temporal.PlainDate.compare(day, to) < 0; ) {
    day = day.add({ days: 1 });
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
