import { isPlainText } from "@thirtyfold/api-contract";
import { contentSchema } from "@thirtyfold/realtime-protocol";
import { expect, it } from "vitest";
import { readableText } from "./readable-text.ts";

it("keeps words, tabs and lines, including a word processor's line breaks", () => {
  expect(readableText("a\r\n\tb\rc\vd\fe\n")).toBe("a\n\tb\nc\nd\ne\n");
});

it.each(["a\u0000b", "\u001ba", "co\u0002operate", "a\ud800", "\udc00a", "😀", "a\u007f", "a\u0085"])(
  "turns %o into text that can be stored",
  (pasted) => {
    const text = readableText(pasted);
    expect(contentSchema.safeParse(text).success).toBe(true);
    expect(isPlainText(text)).toBe(true);
  },
);

it("keeps surrogate pairs whole", () => {
  expect(readableText("😀 fold 👩‍💻")).toBe("😀 fold 👩‍💻");
});
