import { audit, company, promise } from "@thirtyfold/content";
import type { z } from "zod";
import { quoted, salutation } from "./agent-text.ts";
import { counted, listed, longDate } from "./dates/date-texts.ts";
import { money } from "./reading/money.ts";
import { type lookUpPrices, startingPrice } from "./tools/look-up-prices.ts";
import type { matchOffers } from "./tools/match-offers.ts";
import type { proposeCall } from "./tools/propose-call.ts";
import type { readInquiry } from "./tools/read-inquiry.ts";

type Inquiry = z.output<typeof readInquiry.output>;
type Prices = z.output<typeof lookUpPrices.output>;
type Call = z.output<typeof proposeCall.output>;

export type ReplyFacts = {
  inquiry: Inquiry;
  offers: z.output<typeof matchOffers.output>["offers"];
  prices: Prices;
  call: Call;
  now: Temporal.ZonedDateTime;
};

/** The reply, line by line. Every price comes from the list or is the sender's own. */
export function writeReply(facts: ReplyFacts): string[] {
  const { inquiry, offers } = facts;
  const { contact, needs } = inquiry;
  const subject = offers[0] ? `${offers[0].title}: price and two times to talk` : "Your request, and two times to talk";
  return [
    `Subject: ${subject}`,
    "",
    salutation(contact.name),
    "",
    [
      `Thank you for writing${contact.company && !contact.companyGuessed ? ` from ${contact.company}` : ""}.`,
      ...opening(needs),
    ].join(" "),
    ...offerLines(facts),
    "",
    priceLines(facts).join(" "),
    ...answers(facts),
    "",
    ...callLines(facts),
    "",
    `Best regards`,
    company.name,
  ];
}

function opening(needs: readonly string[]): string[] {
  const [first] = needs;
  return first === undefined
    ? ["So that I can answer well: which task should be handed over, how often does it come up, and by when?"]
    : [`You wrote: ${quoted(first)}.`];
}

function offerLines({ inquiry, offers }: ReplyFacts): string[] {
  if (offers.length === 0) {
    return inquiry.needs.length === 0
      ? []
      : ["I found no offer of ours that fits this by name, so a person should look at it before we promise anything."];
  }
  return ["", "What fits from our side:", ...offers.map(({ title, what, path }) => `- ${title}: ${what} (${path})`)];
}

function priceLines({ inquiry, prices }: ReplyFacts): string[] {
  const { budget, agents } = inquiry;
  return [
    `The price starts at ${prices.firstAgent} for ${prices.covers}. ${prices.scope}`,
    ...(agents > 1 && prices.furtherAgents ? [prices.furtherAgents] : []),
    ...(budget?.currency === "USD" && budget.per === null && budget.max < startingPrice
      ? [`Your ${money(budget.max)} is below that. The audit is free and shows whether a smaller first step helps.`]
      : []),
    ...(budget && (budget.currency !== "USD" || budget.per !== null)
      ? ["Our list is in US dollars and per project, so we compare it with your figure in the audit."]
      : []),
  ];
}

const sample = ({ samples }: Prices, label: string) => samples.find((one) => one.label === label)?.value ?? "";

/** Answers to the sender's questions other than the price. */
function answers({ inquiry, prices, call, now }: ReplyFacts): string[] {
  const { asks, deadline, systems } = inquiry;
  const lines = [
    ...(asks.includes("discount")
      ? [
          `I cannot give a discount. Our demos show a sample volume discount of ${sample(prices, "volume discount")}, which is no offer; a person decides.`,
        ]
      : []),
    ...(asks.includes("support")
      ? [`Monthly support is agreed in the audit; the ${sample(prices, "support")} of our demos is a sample, no offer.`]
      : []),
    ...(asks.includes("security") ? ["On security and data a person answers you in writing; see /contact."] : []),
    ...(systems.length > 0 ? [`You work with ${listed(systems)}: we look at these connections in the audit.`] : []),
    ...(deadline ? [deadlineLine(Temporal.PlainDate.from(deadline.date), call, now)] : []),
  ];
  return lines.length === 0 ? [] : ["", lines.join(" ")];
}

function deadlineLine(deadline: Temporal.PlainDate, { program }: Call, now: Temporal.ZonedDateTime): string {
  const left = counted(now.toPlainDate().until(deadline).days, "day");
  const build = Temporal.PlainDate.from(program.build);
  const fits = Temporal.PlainDate.compare(build, deadline) <= 0;
  return fits
    ? `You need it by ${longDate(deadline)}, ${left} from now: with a first call on the first date below, the agent is planned to run from ${longDate(build)}.`
    : `You need it by ${longDate(deadline)}, ${left} from now. Our usual program takes ${promise.days} days and would have the agent run from ${longDate(build)}, so we would have to agree on a smaller first step.`;
}

function callLines({ call }: ReplyFacts): string[] {
  return [
    `Shall we talk about the ${audit.title.replace("Free", "free")}? Please bring ${audit.bring}. Two times that would work:`,
    ...call.slots.map(({ ours, yours }) => `- ${ours}, which is ${yours}`),
    `If neither suits you, tell us more here: ${company.intakePath}`,
  ];
}
