import { expect, test } from "vitest";
import { siteFinder } from "./find.ts";
import { describesTask, taskReply } from "./task.ts";

test.each([
  "We copy order details from email into our stock sheet. About 60 a day.",
  "I manually type invoices from suppliers into quickbooks",
  "our two new drivers often send photos of delivery notes",
  "Every Friday someone compiles the weekly report from four spreadsheets",
  "My team spends 3 hours a day on invoices",
  "Can an agent sort our incoming mail?",
  "could the matching of card payments be automated?",
  "we want to automate our invoicing",
  "something that answers tenants about broken heating",
])("hears a task: %s", (message) => {
  expect(describesTask(message)).toBe(true);
});

test.each([
  "I want to book a call with you",
  "we are looking for a partner in Texas",
  "I need help to choose an agent",
  "do you answer emails on weekends?",
  "how do you check what an agent writes",
  "what would it cost to automate our quotes",
  "copy that",
  "give me a phone nr i prefer calling",
])("hears a question or a wish: %s", (message) => {
  expect(describesTask(message)).toBe(false);
});

test("says yes, names what fits, and how to start", () => {
  const { text: reply } = taskReply(
    "We copy order details from email into our stock sheet. About 60 a day.",
    siteFinder,
  );
  expect(reply).toMatch(/^Yes, an agent can take that, and 60 a day makes it a good first task\./);
  expect(reply).toContain("AI Agent Delivery");
  expect(reply).toMatch(/reads orders from email, fills the stock sheet/);
  expect(reply).toContain("More: /solutions/agent-delivery");
  expect(reply).toMatch(/Start with a free AI audit: \/intake-form\.html$/);
});

test("names the library's agent where there is one", () => {
  expect(taskReply("we post on instagram three times a week", siteFinder).text).toMatch(
    /Promo Content Generator.*\/agents/,
  );
  expect(taskReply("I type supplier invoices into quickbooks", siteFinder).text).toMatch(/Finance & Bookkeeping Bot/);
});

test("promises nothing where nothing on the site is like it, and names the usual fit", () => {
  const { text: reply } = taskReply("we rename zebra pictures by stripe count", siteFinder);
  expect(reply).toMatch(
    /^I can't say whether.*AI Workflow Automation is the usual fit.*\/solutions\/workflow-automation/s,
  );
});

test("leaves the work of hands to people", () => {
  expect(describesTask("We clean offices every night")).toBe(true);
  expect(taskReply("We clean offices every night", siteFinder).text).toMatch(/^That stays with people/);
});
