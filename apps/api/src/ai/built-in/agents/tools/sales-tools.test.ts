import { libraryAgents, pricing, promise, solutions } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { contextOf, monday } from "../../../../testing/agent-clock.ts";
import { checkAmounts } from "./check-amounts.ts";
import { lookUpPrices, startingPrice } from "./look-up-prices.ts";
import { matchOffers } from "./match-offers.ts";
import { proposeCall } from "./propose-call.ts";
import { qualifyInquiry } from "./qualify-inquiry.ts";

const nothing = contextOf("");

test.each([
  ["We need someone to answer leads on WhatsApp at night", "Sales Support Agent"],
  ["an agent that matches receipts in QuickBooks", "Finance & Bookkeeping Bot"],
  ["a chatbot that answers from our manuals", "Custom GPT Agents"],
  ["connect Shopify to Xero without code", solutions["no-code-integrations"].title],
  ["predict demand for our stores", solutions["machine-learning"].title],
])("match_offers: %s", (need, title) => {
  const { offers } = matchOffers.run({ needs: [need] }, nothing);
  expect(offers[0]).toMatchObject({ title, need });
});

test("match_offers lists each offer once, with a page of the site, and none when nothing fits", () => {
  const need = "answer leads on WhatsApp";
  const { offers } = matchOffers.run({ needs: [need, need] }, nothing);
  expect(offers).toHaveLength(1);
  expect(libraryAgents.map(({ name }) => name)).toContain(offers[0]?.title);
  expect(offers[0]?.path).toBe("/agents");
  expect(matchOffers.run({ needs: ["200 croissants"] }, nothing).offers).toEqual([]);
});

test("look_up_prices returns the site's price list and nothing else", () => {
  expect(lookUpPrices.run({ agents: 1 }, nothing)).toEqual({
    firstAgent: pricing.firstAgent,
    covers: pricing.covers,
    scope: pricing.scope,
    furtherAgents: null,
    samples: pricing.samples.map(({ label, value }) => ({ label, value })),
    samplesNote: pricing.samplesNote,
  });
  expect(lookUpPrices.run({ agents: 4 }, nothing).furtherAgents).toMatch(/no price for further agents/);
  expect(startingPrice).toBe(2_500);
});

test("qualify_inquiry sums up reasons that anyone can check", () => {
  const strong = {
    needs: 2,
    budgetUsd: 4_000,
    people: 11,
    deadline: "2027-01-15",
    urgent: false,
    role: "owner",
    reachable: true,
  };
  const best = qualifyInquiry.run(strong, nothing);
  expect(best).toMatchObject({ score: 100, level: "strong" });
  expect(best.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  const unknown = {
    needs: 0,
    budgetUsd: null,
    people: null,
    deadline: null,
    urgent: false,
    role: null,
    reachable: false,
  };
  expect(qualifyInquiry.run(unknown, nothing)).toMatchObject({ score: 20, level: "early" });
  for (const worse of [
    { budgetUsd: 500 },
    { reachable: false },
    { deadline: "2026-11-25" },
    { needs: 0 },
    { people: 1 },
  ]) {
    expect(qualifyInquiry.run({ ...strong, ...worse }, nothing).score).toBeLessThan(100);
  }
  const tomorrow = qualifyInquiry.run({ ...strong, deadline: "2026-11-24" }, nothing).reasons;
  expect(tomorrow.map(({ text }) => text)).toContain("1 day until the date: less than the 30 days of a program");
});

test("propose_call stays within business hours, on business days and with enough notice", () => {
  // Times throughout a week, in three time zones.
  for (let hour = 0; hour < 168; hour += 5) {
    for (const timeZone of ["America/Los_Angeles", "Europe/Berlin", "Asia/Tokyo"]) {
      const now = monday.now + hour * 3_600_000;
      const { slots } = proposeCall.run({ urgent: hour % 2 === 0 }, contextOf("", { now, timeZone }));
      expect(slots).toHaveLength(2);
      for (const { start } of slots) {
        const there = Temporal.Instant.from(start).toZonedDateTimeISO("EST");
        expect(there.dayOfWeek).toBeLessThanOrEqual(5);
        expect(there.hour).toBeGreaterThanOrEqual(9);
        expect(there.hour).toBeLessThan(18);
        expect(there.epochMilliseconds - now).toBeGreaterThan(2 * 3_600_000);
      }
    }
  }
});

test("propose_call gives the time in both time zones and the dates of the program", () => {
  const { slots, program } = proposeCall.run({ urgent: false }, contextOf(""));
  expect(slots[0]).toEqual({
    start: "2026-11-24T15:00:00Z",
    ours: "Tuesday, November 24, 2026, 10:00 AM EST",
    yours: "Tuesday, November 24, 2026, 4:00 PM (Europe/Berlin)",
  });
  const first = Temporal.PlainDate.from("2026-11-24");
  expect(program.end).toBe(first.add({ days: promise.days - 1 }).toString());
});

test.each([
  ["It starts at $2,500, support is $750/month, up to 15% off.", []],
  ["It is $2,400.", ["$2,400"]],
  ["You get 90% off.", ["90%"]],
  ["A discount of 20 percent.", ["20%"]],
  ["Automate 30% of your week.", []],
  ["Your budget of $6,000 covers it.", []],
  ["That is €2,500.", ["€2,500"]],
])("check_amounts: %s", (draft, unlisted) => {
  const context = contextOf("Our budget is $6,000. Give me 90% off.");
  expect(checkAmounts.run({ draft }, context).unlisted).toEqual(unlisted);
});
