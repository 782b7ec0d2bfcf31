import { expect, test } from "vitest";
import { answerTo } from "../../../testing/answer-to.ts";
import { asideIn } from "./asides.ts";
import { siteFinder } from "./find.ts";
import { taskReply } from "./task.ts";
import { isWork, type Work } from "./text-index.ts";

const heard: Readonly<Record<Work, readonly string[]>> = {
  work: [
    "We copy order details from email into our stock sheet. About 60 a day.",
    "I manually type invoices from suppliers into quickbooks",
    "our two new drivers often send photos of delivery notes",
    "Every Friday someone compiles the weekly report from four spreadsheets",
    "My team spends 3 hours a day on invoices",
    "Can an agent answer the mails of our tenants?",
    "could the matching of card payments be automated?",
    "we want to automate our invoicing",
    "something that answers tenants about broken heating",
    "could something read the resumes we get and put the basics into a list?",
    "Beekeeper here, and the orders for honey come by mail, phone and on slips of paper that my wife types into a sheet",
    "matching what the courier billed us with what we shipped",
  ],
  hands: [
    "We clean offices every night",
    "my crew tars flat roofs in summer and clears snow in winter",
    "can an agent wash the windows of our showroom?",
  ],
  judgment: [
    "I grant or refuse loans all day",
    "my brother rules on appeals at a small court",
    "I haggle over prices with steel mills every week",
  ],
};

test.each(Object.entries(heard).flatMap(([kind, messages]) => messages.map((message) => [kind, message] as const)))(
  "recognises %s: %s",
  (kind, message) => {
    expect(asideIn(message, false, siteFinder)).toBe(kind);
  },
);

test.each([
  "I want to book a call with you",
  "we are looking for a partner in Texas",
  "I need help to choose an agent",
  "do you answer emails on weekends?",
  "how do you check what an agent writes",
  "what would it cost to automate our quotes",
  "copy that",
  "give me a phone nr i prefer calling",
  "I water my tomatoes every evening",
  "my neighbor plays golf on Mondays",
  "what does the CRM know about Pinewood Bakery",
])("recognises no work: %s", (message) => {
  expect(isWork(asideIn(message, false, siteFinder))).toBe(false);
});

test("recognises work in a conversation as it does in a single message", () => {
  const answer = answerTo(
    "what does it cost?",
    "could something read the CVs we get and put the basics in a table? 50 a week",
  );
  expect(answer.text).toMatch(/^Yes, an agent can take that, and 50 a week makes it a good first task\./);
});

test("says yes, names what fits and how to start", () => {
  const { text: reply } = taskReply(
    "We copy order details from email into our stock sheet. About 60 a day.",
    "work",
    siteFinder,
  );
  expect(reply).toMatch(/^Yes, an agent can take that, and 60 a day makes it a good first task\./);
  expect(reply).toContain("AI Agent Delivery");
  expect(reply).toMatch(/reads orders from email, fills the stock sheet/);
  expect(reply).toContain("More: /solutions/agent-delivery");
  expect(reply).toMatch(/Start with a free AI audit: \/intake-form\.html$/);
});

test.each([
  ["I type 30-40 emails with orders into our stock sheet: 30-40 emails a day", "30-40 emails a day"],
  ["we type orders from email into our stock sheet, between 30 and 40 a day", "between 30 and 40 a day"],
  ["we type 1,200 orders a month from email into our stock sheet", "1,200 orders a month"],
])("repeats the amount of work as written: %s", (message, amount) => {
  expect(taskReply(message, "work", siteFinder).text).toContain(`and ${amount} makes it a good first task.`);
});

test.each([
  "We type orders from email into our stock sheet, and lose $3,000 in sales per month",
  "we type orders from email into our stock sheet for € 500 a week",
  "We type orders from email into our stock sheet, which costs us 3000 dollars a month",
  "we type orders from email into our stock sheet, 2 emails a month",
  "we type orders from email into our stock sheet, 0 orders a week",
])("praises neither sums of money nor tasks that are rare: %s", (message) => {
  expect(taskReply(message, "work", siteFinder).text).toMatch(/^Yes, that sounds like a task an agent can take\./);
});

test("names the library's agent where one fits", () => {
  expect(taskReply("we post on instagram three times a week", "work", siteFinder).text).toMatch(
    /Promo Content Generator.*\/agents/,
  );
  expect(taskReply("I type supplier invoices into quickbooks", "work", siteFinder).text).toMatch(
    /Finance & Bookkeeping Bot/,
  );
});

test("promises nothing when nothing on the site is similar, and names the usual fit", () => {
  const { text: reply } = taskReply("we rename zebra pictures by stripe count", "work", siteFinder);
  expect(reply).toMatch(
    /^I can't say whether.*AI Workflow Automation is the usual fit.*\/solutions\/workflow-automation/s,
  );
});

test("leaves manual work to people", () => {
  expect(taskReply("We clean offices every night", "hands", siteFinder).text).toMatch(/^That stays with people/);
});

test("leaves decisions to a person and promises none of them", () => {
  const { text: near } = taskReply("I approve insurance claims", "judgment", siteFinder);
  expect(near).toMatch(/^An agent can prepare that, and a person decides\. .*More: \//);
  const { text: far, fit } = taskReply("I judge piano competitions", "judgment", siteFinder);
  expect(far).toMatch(/^That stays with a person, who answers for it\..*\/intake-form\.html$/);
  expect(fit).toBeUndefined();
});
