import { describe, expect, it } from "vitest";
import { dayPattern, firstWeekday, formatDay, parseDay } from "./day.ts";

describe("a typed day", () => {
  it.each([
    ["11/24/2026", "en-US"],
    ["11-24-26", "en-US"],
    ["11242026", "en-US"],
    ["24.11.2026", "de"],
    ["24. 11. 2026", "cs"],
    ["241126", "de"],
    ["20261124", "sv"],
    ["2026-11-24", "de"],
    ["٢٤/١١/٢٠٢٦", "ar-EG"],
  ])("is parsed from %s in %s", (text, locale) => {
    expect(parseDay(text, locale)).toBe("2026-11-24");
  });

  it.each(["2/30/2026", "13/1/2026", "1/2", "1/2/126", "1", "Tuesday", "1/2/2026/3"])(
    "is not parsed from %s",
    (text) => {
      expect(parseDay(text, "en-US")).toBeUndefined();
    },
  );

  it("survives a round trip through each language's format", () => {
    for (const locale of ["en-GB", "fr-CH", "hu", "ja", "ko", "fa", "th", "lt"]) {
      expect([locale, parseDay(formatDay("2026-02-09", locale), locale)]).toEqual([locale, "2026-02-09"]);
    }
    expect(formatDay("2026-02-30", "en-US")).toBe("");
  });

  it("has a pattern and a first weekday for each language", () => {
    expect(dayPattern("de-AT")).toBe("Tag.Monat.Jahr");
    expect([firstWeekday("en-US"), firstWeekday("de-AT"), firstWeekday("ar-EG")]).toEqual([0, 1, 6]);
  });
});
