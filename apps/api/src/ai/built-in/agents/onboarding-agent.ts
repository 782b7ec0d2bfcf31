import type { z } from "zod";
import { builtInNote, bullets, readingNotes, section, sections } from "./agent-text.ts";
import { counted, longDate, shortDate } from "./dates/date-texts.ts";
import { isOtherScript } from "./reading/sentences.ts";
import type { AgentSteps, Recorder } from "./recorder.ts";
import { findGaps } from "./tools/find-gaps.ts";
import { planOnboarding } from "./tools/plan-onboarding.ts";
import { readProposal } from "./tools/read-proposal.ts";
import { writeWelcome } from "./welcome-mail.ts";

type Proposal = z.output<typeof readProposal.output>;
type Plan = z.output<typeof planOnboarding.output>;

/** Turns a proposal or notes into a checklist, a welcome email and a list of gaps. */
export function* onboardingAgent(recorder: Recorder): AgentSteps {
  const proposal = yield* recorder.call(readProposal, {});
  const plan = yield* recorder.call(planOnboarding, { start: proposal.start?.date ?? null });
  const { gaps, conflicts } = yield* recorder.call(findGaps, {});
  const { now, text } = recorder.context;
  const today = now.toPlainDate();
  const empty = isEmpty(proposal);
  yield recorder.add({
    kind: "decide",
    title: `Kickoff on ${longDate(Temporal.PlainDate.from(plan.kickoff))}`,
    detail: kickoffReasons[plan.kickoffReason],
  });
  const mail = writeWelcome(proposal, plan);
  yield recorder.add({ kind: "write", title: "Drafted the welcome email", detail: mail.join("\n") });
  yield recorder.add({
    kind: "decide",
    title:
      gaps.length === 0
        ? "Waits for you: confirm dates and owners"
        : `Waits for you: ${counted(gaps.length, "thing is", "things are")} missing`,
    detail: [...gaps.map(({ missing, ask }) => `${missing}: ask ${ask}`), ...conflicts].join("\n"),
    status: "needs-you",
  });
  const notes = readingNotes({ otherScript: isOtherScript(text), commands: proposal.commands });
  const due = (date: string) => shortDate(Temporal.PlainDate.from(date), today);
  return sections([
    section("Summary", empty ? [noProposal] : bullets(summaryOf(proposal))),
    section(`Checklist, dates in ${now.timeZoneId}`, [
      `Kickoff: ${longDate(Temporal.PlainDate.from(plan.kickoff))}. ${kickoffReasons[plan.kickoffReason]}`,
      ...bullets(plan.items.map((item) => `${due(item.due)}: ${item.task}. Owner: ${item.owner}`)),
    ]),
    section("Welcome email draft", mail),
    section("Missing", bullets(gaps.map(({ missing, ask }) => `${missing} (ask ${ask})`))),
    section("Does not fit together", bullets(conflicts)),
    section("Notes", bullets([...notes, holidays, builtInNote])),
  ]);
}

const noProposal =
  "This does not read as a proposal: no client, scope, date, person or price was found in it. Below is the usual checklist, counted from today.";
const holidays = "Due dates fall on Monday to Friday; public holidays are not known here.";

const kickoffReasons: Readonly<Record<Plan["kickoffReason"], string>> = {
  named: "The text names the day.",
  "moved-from-weekend": "The day that the text names falls on a weekend, so it moved to the next business day.",
  "moved-from-past": "The day that the text names has passed, so it moved to the next business day.",
  "not-named": "The text names no day; five business days from now are assumed.",
};

function isEmpty({ client, scope, amounts, people, start, end }: Proposal): boolean {
  const lists = [scope, amounts, people].every((list) => list.length === 0);
  return lists && client.company === null && client.name === null && client.email === null && !start && !end;
}

function summaryOf({
  client,
  people,
  scope,
  systems,
  start,
  end,
  signed,
  access,
  amounts,
  paymentTerms,
  term,
}: Proposal): string[] {
  const contact = [client.name, client.role, client.email, client.phone].filter((part) => part !== null).join(", ");
  const day = (dated: { date: string }) => longDate(Temporal.PlainDate.from(dated.date));
  return [
    ...(client.company ? [`Client: ${client.company}`] : []),
    ...(contact ? [`Contact: ${contact}`] : []),
    ...people.filter(({ name }) => name !== client.name).map(({ name, role }) => `${name}: ${role}`),
    ...scope.map((item) => `Scope: ${item}`),
    ...(systems.length > 0 ? [`Systems: ${systems.join(", ")}`] : []),
    ...(signed ? [`Signed: ${day(signed)}`] : []),
    ...(start ? [`Start: ${day(start)}`] : []),
    ...(access ? [`Access by: ${day(access)}`] : []),
    ...(end ? [`Deliver by: ${day(end)}`] : []),
    ...(amounts.length > 0 ? [`Amounts in the text: ${amounts.join(", ")}`] : []),
    ...(paymentTerms ? [`Payment: ${paymentTerms}`] : []),
    ...(term ? [`Term: ${term}`] : []),
  ];
}
