import { z } from "zod";
import { longDate } from "../dates/date-texts.ts";
import { defineTool } from "../tool.ts";
import { proposalOf } from "./read-proposal.ts";

type Proposal = ReturnType<typeof proposalOf>;
type Gap = { missing: string; ask: string };

const hasRole = ({ people }: Proposal, role: RegExp) => people.some((person) => role.test(person.role));

/** The facts that an onboarding needs, whether the text has them, and whom to ask. */
const checks: readonly Readonly<{ known(proposal: Proposal): boolean; gap: Gap }>[] = [
  { known: ({ client }) => client.company !== null, gap: { missing: "The client's company name", ask: "sales" } },
  {
    known: ({ client, people }) => client.name !== null || people.length > 0,
    gap: { missing: "A contact person", ask: "sales" },
  },
  { known: ({ client }) => client.email !== null, gap: { missing: "The contact's email address", ask: "sales" } },
  { known: ({ scope }) => scope.length > 0, gap: { missing: "What was agreed: the scope", ask: "sales" } },
  { known: ({ start }) => start !== null, gap: { missing: "A start or kickoff date", ask: "the client" } },
  { known: ({ end }) => end !== null, gap: { missing: "A date by which it should run", ask: "the client" } },
  { known: ({ amounts }) => amounts.length > 0, gap: { missing: "The agreed price", ask: "sales" } },
  { known: ({ paymentTerms }) => paymentTerms !== null, gap: { missing: "Payment terms", ask: "sales" } },
  {
    known: (facts) => hasRole(facts, /billing|finance|accounts|CFO|bookkeeper/i),
    gap: { missing: "A billing contact", ask: "the client" },
  },
  {
    known: (facts) => hasRole(facts, /approv|sponsor|owner|CEO|director|head/i),
    gap: { missing: "Who approves the agent's steps", ask: "the client" },
  },
  {
    known: ({ systems }) => systems.length > 0,
    gap: { missing: "The systems that the work touches", ask: "the client" },
  },
  { known: ({ signed }) => signed !== null, gap: { missing: "The date of the signature", ask: "sales" } },
];

const day = ({ date }: { date: string }) => longDate(Temporal.PlainDate.from(date));

/** Dates of a proposal that contradict each other or don't exist. */
function conflictsOf({ start, end, signed, access, noDates }: Proposal, today: string): string[] {
  return [
    ...noDates.map((text) => `There is no ${text}: ask which day is meant`),
    ...(start && start.date < today ? [`The start (${day(start)}) has passed`] : []),
    ...(end && end.date < today ? [`The delivery date (${day(end)}) has passed`] : []),
    ...(start && end && end.date <= start.date
      ? [`The delivery date (${day(end)}) is not after the start (${day(start)})`]
      : []),
    ...(access && access.date < today ? [`The day for access (${day(access)}) has passed`] : []),
    ...(access && start && access.date > start.date
      ? [`Access is promised for ${day(access)}, after the start (${day(start)})`]
      : []),
    ...(signed && signed.date > today ? [`The signature (${day(signed)}) lies in the future`] : []),
  ];
}

export const findGaps = defineTool({
  name: "find_gaps",
  title: "Find what is missing",
  description:
    "Gives what the visitor's text lacks for an onboarding and whom to ask, and dates that do not fit together.",
  input: z.object({}),
  output: z.object({
    gaps: z.array(z.object({ missing: z.string(), ask: z.string() })),
    conflicts: z.array(z.string()),
  }),
  run(_input, context) {
    const proposal = proposalOf(context);
    return {
      gaps: checks.filter(({ known }) => !known(proposal)).map(({ gap }) => gap),
      conflicts: conflictsOf(proposal, context.now.toPlainDate().toString()),
    };
  },
});
