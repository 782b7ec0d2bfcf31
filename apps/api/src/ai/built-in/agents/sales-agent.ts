import type { z } from "zod";
import { builtInNote, bullets, readingNotes, section, sections } from "./agent-text.ts";
import { listed, longDate } from "./dates/date-texts.ts";
import { money } from "./reading/money.ts";
import { isOtherScript } from "./reading/sentences.ts";
import type { AgentSteps, Recorder } from "./recorder.ts";
import { writeReply } from "./sales-reply.ts";
import { checkAmounts } from "./tools/check-amounts.ts";
import { lookUpPrices } from "./tools/look-up-prices.ts";
import { matchOffers } from "./tools/match-offers.ts";
import { proposeCall } from "./tools/propose-call.ts";
import { qualifyInquiry } from "./tools/qualify-inquiry.ts";
import { readInquiry } from "./tools/read-inquiry.ts";

export type Inquiry = z.output<typeof readInquiry.output>;

/** Qualifies an inquiry, drafts a reply with prices from the list, and proposes the next step. */
export function* salesAgent(recorder: Recorder): AgentSteps {
  const inquiry = yield* recorder.call(readInquiry, {});
  const { offers } = yield* recorder.call(matchOffers, { needs: inquiry.aboutTasks ? inquiry.needs : [] });
  const prices = yield* recorder.call(lookUpPrices, { agents: inquiry.agents });
  const { contact, budget } = inquiry;
  const quality = yield* recorder.call(qualifyInquiry, {
    needs: inquiry.needs.length,
    budgetUsd: budget?.currency === "USD" && budget.per === null ? budget.max : null,
    people: inquiry.people,
    deadline: inquiry.deadline?.date ?? null,
    urgent: inquiry.urgent,
    role: contact.role,
    reachable: contact.email !== null || contact.phone !== null,
  });
  const call = yield* recorder.call(proposeCall, { urgent: inquiry.urgent });
  const empty = isEmpty(inquiry);
  yield recorder.add({
    kind: "decide",
    title: empty ? "Found no inquiry in the text" : `Qualified: ${quality.level}, ${quality.score} of 100`,
    detail: quality.reasons.map(({ points, text }) => `${points}: ${text}`).join("\n"),
  });
  const reply = writeReply({ inquiry, offers, prices, call, now: recorder.context.now });
  yield recorder.add({ kind: "write", title: "Drafted the reply", detail: reply.join("\n") });
  const { unlisted } = yield* recorder.call(checkAmounts, { draft: reply.join("\n").slice(0, 8_000) });
  yield recorder.add({
    kind: "decide",
    title: "Waits for you: send the reply, confirm a time",
    ...(unlisted.length > 0 && { detail: `Not in the price list: ${unlisted.join(", ")}` }),
    status: "needs-you",
  });
  const notes = readingNotes({ otherScript: isOtherScript(recorder.context.text), commands: inquiry.commands });
  return sections([
    section("Summary", empty ? [noInquiry] : bullets(summaryOf(inquiry))),
    section(
      "Qualification",
      empty ? [] : [`${quality.level}, ${quality.score} of 100`, ...bullets(quality.reasons.map(({ text }) => text))],
    ),
    section("Reply draft", reply),
    section("Next step", bullets(nextSteps(inquiry, call.slots[0]))),
    section("Not in the text", bullets(missingFrom(inquiry))),
    section("Notes", bullets([...notes, builtInNote])),
  ]);
}

const noInquiry =
  "This does not read as an inquiry: no task, product, company, budget or contact was found in it. The draft below asks for them.";

function isEmpty({ needs, contact, people, budget, systems }: Inquiry): boolean {
  const facts = [contact.company, contact.email, people, budget, systems[0]];
  return needs.length === 0 && facts.every((fact) => fact === null || fact === undefined);
}

function summaryOf({ contact, people, budget, deadline, urgent, needs, systems, asks }: Inquiry): string[] {
  const person = [contact.name, contact.role].filter((part) => part !== null).join(", ");
  const reach = [contact.email, contact.phone].filter((part) => part !== null).join(", ");
  return [
    ...(contact.company
      ? [`Company: ${contact.company}${contact.companyGuessed ? ", as the address suggests" : ""}`]
      : []),
    ...(person ? [`Contact: ${person}`] : []),
    ...(reach ? [`Reach: ${reach}`] : []),
    ...(people === null ? [] : [`Size: ${people.toLocaleString("en-US")} ${people === 1 ? "person" : "people"}`]),
    ...(budget ? [`Budget: ${budgetText(budget)}`] : []),
    ...(deadline ? [`Wanted by: ${longDate(Temporal.PlainDate.from(deadline.date))} ("${deadline.text}")`] : []),
    ...(urgent ? ["Urgency: asks for it soon"] : []),
    ...(systems.length > 0 ? [`Systems: ${systems.join(", ")}`] : []),
    ...needs.map((need) => `Need: ${need}`),
    ...(asks.length > 0 ? [`Asks about: ${asks.join(", ")}`] : []),
  ];
}

function budgetText({ min, max, currency, per }: NonNullable<Inquiry["budget"]>): string {
  const range = min === max ? money(max, currency) : `${money(min, currency)} to ${money(max, currency)}`;
  return per ? `${range} ${per === "hour" ? "an" : "a"} ${per}` : range;
}

function nextSteps({ contact, asks, others }: Inquiry, first: { ours: string } | undefined): string[] {
  const who = contact.name ?? "the sender";
  return [
    `Check the draft and send it to ${who}${contact.email ? ` (${contact.email})` : ""}`,
    ...(first ? [`Hold ${first.ours} for the call; no calendar was looked at`] : []),
    ...(others.length > 0
      ? [`Answer ${listed(others)} apart: the text holds more than one inquiry, and only the first was read`]
      : []),
    ...(asks.includes("discount") ? ["Decide on the discount that is asked for: the agent gave none"] : []),
  ];
}

function missingFrom({ contact, people, budget, deadline, urgent, needs }: Inquiry): string[] {
  return [
    ...(needs.length === 0 ? ["The task"] : []),
    ...(contact.company === null ? ["The company"] : []),
    ...(contact.name === null ? ["The name of the sender"] : []),
    ...(contact.email === null && contact.phone === null ? ["An address or phone number"] : []),
    ...(people === null ? ["How many people they are"] : []),
    ...(budget === null ? ["The budget"] : []),
    ...(deadline === null && !urgent ? ["By when it is needed"] : []),
  ];
}
