import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { inviteGuest, mostGuests, removeGuest, restoreGuest, useGuests } from "./guests.ts";

beforeEach(() => localStorage.clear());

const shown = () => renderHook(useGuests).result;
const numbers = (guests: ReturnType<typeof shown>) => guests.current.map(({ number }) => number);

describe("the guests of a device", () => {
  it("are numbered, each with its own secret", () => {
    const guests = shown();
    act(() => void inviteGuest());
    act(() => void inviteGuest());
    expect(numbers(guests)).toEqual([1, 2]);
    expect(guests.current[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(guests.current[0]?.id).not.toBe(guests.current[1]?.id);
  });

  it("can be removed and restored to their place", () => {
    const guests = shown();
    act(() => void inviteGuest());
    act(() => void inviteGuest());
    const [first] = guests.current;
    act(() => removeGuest(first?.id ?? ""));
    expect(numbers(guests)).toEqual([2]);
    act(() => first && restoreGuest(first));
    expect(numbers(guests)).toEqual([1, 2]);
  });

  it("are limited to what one socket's rooms allow", () => {
    const guests = shown();
    act(() => {
      for (let count = 0; count < mostGuests; count += 1) inviteGuest();
    });
    expect(inviteGuest()).toBeUndefined();
    expect(guests.current).toHaveLength(mostGuests);
    expect(mostGuests).toBeLessThanOrEqual(16 - 3);
  });

  it("of another tab appear here, too", () => {
    const guests = shown();
    localStorage.setItem("chat-guests", JSON.stringify([{ id: "other", number: 4 }]));
    act(() => void dispatchEvent(new StorageEvent("storage")));
    expect(guests.current).toEqual([{ id: "other", number: 4 }]);
  });

  it.each(["", "{", "{}", "null", '[{"id":"a_b","number":1}]', '[{"id":"a"}]', "[null]"])(
    "are empty for %o",
    (kept) => {
      localStorage.setItem("chat-guests", kept);
      expect(shown().current).toEqual([]);
    },
  );
});
