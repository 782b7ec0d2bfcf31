import { describe, expect, test } from "vitest";
import {
  conversationChangeSchema,
  invitationSchema,
  newDeskMessageSchema,
  newNoteSchema,
  newSavedReplySchema,
  savedReplyChangeSchema,
  signInSchema,
} from "./desk.ts";
import { limits } from "./limits.ts";

const reply = { title: "Refund", content: "It is on its way." };

describe.each(["", " \n", "\u200b\u2060", "\u3164\u2800"])("%j", (nothing) => {
  test.each(["title", "content"] as const)("is refused as the %s of a saved reply", (field) => {
    const unseen = { ...reply, [field]: nothing };
    const missing = [{ path: [field], message: field === "title" ? "Enter a title" : "Write the reply" }];
    expect(newSavedReplySchema.safeParse(unseen).error?.issues).toMatchObject(missing);
    expect(savedReplyChangeSchema.safeParse({ ...unseen, version: 1 }).error?.issues).toMatchObject(missing);
  });

  test("is refused as a person's name", () => {
    const { error } = invitationSchema.safeParse({ name: nothing });
    expect(error?.issues).toMatchObject([{ path: ["name"], message: "Enter a name" }]);
    expect(signInSchema.safeParse({ token: "secret", name: nothing }).success).toBe(false);
  });
});

test("names and replies are trimmed, but keep the characters that join their letters", () => {
  expect(newSavedReplySchema.parse({ title: " Crew 👩\u200d🚀 ", content: "می\u200cرسد\n" })).toEqual({
    title: "Crew 👩\u200d🚀",
    content: "می\u200cرسد",
  });
  expect(invitationSchema.parse({ name: " Ines Kallio " }).name).toBe("Ines Kallio");
});

test("CRLF and CR become newlines in answers, notes and saved replies", () => {
  const content = "Hello\r\nthere\rBen";
  expect(newDeskMessageSchema.parse({ content }).content).toBe("Hello\nthere\nBen");
  expect(newNoteSchema.parse({ content }).content).toBe("Hello\nthere\nBen");
  expect(newSavedReplySchema.parse({ ...reply, content }).content).toBe("Hello\nthere\nBen");
  const longest = "\r\n".repeat(limits.message - 1);
  expect(newDeskMessageSchema.safeParse({ content: `a${longest}` }).success).toBe(true);
  expect(newDeskMessageSchema.safeParse({ content: `ab${longest}` }).success).toBe(false);
});

test("a conversation can be snoozed only until a time that a Date can hold", () => {
  const snoozed = (snoozedUntil: number) =>
    conversationChangeSchema.safeParse({ version: 1, state: "snoozed", snoozedUntil }).success;
  expect([8.64e15, 8.64e15 + 1].map((time) => [snoozed(time), Number.isNaN(new Date(time).getTime())])).toEqual([
    [true, false],
    [false, true],
  ]);
});
