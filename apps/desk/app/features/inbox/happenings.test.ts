import type { ConversationEvent } from "@thirtyfold/api-contract/desk";
import { describe, expect, it } from "vitest";
import { happeningsOf } from "./happenings.ts";

const now = 1_000;
const event = (at: number, kind: ConversationEvent["kind"], value: string | null = null): ConversationEvent => ({
  id: `e${at}`,
  at,
  personId: "ines-kallio",
  personName: "Ines Kallio",
  kind,
  value,
});

const opened = (events: readonly ConversationEvent[], visitorAt: readonly number[] = []) =>
  happeningsOf({ events, visitorAt, now }).flatMap((each) => ("opened" in each ? [[each.at, each.opened]] : []));

describe("a conversation reopens by itself", () => {
  it("once, on the visitor's next message after it was closed", () => {
    expect(opened([event(10, "closed")], [5, 20, 30])).toEqual([[20, "visitor-wrote"]]);
  });

  it("when a snooze ends, or on an earlier message", () => {
    expect(opened([event(10, "snoozed", "50")])).toEqual([[50, "snooze-over"]]);
    expect(opened([event(10, "snoozed", "50")], [20])).toEqual([[20, "visitor-wrote"]]);
  });

  it("not before the snooze is over, and not if somebody has changed it first", () => {
    expect(opened([event(10, "snoozed", "2000")])).toEqual([]);
    expect(opened([event(10, "closed"), event(15, "opened")], [20])).toEqual([]);
    expect(opened([event(10, "snoozed", "50"), event(15, "assignee", "ines-kallio"), event(18, "closed")])).toEqual([]);
  });
});
