import { act, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeRoom, message } from "../testing/fake-room.ts";
import { messageLog, showConversation } from "../testing/show-conversation.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-18T23:59:30") });
});
afterEach(() => void vi.useRealTimers());

const items = [
  message(1, "Far", { at: "2026-11-16T09:00", read: true }),
  message(2, "Farther on", { at: "2026-11-16T17:30", read: true }),
  message(3, "Near", { at: "2026-11-17T23:59", read: true }),
  message(4, "Now", { at: "2026-11-18T23:58", read: true }),
];

/** The rows in order; a message is represented by its text alone. */
const rows = () =>
  within(messageLog())
    .getAllByRole("listitem")
    .map((row) => row.querySelector("[dir=auto]")?.textContent ?? `-- ${row.textContent}`);

describe("the days of a conversation", () => {
  it("are shown above the first message of each", () => {
    showConversation(fakeRoom({ items }));
    expect(rows()).toEqual(["-- Monday", "Far", "Farther on", "-- Yesterday", "Near", "-- Today", "Now"]);
  });

  it("start again with a message after midnight", () => {
    const room = fakeRoom({ items });
    showConversation(room);
    vi.setSystemTime(new Date("2026-11-19T00:00:05"));
    act(() => room.set({ items: [...items, message(5, "Still up?", { at: "2026-11-19T00:00" })] }));
    expect(rows().slice(3)).toEqual(["-- Tuesday", "Near", "-- Yesterday", "Now", "-- Today", "Still up?"]);
  });

  it("are renamed after midnight even if nothing is written", () => {
    showConversation(fakeRoom({ items }));
    act(() => void vi.advanceTimersByTime(90_000));
    expect(rows().filter((row) => row.startsWith("--"))).toEqual(["-- Monday", "-- Tuesday", "-- Yesterday"]);
  });
});
