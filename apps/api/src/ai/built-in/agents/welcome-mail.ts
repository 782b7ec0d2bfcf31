import { company } from "@thirtyfold/content";
import type { z } from "zod";
import { salutation } from "./agent-text.ts";
import { listed, longDate } from "./dates/date-texts.ts";
import type { planOnboarding } from "./tools/plan-onboarding.ts";
import type { readProposal } from "./tools/read-proposal.ts";

type Proposal = z.output<typeof readProposal.output>;
type Plan = z.output<typeof planOnboarding.output>;

/** The welcome email, line by line. */
export function writeWelcome({ client, people, scope, systems }: Proposal, { kickoff }: Plan): string[] {
  const day = longDate(Temporal.PlainDate.from(kickoff));
  const name = client.name ?? people[0]?.name;
  const approver = people.find(({ role }) => /approv|sponsor/i.test(role));
  return [
    `${client.email ? `To: ${client.email}\n` : ""}Subject: Welcome${client.company ? `, ${client.company}` : ""}: kickoff on ${day}`,
    "",
    salutation(name),
    "",
    `Welcome${client.company ? `, and thank you for the trust of ${client.company}` : ""}. We propose the kickoff for ${day}; please tell us which hour suits you.`,
    ...(scope.length > 0 ? ["", "What we agreed on, as we read it:", ...scope.map((item) => `- ${item}`)] : []),
    "",
    "Please have ready by then:",
    systems.length > 0
      ? `- Access to ${listed(systems)}, with an account of its own for the agent`
      : "- The list of the systems that the work touches",
    approver
      ? `- ${approver.name}'s word on which steps need approval`
      : "- The name of the person who approves the agent's steps",
    "- Ten past cases that show how the work is done today",
    "- Billing address and, if you use one, the purchase order number",
    "",
    "If anything here is not what we agreed on, reply to this email and we put it right before we begin.",
    "",
    "Best regards",
    company.name,
  ];
}
