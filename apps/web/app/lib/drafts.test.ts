import { expect, it, vi } from "vitest";
import { readDraft, saveDraft } from "./drafts.ts";

it("gives back what was being written, until it is emptied", () => {
  expect(readDraft("note")).toBe("");
  expect(saveDraft("note", "Hello")).toBe(true);
  expect(readDraft("note")).toBe("Hello");
  saveDraft("note", "");
  expect(readDraft("note")).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

it("keeps drafts of different names apart", () => {
  saveDraft("a", "one");
  saveDraft("b", "two");
  expect(readDraft("a")).toBe("one");
});

it("goes on without keeping anything where the browser refuses", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(saveDraft("note", "Hello")).toBe(false);
  expect(readDraft("note")).toBe("");
});
