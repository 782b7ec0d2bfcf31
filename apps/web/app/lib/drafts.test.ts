import { expect, it, vi } from "vitest";
import { readDraft, saveDraft } from "./drafts.ts";

it("returns a draft until it is cleared", () => {
  expect(readDraft("note")).toBe("");
  expect(saveDraft("note", "Hello")).toBe(true);
  expect(readDraft("note")).toBe("Hello");
  saveDraft("note", "");
  expect(readDraft("note")).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

it("keeps drafts with different names apart", () => {
  saveDraft("a", "one");
  saveDraft("b", "two");
  expect(readDraft("a")).toBe("one");
});

it("works without storing anything when the browser refuses", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(saveDraft("note", "Hello")).toBe(false);
  expect(readDraft("note")).toBe("");
});
