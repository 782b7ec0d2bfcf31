import { expect, it } from "vitest";
import { charactersOf, unicodeRange, without } from "./unicode-range.ts";

it("formats ranges as CSS does", () => {
  expect(
    unicodeRange([
      [0x20, 0x7e],
      [0xa9, 0xa9],
    ]),
  ).toBe("U+20-7E,U+A9");
});

it("lists the characters in ranges", () => {
  expect(
    charactersOf([
      [0x61, 0x63],
      [0x1f600, 0x1f600],
    ]),
  ).toBe("abc😀");
});

it("subtracts ranges from ranges, in the middle, at the ends and across several", () => {
  const taken = [
    [1, 2],
    [5, 5],
    [9, 12],
  ] as const;
  expect(
    without(
      [
        [1, 10],
        [12, 14],
      ],
      taken,
    ),
  ).toEqual([
    [3, 4],
    [6, 8],
    [13, 14],
  ]);
});
