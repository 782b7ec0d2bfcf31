import { promise } from "@thirtyfold/content";
import { z } from "zod";
import { addBusinessDays, isBusinessDay, nextBusinessDay, onBusinessDay } from "../dates/business-days.ts";
import { listed } from "../dates/date-texts.ts";
import { defineTool, isoDay } from "../tool.ts";
import { proposalOf } from "./read-proposal.ts";

/** Business days until the kickoff if the text names no date. */
const usualNotice = 5;

type Proposal = ReturnType<typeof proposalOf>;
type Item = { task: string; owner: string; due: string };

const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (Temporal.PlainDate.compare(a, b) < 0 ? b : a);

/** The named person whose role matches, else `otherwise`. */
function ownerOf({ people, client }: Proposal, role: RegExp, otherwise: string): string {
  const person = people.find((one) => role.test(one.role));
  if (person) return `${person.name} (${person.role})`;
  return otherwise === "Client" ? (client.name ? `${client.name} (client)` : "Client") : otherwise;
}

type Days = { today: Temporal.PlainDate; kickoff: Temporal.PlainDate };

function itemsOf(proposal: Proposal, { today, kickoff }: Days): Item[] {
  const { amounts, systems, sensitive, scope, end, access: promised } = proposal;
  const first = onBusinessDay(today);
  const before = (days: number) => later(addBusinessDays(kickoff, -days), first).toString();
  const after = (days: number) => addBusinessDays(kickoff, days).toString();
  const access = ownerOf(proposal, /\b(IT|admin|administrator|CTO|security)\b/i, "Client");
  const finance = ownerOf(proposal, /\b(finance|billing|accounts|CFO|bookkeeper)\b/i, "Client");
  const approver = ownerOf(proposal, /\b(approv|sponsor|owner|CEO|director|head)/i, "Client");
  return [
    {
      task: "File the proposal, open the client record and the shared folder",
      owner: "Account manager",
      due: first.toString(),
    },
    { task: "Send the welcome email", owner: "Account manager", due: first.toString() },
    {
      task: `Set up billing${amounts[0] ? `, as the text states: ${amounts.slice(0, 3).join(", ")}` : ""}`,
      owner: "Finance",
      due: nextBusinessDay(first).toString(),
    },
    { task: "Send billing address, tax number and purchase order number", owner: finance, due: before(2) },
    ...accessItems(systems, access, promised && promised.date >= today.toString() ? promised.date : before(2)),
    ...(sensitive.length > 0
      ? [
          {
            task: `Agree in writing how data is handled (the text names ${listed(sensitive)})`,
            owner: approver,
            due: before(1),
          },
        ]
      : []),
    { task: "Name who approves which step, and who stands in", owner: approver, due: before(1) },
    { task: "Kickoff call", owner: "Everyone named", due: kickoff.toString() },
    ...scope
      .slice(0, 6)
      .map((item) => ({ task: `Agree on scope and acceptance: ${item}`, owner: "Delivery lead", due: after(2) })),
    { task: "First weekly review: read the log together", owner: "Delivery lead", due: after(5) },
    ...endItems(end?.date, kickoff),
    {
      task: `Review after ${promise.days} days: what runs alone, what stays in approval`,
      owner: "Account manager",
      due: onBusinessDay(kickoff.add({ days: promise.days })).toString(),
    },
  ];
}

function accessItems(systems: readonly string[], owner: string, due: string): Item[] {
  if (systems.length === 0) return [{ task: "List the systems that the work touches", owner, due }];
  return systems
    .slice(0, 6)
    .map((system) => ({ task: `Give access to ${system}, an account of its own with the least rights`, owner, due }));
}

function endItems(end: string | undefined, kickoff: Temporal.PlainDate): Item[] {
  if (end === undefined) return [];
  const date = Temporal.PlainDate.from(end);
  if (Temporal.PlainDate.compare(date, kickoff) <= 0) return [];
  return [
    {
      task: "Check that everything is ready",
      owner: "Delivery lead",
      due: later(addBusinessDays(date, -3), kickoff).toString(),
    },
    { task: "Day named in the text for delivery", owner: "Delivery lead", due: date.toString() },
  ];
}

/** Each item with its owner and its date, counted in business days around the kickoff. */
export const planOnboarding = defineTool({
  name: "plan_onboarding",
  title: "Plan the onboarding",
  description:
    "Makes the checklist with owners and due dates from the visitor's text. `start` (YYYY-MM-DD) sets the kickoff; null " +
    "takes the day that the text names, else one week from now. Days fall on Monday to Friday; holidays are not known.",
  input: z.object({ start: isoDay.nullable() }),
  output: z.object({
    kickoff: z.string(),
    kickoffReason: z.enum(["named", "moved-from-weekend", "moved-from-past", "not-named"]),
    items: z.array(z.object({ task: z.string(), owner: z.string(), due: z.string() })),
  }),
  run({ start }, context) {
    const proposal = proposalOf(context);
    const today = context.now.toPlainDate();
    const named = start ?? proposal.start?.date;
    const { kickoff, reason } = kickoffOf(named === undefined ? undefined : Temporal.PlainDate.from(named), today);
    const items = itemsOf(proposal, { today, kickoff }).toSorted((a, b) =>
      a.due < b.due ? -1 : a.due > b.due ? 1 : 0,
    );
    return { kickoff: kickoff.toString(), kickoffReason: reason, items };
  },
});

function kickoffOf(named: Temporal.PlainDate | undefined, today: Temporal.PlainDate) {
  if (!named) return { kickoff: addBusinessDays(today, usualNotice), reason: "not-named" as const };
  if (Temporal.PlainDate.compare(named, today) < 0)
    return { kickoff: nextBusinessDay(today), reason: "moved-from-past" as const };
  if (!isBusinessDay(named)) return { kickoff: onBusinessDay(named), reason: "moved-from-weekend" as const };
  return { kickoff: named, reason: "named" as const };
}
