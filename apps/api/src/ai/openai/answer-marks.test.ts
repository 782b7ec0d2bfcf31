import { expect, test } from "vitest";
import { createMarkReader } from "./answer-marks.ts";

/** Reads `text` in pieces of `size` characters. */
function read(text: string, size: number) {
  const reader = createMarkReader();
  let shown = "";
  for (let at = 0; at < text.length; at += size) shown += reader.push(text.slice(at, at + size));
  shown += reader.end();
  const { pages, unanswered, wantsPerson } = reader.marks;
  return { shown, pages: [...pages], unanswered, wantsPerson };
}

const cases: [string, string, number[]][] = [
  ["It starts at $2,500 [2]. The audit is free. [1, 3]", "It starts at $2,500. The audit is free.", [2, 1, 3]],
  ["Yes.[page 4] Or【5】 no.", "Yes. Or no.", [4, 5]],
  ["A line [1]\n\nand the next [1][12].", "A line\n\nand the next.", [1, 12]],
  ["Brackets [such as these] and [100] stay, so does [", "Brackets [such as these] and [100] stay, so does [", []],
];

test.each([1, 3, 7, 1_000])("removes marks from a stream in chunks of %i characters", (size) => {
  for (const [text, shown, pages] of cases) {
    expect(read(text, size)).toEqual({ shown, pages, unanswered: false, wantsPerson: false });
  }
});

test("recognises the marks for no answer on the pages and for a wanted person", () => {
  expect(read("I cannot say. [none] [Person]", 2)).toEqual({
    shown: "I cannot say.",
    pages: [],
    unanswered: true,
    wantsPerson: true,
  });
});

test("holds back no more than the length of a mark", () => {
  const reader = createMarkReader();
  expect(reader.push(`[${"x".repeat(30)}`)).toHaveLength(31);
});
