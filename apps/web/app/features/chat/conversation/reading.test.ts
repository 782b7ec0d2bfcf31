import type { RoomItem } from "@thirtyfold/realtime-protocol/client";
import { describe, expect, it } from "vitest";
import { fakeRoom, message } from "../testing/fake-room.ts";
import { keyOf } from "./message-entries.ts";
import { beginReading, catchUp, followArrivals, isFresh } from "./reading.ts";

const showing = (...items: RoomItem[]) => fakeRoom({ items }).getSnapshot();
const texts = (items: readonly RoomItem[]) => items.map(({ content }) => content);

const history = [message(5, "a", { read: true }), message(6, "b")];
const opened = beginReading(showing(...history));

describe("reading a conversation", () => {
  it("begins with the history: the line is above the unread messages, and nothing is announced", () => {
    expect(opened).toMatchObject({ newFrom: "support:m-6", missed: 0, announced: [], openedAt: 6 });
    expect(beginReading(showing(message(1, "a", { read: true }))).newFrom).toBeUndefined();
  });

  it("animates only what arrives later", () => {
    const waiting = message(7, "waiting", { from: "me", delivery: "waiting" });
    const reading = beginReading(showing(...history, waiting));
    expect([...history, waiting].filter((item) => isFresh(reading, item))).toEqual([]);
    expect(isFresh(reading, { ...waiting, seq: 7 })).toBe(false);
    expect(isFresh(reading, message(8, "later", { from: "me", delivery: "sending" }))).toBe(true);
    expect(isFresh(reading, message(8, "later"))).toBe(true);
    expect(isFresh(undefined, message(8, "later"))).toBe(false);
  });

  it("announces each arrival once", () => {
    const arrived = followArrivals(opened, showing(...history, message(7, "c")), false);
    expect(texts(arrived.announced)).toEqual(["c"]);
    expect(arrived.missed).toBe(0);
    const again = followArrivals(arrived, showing(...history, message(7, "c", { read: true })), false);
    expect(again).toBe(arrived);
  });

  it("does not take older pages for new messages", () => {
    expect(followArrivals(opened, showing(message(4, "older"), ...history), true)).toBe(opened);
  });

  it("counts arrivals while the reader is away, below a line above the first of them", () => {
    const seven = followArrivals(opened, showing(...history, message(7, "c")), true);
    const eight = followArrivals(seven, showing(...history, message(7, "c"), message(8, "d")), true);
    expect(eight).toMatchObject({ missed: 2, newFrom: keyOf(message(7, "c")) });
    const caughtUp = catchUp(eight);
    expect(caughtUp).toMatchObject({ missed: 0, newFrom: keyOf(message(7, "c")) });
    expect(catchUp(caughtUp)).toBe(caughtUp);
    const later = followArrivals(caughtUp, showing(...history, message(9, "e")), true);
    expect(later).toMatchObject({ missed: 1, newFrom: keyOf(message(9, "e")) });
  });

  it("removes the line when an own message is stored, which is not announced", () => {
    const unsent = message(7, "mine", { from: "me", delivery: "sending" });
    expect(followArrivals(opened, showing(...history, unsent), false)).toBe(opened);
    const stored = followArrivals(opened, showing(...history, message(7, "mine", { from: "me" })), false);
    expect(stored).toMatchObject({ newFrom: undefined, announced: [], missed: 0 });
  });

  it("announces a message that arrives late, before an own one already stored", () => {
    const mine = message(8, "mine", { from: "me" });
    const stored = followArrivals(opened, showing(...history, mine), true);
    const arrived = followArrivals(stored, showing(...history, message(7, "c"), mine), true);
    expect(texts(arrived.announced)).toEqual(["c"]);
    expect(arrived).toMatchObject({ missed: 1, newFrom: keyOf(message(7, "c")) });
    expect(followArrivals(arrived, showing(...history, message(7, "c"), mine), true)).toBe(arrived);
  });

  it("does not take older pages for new messages when there were only own ones", () => {
    const mine = message(7, "mine", { from: "me" });
    const reading = beginReading(showing(mine));
    expect(followArrivals(reading, showing(...history, mine), true)).toBe(reading);
  });

  it("announces what arrives after the room was erased and starts over", () => {
    const emptied = followArrivals(opened, showing(), false);
    expect(followArrivals(emptied, showing(), false)).toBe(emptied);
    const anew = message(1, "anew");
    for (const before of [emptied, opened]) {
      const arrived = followArrivals(before, showing(anew), false);
      expect(texts(arrived.announced)).toEqual(["anew"]);
      expect(isFresh(arrived, anew)).toBe(true);
    }
  });
});
