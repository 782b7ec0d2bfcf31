import { expect, test } from "vitest";
import { createAnswerText } from "./answer-text.ts";

function shown(pieces: readonly string[]): string {
  const text = createAnswerText();
  return pieces.map((piece) => text.push(piece)).join("");
}

test("keeps words, line breaks and tabs as they are", () => {
  expect(shown(["We start", " at $2,500.\n", "\tAsk us."])).toBe("We start at $2,500.\n\tAsk us.");
});

test("removes control characters, and CR before LF", () => {
  expect(shown(["a\u0000b\u001b[31mc\r\nd\u007f\u0085e"])).toBe("ab[31mc\nde");
});

test("trims white space around the whole answer, but not inside it", () => {
  expect(shown(["\n ", " Hello", "  ", "you ", "\n"])).toBe("Hello  you");
});

test("joins a character that was split in two", () => {
  expect(shown(["ok \ud83d", "\ude00!"])).toBe("ok 😀!");
});

test("never shows half a character", () => {
  expect(shown(["a\ude00b", "c\ud83d"])).toBe("a\ufffdbc");
});

test("knows whether any text was shown", () => {
  const text = createAnswerText();
  text.push(" \n\u0000");
  expect(text.empty).toBe(true);
  text.push("x");
  expect(text.empty).toBe(false);
});

test("gives the same text wherever the chunks are split", () => {
  const answer = " 😀 a\r\nb \ud83d\u0000 é\n\n😀  ";
  for (let cut = 0; cut <= answer.length; cut++) {
    expect(shown([answer.slice(0, cut), answer.slice(cut)])).toBe("😀 a\nb \ufffd é\n\n😀");
  }
});
