import type { AuditFacts } from "../audit-page.ts";
import type { IntakeFacts } from "../intake-page.ts";

/** The company facts of the tests' pages. */
export const facts: IntakeFacts & AuditFacts = {
  company: { name: "Quillon & Co", email: "hello@quillon.example", hours: "Monday to Friday, 9:00 AM to 6:00 PM EST" },
  homeHref: "/",
  iconHref: "/favicon.svg",
  action: "/api/forms/intake",
  retention: "We keep what you send for 365 days.",
  limits: { name: 200, email: 254, phone: 40, longText: 5_000 },
  needs: ["Agent Delivery", "Workflow Automation"],
  projectTypes: ["AI Agent", "Other"],
  timelines: ["ASAP", "30 Days"],
  decisionMakers: ["Yes", "No"],
};
