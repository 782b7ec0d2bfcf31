import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hostId, visitorId } from "./own-ids.ts";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe("the ids of a device", () => {
  it("have 128 random bits, and are valid in room ids", () => {
    const ids = new Set(Array.from({ length: 50 }, randomId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it("stay the same, and differ between contacts and guests", () => {
    expect(visitorId()).toBe(visitorId());
    expect(localStorage.getItem("chat-visitor")).toBe(visitorId());
    expect(hostId()).not.toBe(visitorId());
  });

  it("are regenerated when the stored value is not a valid id", () => {
    localStorage.setItem("chat-visitor", "a_b");
    expect(visitorId()).toMatch(/^[0-9a-f]{32}$/);
    expect(localStorage.getItem("chat-visitor")).toBe(visitorId());
  });

  it("stay the same while the page is open when the browser stores nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(visitorId()).toBe(visitorId());
  });
});
