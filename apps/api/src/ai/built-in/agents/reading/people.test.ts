import { expect, test } from "vitest";
import { findTeamSize } from "./people.ts";

test.each([
  ["We're a team of 12 people", 12],
  ["a 12-person dental clinic", 12],
  ["we have 1,200 employees", 1_200],
  ["Company size: 11-50", 50],
  ["50-100 employees", 100],
  ["we are 11", 11],
  ["a staff of about forty", 40],
  ["there are six of us", 6],
  ["it's just me", 1],
  ["a bakery w/ 6 ppl", 6],
  ["mit 23 Mitarbeitern", 23],
  ["thirty-five people", 35],
  ["thirty two employees", 32],
  ["sixteen people", 16],
  ["two hundred people", 200],
  ["one hundred and fifty employees", 150],
  ["two thousand people", 2_000],
  ["a team of twenty-five", 25],
  ["1.200 Mitarbeiter", 1_200],
  ["1 200 people", 1_200],
  ["a team of 5 100% remote", 5],
])("finds the team size in: %s", (text, people) => {
  expect(findTeamSize(text)?.people).toBe(people);
});

test.each([
  "We are 24 hours open",
  "a firm of 12 years",
  "a firm of twenty-five years",
  "a practice of one hundred and fifty years",
  "order 40 croissants",
  "15 hours a week",
  "one person answers the phone",
])("finds no team size in: %s", (text) => {
  expect(findTeamSize(text)).toBeUndefined();
});
