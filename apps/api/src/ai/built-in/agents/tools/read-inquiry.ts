import { z } from "zod";
import { findContact } from "../reading/contact.ts";
import { findDates } from "../reading/dates.ts";
import { firstInquiry } from "../reading/inquiries.ts";
import { findBudget, periods } from "../reading/money.ts";
import { findTeamSize } from "../reading/people.ts";
import { findCommands, sentencesOf, withoutCommands } from "../reading/sentences.ts";
import { findSystems } from "../reading/systems.ts";
import { defineTool } from "../tool.ts";

const maxNeeds = 4;
const needLength = 240;

const wants =
  /\b(need|needs|look(?:ing)? (?:for|at|into)|want|wants|would like|hoping|help (?:us|me|with)|interested in|automate|automating|automation|struggl\w*|spend\w* [^.]{0,30}(?:hours|days)|hours (?:a|per|every) (?:day|week|month)|by hand|manually|re-?typ\w+|all day|over and over|(?:can|could) (?:you|an?|the|your)\b|do you (?:have|offer|build|make)|agents? (?:that|which|to|for)\b|is it possible|build (?:us|me)|get rid of|tired of|losing|miss(?:ing)? (?:calls|leads)|suchen|brauchen|ben[öo]tigen|möchten|könnt ihr|cherchons|voulons|buscamos|necesitamos)\b/i;
/** Without one of these words the inquiry is not about software work, such as an order for bread. */
const taskWords =
  /\b(AI|agente?n?s?|automat\w*|(?:chat)?bots?|assistants?|workflows?|integrat\w*|GPT|machine learning|software|system|manual\w*|by hand|hours|repetitive|copy\w*|answer\w*|repl(?:y|ies)\w*|respond\w*|follow[- ]?ups?|reminders?|reports?|invoices?|leads|orders|requests|posts?|questions|retyp\w*|tickets|e-?mails?|mails|bookings?|bookkeeping|accounting|scheduling|triage|claims|spreadsheets?|data|connect\w*|sync\w*|consult\w*|audit|predict\w*|forecast\w*|pricing|demo)\b/i;

const asks = {
  price: /\b(prices?|pricing|costs?|quotes?|how much|rates?|fees?)\b/i,
  discount:
    /\b(discounts?|cheaper|percent off|better price|best price|for free|free of charge|rebate|lower price)\b|% ?off\b/i,
  timeline: /\b(how long|how soon|timeline|when can|how fast|turnaround|go live|start date)\b/i,
  support: /\b(support|maintenance|monthly fee|per month|ongoing)\b/i,
  security: /\b(security|secure|GDPR|HIPAA|SOC ?2|privacy|compliance|compliant|data protection)\b/i,
  demo: /\b(demos?|call|meeting|talk|walk ?through|trial|pilot)\b/i,
} as const;
const inquiryAsks = ["price", "discount", "timeline", "support", "security", "demo"] as const;

/** Terms rather than the task: "Our budget is about $3,000 and we need it by December." */
const onlyMoney = /^\W*(?:our|my|the) budget\b(?!.*\b(?:agents?|bots?|automat\w*|answers?)\b)/i;
const several = /\b(two|three|four|five|six|[2-9]|1\d|20) (?:\w+ )?agents\b/i;
const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
/** "Message: we need …": a form's field name is not part of the need. */
const fieldName =
  /^(?:message|nachricht|anfrage|needs?|request|comments?|description|en?quiry|inquiry|notes?|subject)\s*:\s*/i;
const soon =
  /\b(asap|a\.s\.a\.p\.?|urgent(?:ly)?|immediately|right away|as soon as possible|straight ?away|this week)\b/i;
const limit =
  /\b(by|before|until|deadline|launch|live|need|needed|start|starting|due|within|no later than|ready|in place|running|in time)\b/i;

/** The date introduced by "by", "before", "live" or the like. */
function findDeadline(text: string, now: Temporal.ZonedDateTime): { text: string; date: string } | null {
  const day = now.toPlainDate();
  const found = findDates(text, now, { prefer: "future" }).find(({ date, index }) => {
    const before =
      text
        .slice(Math.max(0, index - 45), index + 8)
        .split(/[.!?\n](?=\s)/)
        .at(-1) ?? "";
    return Temporal.PlainDate.compare(date, day) >= 0 && limit.test(before);
  });
  return found ? { text: found.text, date: found.date.toString() } : null;
}

const amount = z.object({
  text: z.string(),
  min: z.number(),
  max: z.number(),
  currency: z.string(),
  per: z.enum(periods).nullable(),
});
const nullableText = z.string().nullable();

/** Reads an inquiry; facts it does not state are null or empty lists. Orders to the agent are only reported. */
export const readInquiry = defineTool({
  name: "read_inquiry",
  title: "Read the inquiry",
  description:
    "Reads the visitor's text and gives the facts that it states: contact, company, people, budget, deadline, needs, " +
    "systems, what is asked. Call it first.",
  input: z.object({}),
  output: z.object({
    contact: z.object({
      name: nullableText,
      role: nullableText,
      company: nullableText,
      companyGuessed: z.boolean(),
      email: nullableText,
      phone: nullableText,
    }),
    people: z.number().nullable(),
    budget: amount.nullable(),
    deadline: z.object({ text: z.string(), date: z.string() }).nullable(),
    urgent: z.boolean(),
    needs: z.array(z.string()),
    systems: z.array(z.string()),
    agents: z.number(),
    asks: z.array(z.enum(inquiryAsks)),
    aboutTasks: z.boolean(),
    commands: z.array(z.string()),
    others: z.array(z.string()).describe("Other companies that write in the same text; their inquiries are not read"),
  }),
  run(_input, { text, now }) {
    const { text: facts, others } = firstInquiry(withoutCommands(text));
    const budget = findBudget(facts);
    const count = several.exec(facts)?.[1]?.toLowerCase();
    return {
      contact: findContact(facts),
      people: findTeamSize(facts)?.people ?? null,
      budget: budget
        ? { text: budget.text, min: budget.min, max: budget.max, currency: budget.currency, per: budget.per }
        : null,
      deadline: findDeadline(facts, now),
      urgent: soon.test(facts),
      needs: needsIn(facts),
      systems: findSystems(facts),
      agents: count === undefined ? 1 : (numbers[count] ?? Number(count)),
      // An order to the agent may contain a wish of the sender, such as a discount.
      asks: inquiryAsks.filter((ask) => asks[ask].test(text)),
      aboutTasks: taskWords.test(facts),
      commands: findCommands(text).map((command) => shorten(command)),
      others: [...others],
    };
  },
});

function needsIn(text: string): string[] {
  const sentences = sentencesOf(text)
    .map((sentence) => sentence.replace(fieldName, ""))
    .filter((sentence) => !asks.discount.test(sentence) && /\p{L}{3}/u.test(sentence) && !onlyMoney.test(sentence));
  const wished = sentences.filter((sentence) => wants.test(sentence));
  // "RFP: triage of claims, to run beside SAP": no verb that expresses a wish, but still work.
  const named = sentences.filter((sentence) => taskWords.test(sentence) && sentence.split(/\s+/, 4).length > 3);
  const needs = wished.length > 0 ? wished : named;
  return [...new Set(needs.map((sentence) => shorten(sentence)))].slice(0, maxNeeds);
}

function shorten(sentence: string): string {
  return sentence.length <= needLength ? sentence : `${sentence.slice(0, needLength - 1).trimEnd()}…`.toWellFormed();
}
