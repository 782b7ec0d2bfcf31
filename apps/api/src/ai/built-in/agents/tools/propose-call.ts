import { businessHours, processSteps, promise } from "@thirtyfold/content";
import { z } from "zod";
import { isBusinessDay, nextBusinessDay } from "../dates/business-days.ts";
import { longDate, timeOfDay } from "../dates/date-texts.ts";
import { defineTool } from "../tool.ts";

/** Hours offered, in the company's time zone. */
const hours = [10, 14] as const;
/** Time to read the reply and prepare. */
const noticeHours = 2;

const slot = z.object({ start: z.string(), ours: z.string(), yours: z.string() });

/** Two times for a call in business hours, and the dates of a program that starts then. */
export const proposeCall = defineTool({
  name: "propose_call",
  title: "Propose a call",
  description:
    "Gives two times for a first call within the company's business hours, told in its time zone and the visitor's, " +
    "and the dates of a 30-day program that begins with the first one. No calendar is looked at: a person confirms.",
  input: z.object({ urgent: z.boolean() }),
  output: z.object({
    slots: z.array(slot),
    program: z.object({ plan: z.string(), build: z.string(), end: z.string() }),
    hours: z.string(),
  }),
  run({ urgent }, { now }) {
    const slots = freeSlots(now, urgent);
    const first = slots[0]?.toPlainDate() ?? now.toPlainDate();
    const programDay = (day: number) => first.add({ days: day - 1 }).toString();
    const [, audit, build] = processSteps;
    return {
      slots: slots.map((start) => ({
        start: start.toInstant().toString(),
        ours: `${longDate(start.toPlainDate())}, ${timeOfDay(start)} ${businessHours.timeZone}`,
        yours: timeTexts(start.withTimeZone(now.timeZoneId)),
      })),
      program: { plan: programDay(audit.toDay), build: programDay(build.toDay), end: programDay(promise.days) },
      hours: businessHours.text,
    };
  },
});

/** A slot today if urgent and possible, then one on each following business day. */
function freeSlots(now: Temporal.ZonedDateTime, urgent: boolean): Temporal.ZonedDateTime[] {
  const here = now.withTimeZone(businessHours.timeZone);
  const earliest = here.add({ hours: noticeHours });
  const slots: Temporal.ZonedDateTime[] = [];
  let day = here.toPlainDate();
  if (!urgent || !isBusinessDay(day)) day = nextBusinessDay(day);
  while (slots.length < hours.length) {
    const preferred = hours[slots.length % hours.length] ?? hours[0];
    const free = [preferred, ...hours]
      .map(hourOf(day))
      .find((start) => Temporal.ZonedDateTime.compare(start, earliest) > 0);
    if (free) slots.push(free);
    day = nextBusinessDay(day);
  }
  return slots;
}

function hourOf(day: Temporal.PlainDate): (hour: number) => Temporal.ZonedDateTime {
  return (hour) => day.toZonedDateTime({ timeZone: businessHours.timeZone, plainTime: { hour } });
}

function timeTexts(start: Temporal.ZonedDateTime): string {
  return `${longDate(start.toPlainDate())}, ${timeOfDay(start)} (${start.timeZoneId})`;
}
