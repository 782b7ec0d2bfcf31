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
  ["We do $2m a year, budget $5k", 5_000, "USD"],
  ["We do $2m a year and our budget is $5k", 5_000, "USD"],
  ["We can spend $5,000 to make invoices", 5_000, "USD"],
  ["Budget: 2000", 2_000, "USD"],
  ["Budget for the first agent is 5000, for 12 people", 5_000, "USD"],
  ["budget: 3-5k", 5_000, "USD"],
  ["Our 2027 budget is 6000", 6_000, "USD"],
  ["€2,5k max", 2_500, "EUR"],
  ["max 2,5k EUR", 2_500, "EUR"],
  ["up to €49,90", 49.9, "EUR"],
  ["up to 5'000 EUR", 5_000, "EUR"],
  ["Budget: CHF 5000", 5_000, "CHF"],
  ["Budget: 5000 CHF", 5_000, "CHF"],
  ["Budget A$5,000", 5_000, "AUD"],
  ["Budget C$8,000", 8_000, "CAD"],
  ["Budget $8,000 CAD", 8_000, "CAD"],
  ["Budget US$8,000", 8_000, "USD"],
])("finds the budget in: %s", (text, max, currency) => {
  expect(findBudget(text)).toMatchObject({ max, currency });
});

test.each([
  "Revenue is $2m a year.",
  "Invoice 5521 for $180 is late.",
  "A team of 12, open 24/7.",
  "Our budget is small.",
  "in our 2027 budget",
  "no budget for 2027 yet",
  "budget is tight, 12 people",
  "budget is 12 people, 3 agents",
  "budget is 5 to 8 people",
  "budget approved until 31 March",
  "budget: 31 March",
  "We have about $2m in revenue",
  "₹200000 budget",
  "budget NZ$5,000",
  "budget: 5000 rupees",
])("finds no budget in: %s", (text) => {
  expect(findBudget(text)).toBeUndefined();
});

test("keeps what an amount pays for", () => {
  expect(findAmounts("$500/month, €80 per hour and $90").map(({ per }) => per)).toEqual(["month", "hour", null]);
  const text = "$2,500 monthly, $9k annually, $80 an hour, $600 a day, $800 a week";
  expect(findAmounts(text).map(({ per }) => per)).toEqual(["month", "year", "hour", "day", "week"]);
  expect(findBudget("Budget: 900 a week")?.per).toBe("week");
});
