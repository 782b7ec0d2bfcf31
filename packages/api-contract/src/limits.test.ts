import { expect, it } from "vitest";
import { z } from "zod";
import { emailFormat, visibleCharacter } from "./limits.ts";

it("accepts the same email addresses as zod", () => {
  expect(emailFormat.source).toBe(z.regexes.email.source.replaceAll("\\-", "-"));
});

it.each([
  ["white space and a zero-width space", " \n\u200b\ufeff"],
  ["Hangul fillers", "\u3164\u115f\u1160\uffa0"],
  ["a blank of Braille", "\u2800"],
  ["vowels of Khmer that have no form", "\u17b4\u17b5"],
  ["a separator of Mongolian", "\u180e"],
  ["variation selectors and a joiner", "\ufe0f\u034f\u{e0100}"],
])("finds no visible character in %s", (_, text) => {
  expect(visibleCharacter.test(text)).toBe(false);
});

it.each(["0", "é", "e\u0301", "❤\ufe0f", "👩\u200d🚀", "ᄒ\u1161", "⠁", "ក", "שלום"])(
  "finds a visible character in %j",
  (text) => {
    expect(visibleCharacter.test(text)).toBe(true);
  },
);
