import { expect, test } from "vitest";
import { z } from "zod";
import { isPlainText, text } from "./text.ts";

const messages = (value: unknown) =>
  text(5)
    .safeParse(value)
    .error?.issues.map(({ message }) => message);

test("accepts text up to the limit, in any script", () => {
  expect(text(5).parse("")).toBe("");
  expect(text(5).parse("héllo")).toBe("héllo");
  expect(text(5).parse("日本語です")).toBe("日本語です");
  expect(text(4).parse("😀😀")).toBe("😀😀");
});

test("refuses text over the limit", () => {
  expect(messages("123456")).toEqual(["Use at most 5 characters"]);
  expect(text(4_000).safeParse("x".repeat(4_001)).error?.issues[0]?.message).toBe("Use at most 4,000 characters");
});

test("turns CRLF and CR into newlines, each counted once", () => {
  expect(text(5).parse("a\r\nb\rc")).toBe("a\nb\nc");
});

test("keeps tabs and newlines, and refuses every other control character", () => {
  expect(isPlainText("a\tb\nc")).toBe(true);
  for (let code = 0; code <= 0x9f; code++) {
    const control = code < 0x20 || code >= 0x7f;
    const character = String.fromCodePoint(code);
    expect(isPlainText(`a${character}`), `U+${code.toString(16)}`).toBe(!control || "\t\n".includes(character));
  }
  expect(messages("a\u0000b")).toEqual(["Remove the unreadable characters"]);
});

test("refuses a lone surrogate", () => {
  expect(messages("a\ud83d")).toEqual(["Remove the unreadable characters"]);
  expect(isPlainText("\ude00\ud83d")).toBe(false);
});

test("refuses anything that is not text", () => {
  for (const value of [undefined, null, 5, ["a"], {}]) expect(messages(value)).toEqual(["Send text"]);
});

test("includes its limit in a JSON schema", () => {
  expect(z.toJSONSchema(text(5), { io: "input" })).toMatchObject({ type: "string", maxLength: 5 });
});
