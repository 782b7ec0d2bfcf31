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

test("lets words flow, and holds a figure until its page is marked", () => {
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
])("shows no %s that no marked page has", (_of, said, text) => {
  expect(shown([said, 1]).join("")).toBe(text);
  expect(shown([said]).join("")).toBe(text);
});

test("shows a figure of a page only where that page is marked", () => {
  expect(shown(["From $2,500."]).join("")).toBe("From (not stated on this site).");
  expect(shown(["From $2,500.", 2]).join("")).toBe("From (not stated on this site).");
  expect(shown(["It takes 3 to 6 months.", 3]).join("")).toBe("It takes 3 to 6 months.");
});

test("looks at each character of a long answer once, however small its pieces are", () => {
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
  // Scanned again with each piece, it takes some 10 s.
  expect(time(20_000)).toBeLessThan(1_500);
});

test("needs no mark for the hours, which every prompt holds", () => {
  expect(shown(["Monday to Friday, 9 AM to 6:00 PM"]).join("")).toBe("Monday to Friday, 9 AM to 6:00 PM");
});

test("lets a visitor's own figures and the numbers of a list stand", () => {
  const answer = "For 450 invoices in April:\n1. An agent reads them.\n2) You approve.\n";
  expect(shown([answer]).join("")).toBe(answer);
  expect(shown(...answer.split("").map((letter) => [letter] as const)).join("")).toBe(answer);
  expect(shown(["In 2. step"]).join("")).toBe("In (not stated on this site). step");
});
