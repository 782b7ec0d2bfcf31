import type { QuietHours } from "@thirtyfold/api-contract/desk";

/** When the quiet hours that `now` is in end, both in epoch milliseconds; undefined outside of them. */
export function endOfQuiet({ from, to, timeZone }: QuietHours, now: number): number | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const [begin, end] = [Temporal.PlainTime.from(from), Temporal.PlainTime.from(to)];
  const time = local.toPlainTime();
  const hasBegun = Temporal.PlainTime.compare(time, begin) >= 0;
  const isBeforeEnd = Temporal.PlainTime.compare(time, end) < 0;
  const overMidnight = Temporal.PlainTime.compare(begin, end) > 0;
  if (overMidnight ? !hasBegun && !isBeforeEnd : !(hasBegun && isBeforeEnd)) return undefined;
  const day = local.toPlainDate().add({ days: overMidnight && hasBegun ? 1 : 0 });
  return day.toZonedDateTime({ timeZone, plainTime: end }).epochMilliseconds;
}
