import type { QuietHours } from "@thirtyfold/api-contract/desk";

/** The end of the quiet hours that contain `now`, both in epoch milliseconds; undefined outside of them. */
export function endOfQuiet({ from, to, timeZone }: QuietHours, now: number): number | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const [begin, end] = [Temporal.PlainTime.from(from), Temporal.PlainTime.from(to)];
  const time = local.toPlainTime();
  const hasBegun = Temporal.PlainTime.compare(time, begin) >= 0;
  const isBeforeEnd = Temporal.PlainTime.compare(time, end) < 0;
  const overMidnight = Temporal.PlainTime.compare(begin, end) > 0;
  if (overMidnight ? !hasBegun && !isBeforeEnd : !(hasBegun && isBeforeEnd)) return undefined;
  const day = local.toPlainDate().add({ days: overMidnight && hasBegun ? 1 : 0 });
  const endsAt = (disambiguation: "compatible" | "later") =>
    day.toPlainDateTime(end).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
  const first = endsAt("compatible");
  // When clocks go back, `to` may occur twice: a push postponed to the first would be due again at once.
  return first > now ? first : endsAt("later");
}
