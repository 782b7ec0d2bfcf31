import type { SolutionDetail } from "./solution-detail.ts";

/** The enterprise integration page; its four services are four industries (SPEC, "Enterprise integration detail page"). */
export const enterpriseIntegrationDetail: SolutionDetail = {
  services: {
    title: "Four industries that get audited",
    lead: "The systems differ, the questions do not: who asked, who approved, what was written.",
    items: [
      {
        title: "Logistics",
        bullets: [
          "Dispatch planned from orders and vehicle data",
          "Late trucks planned again, customers told first",
          "Proof of delivery matched to its order",
          "Customs papers drafted, a broker signs",
        ],
      },
      {
        title: "Banking",
        bullets: [
          "Chatbots that answer from your terms and name the page",
          "KYC files checked, missing documents requested",
          "Fraud patterns flagged for an analyst, never judged alone",
          "Two approvals on every release of money",
        ],
      },
      {
        title: "Telecom",
        bullets: [
          "Churn prediction before the contract ends, with the reason",
          "Cases routed by content and history",
          "Offers inside the limits that you set",
          "Outage notices drafted for each region",
        ],
      },
      {
        title: "Energy",
        bullets: [
          "Grid optimization from meter data, proposed to the operator",
          "Load and storage balanced by the hour",
          "Switching plans that wait for a person",
          "Meter readings checked before they are billed",
        ],
      },
    ],
  },
  why: {
    title: "What every connection carries",
    lead: "An agent comes into your house under your rules. These four are written before the first line of code.",
    points: [
      {
        title: "Identity",
        text: "Each agent has an account of its own in your directory, with the least access its job needs. You lock it in one place.",
      },
      {
        title: "Approval",
        text: "Steps above your limits wait for a named person. Who may approve comes from your rules, not from ours.",
      },
      {
        title: "Audit",
        text: "Who asked, what was read, what was written and who approved: one line each, in your log, ready to export.",
      },
      {
        title: "Old systems included",
        text: "Message queues, files at night, a database view or a screen from 1998. We write down each contract and test it.",
      },
    ],
  },
  closing: {
    title: "Name the system nobody touches",
    text: "Tell us what it is and what has to reach it. You get the layers, the limits and a price on one page.",
  },
};

/** A layer's verdict on a request. */
export type LayerState = "passed" | "waiting" | "blocked" | "skipped";

/** An agent's request on its way through the layers to a system. */
export type AgentRequest = Readonly<{
  request: string;
  system: string;
  detail: string;
  identity: readonly [LayerState, string];
  approval: readonly [LayerState, string];
  audit: readonly [LayerState, string];
}>;

const requests: readonly AgentRequest[] = [
  {
    request: "Read the customer file",
    system: "Core banking",
    detail: "Terminal from 1998",
    identity: ["passed", "Allowed"],
    approval: ["skipped", "Not needed"],
    audit: ["passed", "Line 4417"],
  },
  {
    request: "Ask for the missing passport",
    system: "Customer mail",
    detail: "From the branch address",
    identity: ["passed", "Allowed"],
    approval: ["passed", "By R. Amsel"],
    audit: ["passed", "Line 4418"],
  },
  {
    request: "Release the held account",
    system: "Core banking",
    detail: "Two approvals, one given",
    identity: ["passed", "Allowed"],
    approval: ["waiting", "Needs I. Marsh"],
    audit: ["skipped", "Not yet"],
  },
  {
    request: "Export the customer list",
    system: "Data warehouse",
    detail: "Never reached",
    identity: ["blocked", "No right"],
    approval: ["skipped", "Not asked"],
    audit: ["passed", "Line 4419"],
  },
];

const organization = "Harrow Vale Credit Union";

/**
 * The systems map on the enterprise integration page: the agent's requests, and the three layers before it. Invented.
 */
export const systemsMap = {
  title: "Systems map",
  subject: `KYC Agent, ${organization}`,
  organization,
  status: "4 requests, 09:12 to 09:16",
  columns: { request: "The agent asks", system: "The system" },
  layers: { identity: "Identity", approval: "Approval", audit: "Audit" },
  requests,
} as const;
