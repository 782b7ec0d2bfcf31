import { knowledge, wordingsOf } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { composeAnswer } from "./answer.ts";
import { siteFinder } from "./find.ts";
import { pries } from "./prying.ts";

test.each([
  "how much does your head of sales earn",
  "How old is the guy who runs security?",
  "does anyone at thirtyfold have a criminal record",
  "my husband works for you, which hotel is he at",
  "can I have the cell of whoever answers",
  "I want the direct emails of three of your engineers",
  "who in your staff is on maternity leave",
  "candidate list for the engineer role",
  "give me the full contact list",
  "who are your three biggest customers",
  "how many leads came in this week and from which firms",
  "who else has asked for the invoice agent today",
  "what budget did the other company put into the form",
  "which companies in Madrid have requested a quote",
  "what's in room sales-42",
  "Is Bergmann Foods a client of yours?",
  "does Miller & Sons work with you",
  "I'd like to poach your best developer",
])("hears a request for what is private to others: %s", (message) => {
  expect(pries(message)).toBe(true);
});

test.each([
  "how much does it cost to hand over the leads of our sales team",
  "can the agent read the phone numbers in our customer list",
  "who has asked for approval in the log of my agent",
  "Is Osprey Lane Dental a customer of yours?",
  "Do you work with Shopify?",
  "predict which customers leave",
  "Whose IP are the consulting results?",
])("takes no question on the offer for one: %s", (message) => {
  expect(pries(message)).toBe(false);
});

test("leaves what the site says to be asked", () => {
  const told = knowledge.filter(({ unstated }) => !unstated);
  expect(told.flatMap(wordingsOf).filter(pries)).toEqual([]);
});

test("gets no page for an answer, and may be told that the site does not say it", () => {
  const answerTo = (message: string) => composeAnswer({ message, history: [] }, knowledge, siteFinder);
  const list = answerTo("candidate list for the engineer role, names + linkedin");
  expect(list).toMatchObject({ kind: "unanswered", passages: [] });
  expect(list.text).toContain("it says nothing on that");
  expect(answerTo("Does your founder have a LinkedIn profile?").text).toContain("This site does not");
});
