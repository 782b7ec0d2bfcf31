export type RunClock = {
  /** Epoch milliseconds. */
  now: number;
  /** IANA name; UTC if unset or unknown. */
  timeZone?: string | undefined;
  /** Milliseconds since the run began; tests pass a fixed one. */
  elapsed?: () => number;
};

/** The time of the run in its reader's time zone. */
export function zonedNow({ now, timeZone = "UTC" }: RunClock): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  try {
    return instant.toZonedDateTimeISO(timeZone);
  } catch {
    return instant.toZonedDateTimeISO("UTC");
  }
}
