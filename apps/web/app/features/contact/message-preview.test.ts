import { describe, expect, it } from "vitest";
import { messagePreview } from "./message-preview.ts";

describe("the preview of a message", () => {
  it("is its first 100 characters and an ellipsis", () => {
    expect(messagePreview("a".repeat(101))).toBe(`${"a".repeat(100)}...`);
    expect(messagePreview("🚚".repeat(101))).toBe(`${"🚚".repeat(100)}...`);
  });

  it("is the whole of a short one", () => {
    expect(messagePreview("a".repeat(100))).toBe("a".repeat(100));
  });
});
