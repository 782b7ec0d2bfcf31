import type { ConversationEvent } from "@thirtyfold/api-contract/desk";

/** An event of a conversation, or its automatic reopening. */
export type Happening = { key: string; at: number } & (
  | { event: ConversationEvent }
  | { opened: "visitor-wrote" | "snooze-over" }
);

type Given = {
  events: readonly ConversationEvent[];
  /** The times at which the visitor wrote. */
  visitorAt: readonly number[];
  now: number;
};

/**
 * Adds the events that nobody caused and nothing stores: a closed or snoozed conversation reopens with the visitor's
 * next message, or in time.
 */
export function happeningsOf({ events, visitorAt, now }: Given): Happening[] {
  const states = events.filter(({ kind }) => kind !== "assignee");
  const opened = states.flatMap((event, index): Happening[] => {
    if (event.kind === "opened") return [];
    const changedAt = states[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const wroteAt = visitorAt.find((at) => at > event.at) ?? Number.POSITIVE_INFINITY;
    const until = event.kind === "snoozed" ? Number(event.value) : Number.POSITIVE_INFINITY;
    const overAt = until > now ? Number.POSITIVE_INFINITY : until;
    const at = Math.min(wroteAt, overAt);
    if (at === Number.POSITIVE_INFINITY || at >= changedAt) return [];
    return [{ key: `after ${event.id}`, at, opened: wroteAt <= overAt ? "visitor-wrote" : "snooze-over" }];
  });
  return [...events.map((event) => ({ key: event.id, at: event.at, event })), ...opened];
}
