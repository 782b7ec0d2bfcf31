import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hostId, visitorId } from "./own-ids.ts";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe("the ids of a device", () => {
  it("have 128 random bits, and are ids that rooms can have", () => {
    const ids = new Set(Array.from({ length: 50 }, randomId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it("stay the same, and differ for contacts and for the invited", () => {
    expect(visitorId()).toBe(visitorId());
    expect(localStorage.getItem("chat-visitor")).toBe(visitorId());
    expect(hostId()).not.toBe(visitorId());
  });

  it("are made anew where what was kept is no id", () => {
    localStorage.setItem("chat-visitor", "a_b");
    expect(visitorId()).toMatch(/^[0-9a-f]{32}$/);
    expect(localStorage.getItem("chat-visitor")).toBe(visitorId());
  });

  it("stay the same for the page where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(visitorId()).toBe(visitorId());
  });
});
