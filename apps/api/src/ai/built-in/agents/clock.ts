/** The time that a run goes by. */
export type RunClock = {
  /** Epoch milliseconds. */
  now: number;
  /** IANA name; unset or unknown: UTC. */
  timeZone?: string | undefined;
  /** Milliseconds since the run began; a test passes a fixed one. */
  elapsed?: () => number;
};

export function zonedNow({ now, timeZone = "UTC" }: RunClock): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  try {
    return instant.toZonedDateTimeISO(timeZone);
  } catch {
    return instant.toZonedDateTimeISO("UTC");
  }
}
