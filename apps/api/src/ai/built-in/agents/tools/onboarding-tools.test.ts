import { expect, test } from "vitest";
import { contextOf } from "../../../../testing/agent-clock.ts";
import { countBusinessDays } from "./count-business-days.ts";
import { findGaps } from "./find-gaps.ts";
import { planOnboarding } from "./plan-onboarding.ts";
import { readProposal } from "./read-proposal.ts";

test("read_proposal tells dates apart by the words before them", () => {
  const text =
    "Signed November 20, 2026. Kickoff: December 1. To be completed by January 29, 2027. Fee $4,200 and €300.";
  expect(readProposal.output.parse(readProposal.run({}, contextOf(text)))).toMatchObject({
    signed: { date: "2026-11-20" },
    start: { date: "2026-12-01" },
    end: { date: "2027-01-29" },
    amounts: ["$4,200", "€300"],
  });
});

test.each([
  ["Give us access to Salesforce, Jira and HubSpot by December 3.", null],
  ["The deposit is due December 3", null],
  ["Credentials are handed over by December 3, the agent goes live January 15.", "2027-01-15"],
  ["Access to Slack by December 3 and delivery by January 15", "2027-01-15"],
  ["Go-live with access for the whole team by January 15", "2027-01-15"],
  ["Start Dec 10, live Jan 14", "2027-01-14"],
  ["The access request agent is ready by January 15", "2027-01-15"],
])("read_proposal does not take the client's own due dates for the delivery date: %s", (text, date) => {
  expect(readProposal.run({}, contextOf(text)).end?.date ?? null).toBe(date);
});

test.each([
  ["Access to Gmail and HubSpot by December 1. Kickoff December 7.", "2026-12-01"],
  // The day has passed: the usual two business days before the kickoff apply.
  ["Access to HubSpot by November 2. Kickoff December 7.", "2026-12-03"],
  ["HubSpot is in use. Kickoff December 7.", "2026-12-03"],
])("plan_onboarding schedules access for the date named in the text: %s", (text, day) => {
  const { items } = planOnboarding.run({ start: null }, contextOf(text));
  expect(items.find(({ task }) => task.startsWith("Give access to HubSpot"))?.due).toBe(day);
});

test("find_gaps reports access that comes too late", () => {
  const { conflicts } = findGaps.run({}, contextOf("Kickoff December 7. Access to HubSpot by December 11."));
  expect(conflicts).toEqual([
    "Access is promised for Friday, December 11, 2026, after the start (Monday, December 7, 2026)",
  ]);
});

test("read_proposal recognises tools from access requests, and fees without a currency", () => {
  const proposal = readProposal.run(
    {},
    contextOf("Zugang: Outlook, Doctolib. We need DATEV access. 2500 setup, 750 monthly."),
  );
  expect(proposal.systems).toEqual(["Outlook", "Doctolib", "DATEV"]);
  expect(proposal.amounts).toEqual(["2500 setup", "750 monthly"]);
});

test("read_proposal ends a fee with its sentence and lists each sum once", () => {
  const amounts = (text: string) => readProposal.run({}, contextOf(text)).amounts;
  expect(amounts("Go-live is January 15, 2027. Setup fee: $2,500")).toEqual(["$2,500"]);
  expect(amounts("CHF 2500 setup, 750 monthly")).toEqual(["CHF 2500", "750 monthly"]);
});

test.each([
  ["Kickoff: February 30, 2027. Go-live April 9, 2027.", ["February 30, 2027"]],
  ["Kickoff: 31.11.2026", ["31.11.2026"]],
  ["Kickoff: December 1", []],
])("an impossible date is not used as the start, and is reported: %s", (text, noDates) => {
  const proposal = readProposal.output.parse(readProposal.run({}, contextOf(text)));
  expect(proposal.noDates).toEqual(noDates);
  expect(proposal.start === null).toBe(noDates.length > 0);
  const { conflicts } = findGaps.run({}, contextOf(text));
  expect(conflicts).toEqual(noDates.map((date) => `There is no ${date}: ask which day is meant`));
});

test.each([
  ["Scope: chatbot, weekly report and training", ["chatbot", "weekly report", "training"]],
  ["Deliverables\n1. Chatbot\n2. Report\n\nPrice: $1", ["Chatbot", "Report"]],
  ["We will build a recall agent. It rains.", ["We will build a recall agent"]],
  ["Nothing here.", []],
])("read_proposal finds the scope in: %s", (text, scope) => {
  expect(readProposal.run({}, contextOf(text)).scope).toEqual(scope);
});

test("read_proposal finds people by their roles", () => {
  const text =
    "Approver: Sam Ortiz\nBilling contact: Bo Chen\nMarta Ruiz (operations director) and Jo Park, finance lead";
  expect(readProposal.run({}, contextOf(text)).people).toEqual([
    { name: "Sam Ortiz", role: "Approver" },
    { name: "Bo Chen", role: "Billing contact" },
    { name: "Marta Ruiz", role: "operations director" },
    { name: "Jo Park", role: "finance lead" },
  ]);
});

test.each([
  [null, "2026-11-30", "not-named"],
  ["2026-12-01", "2026-12-01", "named"],
  ["2026-12-05", "2026-12-07", "moved-from-weekend"],
  ["2026-11-02", "2026-11-24", "moved-from-past"],
])("plan_onboarding schedules the kickoff for the start date %s", (start, kickoff, kickoffReason) => {
  const plan = planOnboarding.output.parse(planOnboarding.run({ start }, contextOf("Client: Foo")));
  expect(plan).toMatchObject({ kickoff, kickoffReason });
  expect(plan.items.find(({ task }) => task === "Kickoff call")?.due).toBe(kickoff);
});

test("find_gaps asks for what is missing and for nothing that is given", () => {
  const gaps = (text: string) => findGaps.run({}, contextOf(text)).gaps.map(({ missing }) => missing);
  expect(gaps("")).toHaveLength(12);
  const found = gaps("Client: Foo GmbH, ana@foo.example. Price $4,200, net 30. Approver: Sam Ortiz\nSystems: Slack");
  for (const missing of [
    "The agreed price",
    "Payment terms",
    "The systems that the work touches",
    "The client's company name",
  ]) {
    expect(found).not.toContain(missing);
  }
  expect(found).toContain("A billing contact");
});

test("count_business_days counts from the visitor's today or from a given date", () => {
  expect(countBusinessDays.run({ from: null, days: 5 }, contextOf(""))).toEqual({
    date: "2026-11-30",
    text: "Monday, November 30, 2026",
  });
  expect(countBusinessDays.run({ from: "2026-12-24", days: -4 }, contextOf("")).date).toBe("2026-12-18");
  expect(countBusinessDays.input.safeParse({ from: "2026-02-30", days: 1 }).success).toBe(false);
});
