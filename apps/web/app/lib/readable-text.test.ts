import { isPlainText } from "@thirtyfold/api-contract";
import { contentSchema } from "@thirtyfold/realtime-protocol";
import { expect, it } from "vitest";
import { readableText } from "./readable-text.ts";

it("keeps words, tabs and lines, also those of a word processor", () => {
  expect(readableText("a\r\n\tb\rc\vd\fe\n")).toBe("a\n\tb\nc\nd\ne\n");
});

it.each(["a\u0000b", "\u001ba", "co\u0002operate", "a\ud800", "\udc00a", "😀", "a\u007f", "a\u0085"])(
  "makes %o one that is stored",
  (pasted) => {
    const text = readableText(pasted);
    expect(contentSchema.safeParse(text).success).toBe(true);
    expect(isPlainText(text)).toBe(true);
  },
);

it("keeps whole characters of two halves", () => {
  expect(readableText("😀 fold 👩‍💻")).toBe("😀 fold 👩‍💻");
});
