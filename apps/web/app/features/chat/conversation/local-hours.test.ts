import { describe, expect, it } from "vitest";
import { clockText } from "./day-text.ts";
import { localHours } from "./local-hours.ts";

const wednesday = Date.parse("2026-11-18T15:00:00Z");
/** A time in this machine's clock format. */
const time = (utc: string) => clockText(`2026-11-18T${utc}:00Z`, "UTC");

describe("the hours in the visitor's own time", () => {
  it.each([
    ["EST", `Monday to Friday, ${time("09:00")} to ${time("18:00")} your time`],
    ["Europe/Berlin", `Monday to Friday, ${time("15:00")} to ${time("00:00")} your time`],
    ["Asia/Kolkata", `Monday to Friday, ${time("19:30")} to ${time("04:30")} your time`],
    ["Pacific/Kiritimati", `Tuesday to Saturday, ${time("04:00")} to ${time("13:00")} your time`],
    ["Pacific/Honolulu", `Monday to Friday, ${time("04:00")} to ${time("13:00")} your time`],
  ])("in %s are %o", (zone, hours) => {
    expect(localHours(wednesday, zone)).toBe(hours);
  });

  it("are the same whatever the current day of the week", () => {
    const week = Array.from({ length: 7 }, (_, day) => localHours(wednesday + day * 86_400_000, "Asia/Tokyo"));
    expect(new Set(week).size).toBe(1);
  });
});
