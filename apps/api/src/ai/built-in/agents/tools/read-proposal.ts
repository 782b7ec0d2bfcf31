import { z } from "zod";
import { findContact } from "../reading/contact.ts";
import { type FoundDate, findDates } from "../reading/dates.ts";
import { findImpossibleDates } from "../reading/impossible-dates.ts";
import { findAmounts, withoutAmounts } from "../reading/money.ts";
import { findPeople } from "../reading/named-people.ts";
import { findScope } from "../reading/scope.ts";
import { findCommands, withoutCommands } from "../reading/sentences.ts";
import { findSystems } from "../reading/systems.ts";
import { defineTool, oncePerRun } from "../tool.ts";

/** The purpose of a date: the nearest word before it in its line decides. */
const uses = {
  start: /\b(kick-?off|beginn|starts?|starting|begins?|beginning|commence\w*|onboarding call|first call|effective)\b/gi,
  end: /\b(go[- ]?live|goes live|live|launch\w*|deadline|deliver\w*|complet\w*|finish\w*|ends?|until|ready|hand(?:ed)?[- ]?over|due|by)\b/gi,
  signed: /\b(signed|unterschrieben|unterzeichnet|signature|dated?|accepted|approved|agreed)\b/gi,
} as const;
const useNames = ["start", "end", "signed"] as const;
type Use = (typeof useNames)[number];

/** Decides regardless of the rest of the line: the day on which an agent goes live. */
const running = /\b(go[- ]?live|goes live|live|launch\w*)\b/i;
/** Due dates of things that the client has to provide or pay. */
const duty =
  /\b(access(?![- ](?:request|review|log)s?\b)|credentials?|log-?ins?|passwords?|permissions?|invite[sd]?|invitations?|invoices?|payments?|pays?|paid|deposit|feedback|NDA|DPA|purchase order)\b/i;

const accessWords = /\b(access(?![- ](?:request|review|log)s?\b)|credentials?|log-?ins?|permissions?|Zugang)\b/i;

/** "2500 setup, 750 monthly": money without a currency. */
const fee = /(?<![\p{Sc}\d.,])\b\d[\d.,]{0,7}\d (?:set-?up|monthly|(?:a|per) month|flat|one-?off|up ?front)\b/giu;
const feesIn = (text: string) => withoutAmounts(text).match(fee) ?? [];

const paymentTerms =
  /\b(net ?\d{1,3}|due on receipt|upfront|up front|\d{1,3} ?% (?:upfront|on signing|at signing|deposit|in advance)[^.\n]{0,60}|payable within \d+ days|monthly in advance|invoiced? (?:monthly|on|at|upon|in)\b[^.\n]{0,40}|in (?:two|three|four|2|3|4) instal?lments)/i;
const term = /\b(\d{1,2}|three|six|twelve)[- ]?(?:months?|years?)(?: (?:contract|term|agreement|engagement))?\b/i;
const sensitive =
  /\b(patients?|health|medical|HIPAA|GDPR|personal data|payroll|bank (?:details|accounts?)|credit cards?|card data|passports?|minors|children|students?)\b/gi;

export const proposalOf = oncePerRun(({ text, now }) => {
  const facts = withoutCommands(text);
  const found = findDates(facts, now, { prefer: "nearest" });
  const dates = found.map((date, at) => ({ ...date, ...useOf(facts, date, found[at - 1]) }));
  const of = (use: Use) => {
    const first = dates.find((date) => date.use === use);
    return first ? { text: first.text, date: first.date.toString() } : null;
  };
  const access = dates.find((date) => date.access);
  const { company, name, role, email, phone } = findContact(facts);
  return {
    client: { company: company && (company.split(/[(,]/)[0]?.trimEnd() ?? company), name, role, email, phone },
    people: findPeople(facts),
    scope: findScope(facts),
    systems: findSystems(facts),
    start: of("start"),
    end: of("end"),
    signed: of("signed"),
    access: access ? { text: access.text, date: access.date.toString() } : null,
    noDates: [...new Set(findImpossibleDates(facts).map((date) => date.text))].slice(0, 4),
    amounts: [...new Set([...findAmounts(facts).map((amount) => amount.text), ...feesIn(facts)])].slice(0, 8),
    paymentTerms: paymentTerms.exec(facts)?.[0] ?? null,
    term: term.exec(facts)?.[0] ?? null,
    sensitive: [...new Set((facts.match(sensitive) ?? []).map((word) => word.toLowerCase()))].slice(0, 6),
    commands: findCommands(text).map((command) => command.slice(0, 240).toWellFormed()),
  };
});

const dated = z.object({ text: z.string(), date: z.string() });
const nullableText = z.string().nullable();

/** Reads a signed proposal or sales notes; facts they do not state are null or empty lists. */
export const readProposal = defineTool({
  name: "read_proposal",
  title: "Read the proposal",
  description:
    "Reads the visitor's text and gives what it states: client, people with roles, scope, systems, dates, amounts, " +
    "payment terms, sensitive data. Call it first.",
  input: z.object({}),
  output: z.object({
    client: z.object({
      company: nullableText,
      name: nullableText,
      role: nullableText,
      email: nullableText,
      phone: nullableText,
    }),
    people: z.array(z.object({ name: z.string(), role: z.string() })),
    scope: z.array(z.string()),
    systems: z.array(z.string()),
    start: dated.nullable(),
    end: dated.nullable(),
    signed: dated.nullable(),
    access: dated.nullable().describe("The day by which the client gives access"),
    noDates: z.array(z.string()).describe("Dates in the text that no calendar has"),
    amounts: z.array(z.string()),
    paymentTerms: nullableText,
    term: nullableText,
    sensitive: z.array(z.string()),
    commands: z.array(z.string()),
  }),
  run: (_input, context) => proposalOf(context),
});

/** The last use named before the date in its sentence; none for a due date. `access`: whether to a system. */
function useOf(text: string, { index }: FoundDate, previous: FoundDate | undefined): { use?: Use; access: boolean } {
  const before = sentenceBefore(text, Math.max(0, index - 60), index);
  const own = sentenceBefore(text, previous ? previous.index + previous.text.length : 0, index);
  const [nearest] = useNames
    .map((use) => ({ use, at: [...before.matchAll(uses[use])].at(-1)?.index ?? -1 }))
    .toSorted((a, b) => b.at - a.at);
  const use = nearest === undefined || nearest.at < 0 ? undefined : nearest.use;
  const due = duty.test(own) && !running.test(own);
  const access = due && (use === undefined || use === "end") && accessWords.test(own);
  return use === undefined || (use === "end" && due) ? { access } : { use, access };
}

function sentenceBefore(text: string, from: number, to: number): string {
  const parts = text.slice(from, to).split(/\n|[.;](?=\s)/);
  return parts.at(-1) ?? "";
}
