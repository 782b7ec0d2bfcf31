import { expect, test } from "vitest";
import { contextOf, monday } from "../../../../testing/agent-clock.ts";
import { findDates } from "./dates.ts";

const { now } = contextOf("");
const days = (text: string, prefer: "future" | "nearest" = "nearest") =>
  findDates(text, now, { prefer }).map(({ date }) => date.toString());

test.each([
  ["by Friday", "2026-11-27"],
  ["was due last Friday", "2026-11-20"],
  ["next Monday", "2026-11-30"],
  ["tomorrow", "2026-11-24"],
  ["due 2026-11-20", "2026-11-20"],
  ["01.12.2026", "2026-12-01"],
  ["Kickoff: Nov 30, 2026", "2026-11-30"],
  ["running before January 15. Do you", "2027-01-15"],
  ["signed on 18 Nov", "2026-11-18"],
  ["in two weeks", "2026-12-07"],
  ["within 10 business days", "2026-12-07"],
  ["end of Q1", "2027-03-31"],
  ["end of the year", "2026-12-31"],
  ["by EOW", "2026-11-27"],
  ["EOD", "2026-11-23"],
  ["before Christmas", "2026-12-25"],
  ["by March", "2027-03-01"],
  ["finish the quote (was due friday)", "2026-11-20"],
  ["Kickoff: 3. Dezember 2026", "2026-12-03"],
  ["bis 8. Januar 2027", "2027-01-08"],
])("reads %s", (text, date) => {
  expect(days(text)).toEqual([date]);
});

test.each([
  "24/7 support",
  "may 3 people join",
  "we sat down",
  "at 9:30",
  "15 hours a week",
  "order 5521",
  "update to version 1.10.26",
  "$2,500",
  "soon",
])("finds no date in %s", (text) => {
  expect(days(text)).toEqual([]);
});

test("a date without a year is the next one or the nearest one, as the caller prefers", () => {
  expect(days("18 Nov", "future")).toEqual(["2027-11-18"]);
  expect(days("18 Nov", "nearest")).toEqual(["2026-11-18"]);
});

test("reads 3/4 in the order that the visitor's region uses", () => {
  const chicago = contextOf("", { ...monday, timeZone: "America/Chicago" }).now;
  const read = (at: Temporal.ZonedDateTime) => findDates("3/4/2027", at, { prefer: "nearest" })[0]?.date.toString();
  expect([read(now), read(chicago)]).toEqual(["2027-04-03", "2027-03-04"]);
});

test.each([
  ["05/12/26", "2026-12-05", "2026-05-12"],
  ["05-12-2026", "2026-12-05", "2026-05-12"],
  ["05/12/2026", "2026-12-05", "2026-05-12"],
  ["05.12.26", "2026-12-05", "2026-12-05"],
  ["05.12.2026", "2026-12-05", "2026-12-05"],
])("reads %s day-first, except for dashes and slashes in North America", (text, dayFirst, monthFirst) => {
  const read = (timeZone: string) =>
    findDates(text, contextOf("", { ...monday, timeZone }).now, { prefer: "nearest" }).map(({ date }) =>
      date.toString(),
    );
  expect(["Europe/Berlin", "America/Sao_Paulo", "America/Argentina/Salta"].flatMap(read)).toEqual(
    Array.from({ length: 3 }, () => dayFirst),
  );
  expect(["America/Chicago", "America/Toronto", "America/Indiana/Knox"].flatMap(read)).toEqual(
    Array.from({ length: 3 }, () => monthFirst),
  );
});

test.each([
  ["call client 24 today", "today", "2026-11-23"],
  ["confirm room 12 tomorrow", "tomorrow", "2026-11-24"],
  ["ship order 10 on Friday", "on Friday", "2026-11-27"],
  ["call at 10 tomorrow", "at 10 tomorrow", "2026-11-24"],
])("takes a number for an hour only where the text marks it as one: %s", (text, words, date) => {
  const [found] = findDates(text, now, { prefer: "nearest" });
  expect([found?.text, found?.date.toString()]).toEqual([words, date]);
});

test("takes today from the visitor's time zone", () => {
  const late = { now: Date.parse("2026-11-23T23:30:00Z") };
  const today = (timeZone: string) =>
    findDates("today", contextOf("", { ...late, timeZone }).now, { prefer: "nearest" })[0]?.date.toString();
  expect([today("UTC"), today("Asia/Tokyo"), today("America/Chicago")]).toEqual([
    "2026-11-23",
    "2026-11-24",
    "2026-11-23",
  ]);
});

test("returns a date in the original words, at its position in the text", () => {
  const text = "Start 1.12.2026, Ende 8. Januar 2027";
  for (const { text: words, index } of findDates(text, now, { prefer: "nearest" })) {
    expect(text.slice(index, index + words.length)).toBe(words);
  }
  expect(findDates(text, now, { prefer: "nearest" })[0]?.text).toBe("1.12.2026");
});
