import { contentSchema } from "@thirtyfold/realtime-protocol";
import { expect, it } from "vitest";
import { mostCharacters, outgoingText } from "./outgoing-text.ts";

it("keeps words and lines, without surrounding whitespace", () => {
  expect(outgoingText("  a\r\n\tb  \n")).toBe("a\n\tb");
  expect(outgoingText("a\vb\fc")).toBe("a\nb\nc");
  expect(outgoingText(" \n\t ")).toBe("");
  expect(outgoingText(" \u200b\ufeff")).toBe("");
});

it.each(["a\u0000b", "\u001ba", "a\ud800", "\udc00a", "😀", "a\u007f", "a\u0096b", "a\u0085"])(
  "turns %o into text that can be stored",
  (pasted) => {
    expect(contentSchema.safeParse(outgoingText(pasted)).success).toBe(true);
  },
);

it("keeps surrogate pairs whole", () => {
  expect(outgoingText("😀 fold")).toBe("😀 fold");
});

it("allows as many characters as the contract", () => {
  expect(mostCharacters).toBe(4_000);
});
