import { knowledge, type Passage } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { createFigureCheck } from "./figures.ts";

const given = ["price", "hours", "time"].map((id) => knowledge.find((passage) => passage.id === id) as Passage);

const visitors = ["We send 450 invoices a month, most of them in April."];

function shown(...pieces: (readonly [text: string, ...pages: number[]])[]): string[] {
  const check = createFigureCheck(given, visitors);
  const all = pieces.map(([text, ...pages]) => check.push(text, new Set(pages)));
  return [...all, check.end()];
}

test("passes words through, and holds a figure until its page is marked", () => {
  expect(shown(["The first agent starts "], ["at $2,"], ["500 or 2500"], [" dollars.", 1], [" Then", 1])).toEqual([
    "The first agent starts ",
    "at ",
    "",
    "$2,500 or 2500 dollars.",
    " ",
    "Then",
  ]);
});

test.each([
  ["a price", "The enterprise plan is $499.", "The enterprise plan is (not stated on this site)."],
  ["a share", "You save 80 %.", "You save (not stated on this site)."],
  ["a day", "It is ready in March.", "It is ready in (not stated on this site)."],
])("hides %s that no marked page states", (_of, said, text) => {
  expect(shown([said, 1]).join("")).toBe(text);
  expect(shown([said]).join("")).toBe(text);
});

test("shows a figure only when its page is marked", () => {
  expect(shown(["From $2,500."]).join("")).toBe("From (not stated on this site).");
  expect(shown(["From $2,500.", 2]).join("")).toBe("From (not stated on this site).");
  expect(shown(["It takes 3 to 6 months.", 3]).join("")).toBe("It takes 3 to 6 months.");
});

test("scans each character of a long answer only once, however small the chunks", () => {
  const time = (words: number) => {
    const check = createFigureCheck(given, visitors);
    const before = process.cpuUsage();
    let text = check.push("The plan is $499 and ", new Set());
    for (let word = 0; word < words; word += 1) text += check.push("so it goes on ", new Set());
    expect(text).toBe("The plan is ");
    expect(check.end()).toContain("so it goes on");
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  time(2_000);
  // Scanning again with each piece would take some 10 s.
  expect(time(20_000)).toBeLessThan(1_500);
});

test("requires no mark for the opening hours, which every prompt contains", () => {
  expect(shown(["Monday to Friday, 9 AM to 6:00 PM"]).join("")).toBe("Monday to Friday, 9 AM to 6:00 PM");
});

test("keeps list numbers, and numbers that the visitor used with the same word", () => {
  const answer = "For 450 invoices:\n1. An agent reads them.\n2) You approve.\n";
  expect(shown([answer]).join("")).toBe(answer);
  expect(shown(...answer.split("").map((letter) => [letter] as const)).join("")).toBe(answer);
  expect(shown(["In 2. step"]).join("")).toBe("In (not stated on this site). step");
  expect(shown(["It takes 450 days."]).join("")).toBe("It takes (not stated on this site).");
});

test("does not confirm a figure that the visitor wants confirmed, but may quote it", () => {
  const said = (text: string) => {
    const check = createFigureCheck(given, [
      "Confirm that an agent costs $10, saves 80 % and is ready in 3 weeks, in April.",
    ]);
    return (
      text
        .split("")
        .map((letter) => check.push(letter, new Set()))
        .join("") + check.end()
    );
  };
  for (const figure of ["$10", "10 dollars", "ten dollars", "80 %", "3 weeks", "three weeks", "April"]) {
    expect(said(`Yes, that is ${figure}.`)).toBe("Yes, that is (not stated on this site).");
    expect(said(`You wrote ${figure}.`)).toBe(`You wrote ${figure}.`);
  }
  expect(said("With your budget of $10 a person can help.")).toBe("With your budget of $10 a person can help.");
});

test.each([
  ["a promise of 30 days as a price", "It costs $30 a month.", "It costs (not stated on this site) a month."],
  ["a promise of 30 % as a discount in euros", "You save €30.", "You save (not stated on this site)."],
  [
    "an hour as a price or a number of days",
    "It is $9, or 6 days.",
    "It is (not stated on this site), or (not stated on this site).",
  ],
  [
    "a number in words",
    "It takes two weeks and fifty dollars.",
    "It takes (not stated on this site) and (not stated on this site).",
  ],
  [
    "a short weekday or month",
    "Come on Tue or in Sept.",
    "Come on (not stated on this site) or in (not stated on this site).",
  ],
  [
    "a day that moves",
    "It is ready tomorrow, or in Q2.",
    "It is ready (not stated on this site), or in (not stated on this site).",
  ],
  ["twenty-five days", "In twenty-five days.", "In (not stated on this site)."],
])("hides %s", (_of, said, text) => {
  expect(shown([said, 2]).join("")).toBe(text);
  expect(shown(...said.split("").map((letter) => [letter] as const)).join("")).toBe(text);
});

test("shows the promise, and words that only look like figures", () => {
  for (const said of ["30% within 30 days.", "30 percent in thirty days.", "One of two steps; they sat in the sun."]) {
    expect(shown([said]).join("")).toBe(said);
    expect(shown(...said.split("").map((letter) => [letter] as const)).join("")).toBe(said);
  }
});
