import { describe, expect, it } from "vitest";
import { endOfQuiet } from "./quiet-hours.ts";

describe("quiet hours", () => {
  const at = (time: string) => Temporal.Instant.from(time).epochMilliseconds;
  const helsinki = { from: "22:00", to: "07:30", timeZone: "Europe/Helsinki" };

  it.each([
    ["before midnight", helsinki, "2026-11-24T21:00:00Z", "2026-11-25T05:30:00Z"],
    ["after midnight", helsinki, "2026-11-24T23:00:00Z", "2026-11-25T05:30:00Z"],
    ["at their begin", helsinki, "2026-11-24T20:00:00Z", "2026-11-25T05:30:00Z"],
    ["in a night in which the clocks go forward", helsinki, "2026-03-28T22:00:00Z", "2026-03-29T04:30:00Z"],
    ["in a night in which the clocks go back", helsinki, "2026-10-24T22:00:00Z", "2026-10-25T05:30:00Z"],
    [
      "in an hour that comes a second time",
      { ...helsinki, to: "03:30" },
      "2026-10-25T01:10:00Z",
      "2026-10-25T01:30:00Z",
    ],
    ["within a day", { ...helsinki, from: "12:00", to: "13:00" }, "2026-11-24T10:15:00Z", "2026-11-24T11:00:00Z"],
    ["at their end", helsinki, "2026-11-24T05:30:00Z", undefined],
    ["by day", helsinki, "2026-11-24T12:00:00Z", undefined],
    ["outside of a lunch", { ...helsinki, from: "12:00", to: "13:00" }, "2026-11-24T20:15:00Z", undefined],
  ])("end by the clocks of their time zone: %s", (_, quiet, now, end) => {
    expect(endOfQuiet(quiet, at(now))).toBe(end && at(end));
  });
});
