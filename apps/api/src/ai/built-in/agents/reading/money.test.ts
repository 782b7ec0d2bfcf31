import { expect, test } from "vitest";
import { findAmounts, findBudget } from "./money.ts";

test.each([
  ["Our budget is $4k.", 4_000, "USD"],
  ["budget: around 5000", 5_000, "USD"],
  ["We have a 5k budget", 5_000, "USD"],
  ["we can spend between $3,000 and $5,000", 5_000, "USD"],
  ["3k-5k USD budget", 5_000, "USD"],
  ["€3.000 max", 3_000, "EUR"],
  ["up to 8,000 euros", 8_000, "EUR"],
  ["Unser Rahmen liegt bei 3.200,50 EUR.", 3_200.5, "EUR"],
  ["Budget ca. 5.000 EUR", 5_000, "EUR"],
  ["budget 2 800 €", 2_800, "EUR"],
  ["we make $2m a year and can spend up to $10,000", 10_000, "USD"],
])("hears the budget in: %s", (text, max, currency) => {
  expect(findBudget(text)).toMatchObject({ max, currency });
});

test.each([
  "Revenue is $2m a year.",
  "Invoice 5521 for $180 is late.",
  "A team of 12, open 24/7.",
  "Our budget is small.",
])("hears none in: %s", (text) => {
  expect(findBudget(text)).toBeUndefined();
});

test("keeps what an amount is paid for", () => {
  expect(findAmounts("$500/month, €80 per hour and $90").map(({ per }) => per)).toEqual(["month", "hour", null]);
});
