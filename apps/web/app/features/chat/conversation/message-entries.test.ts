import { describe, expect, it } from "vitest";
import { me, message } from "../testing/fake-room.ts";
import { entriesOf, keyOf } from "./message-entries.ts";

const rows = (items: Parameters<typeof entriesOf>[0], newFrom?: string) =>
  entriesOf(items, me, newFrom).map((entry) => {
    if (entry.kind !== "message") return entry.kind;
    const { item, mine, first, last } = entry;
    return [mine ? "me" : "them", item.content, first && "first", last && "last"].filter(Boolean).join(" ");
  });

describe("the rows of a conversation", () => {
  it("have a day before the first message of each day", () => {
    const items = [message(1, "a", { at: "2026-11-17T23:59" }), message(2, "b", { at: "2026-11-18T00:01" })];
    expect(rows(items)).toEqual(["day", "them a first last", "day", "them b first last"]);
  });

  it("show time and status once for consecutive messages from one person", () => {
    const items = [message(1, "a"), message(2, "b"), message(3, "c", { from: "me" }), message(4, "d")];
    expect(rows(items)).toEqual(["day", "them a first", "them b last", "me c first last", "them d first last"]);
  });

  it("end a run at a pause of five minutes, a different status, or a failure", () => {
    expect(rows([message(1, "a", { at: "10:00" }), message(2, "b", { at: "10:05" })])).toEqual([
      "day",
      "them a first last",
      "them b first last",
    ]);
    const states = (["seen", "sent", "sent", "failed", "failed"] as const).map((delivery, index) =>
      message(index + 1, delivery, { from: "me", delivery }),
    );
    expect(rows(states).slice(1)).toEqual([
      "me seen first last",
      "me sent first",
      "me sent last",
      "me failed first last",
      "me failed first last",
    ]);
  });

  it("have the new-messages line before its message, which starts a run", () => {
    const items = [message(1, "a"), message(2, "b"), message(3, "c")];
    expect(rows(items, keyOf(message(2, "b")))).toEqual([
      "day",
      "them a first last",
      "new",
      "them b first",
      "them c last",
    ]);
  });

  it("keep their keys while older ones arrive, and tell apart the same id from two people", () => {
    const [own, theirs] = [message(1, "a", { from: "me" }), message(1, "b")];
    expect(keyOf(own)).not.toBe(keyOf(theirs));
    const keys = entriesOf([own, theirs], me, undefined).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
