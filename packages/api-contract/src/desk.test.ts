import { describe, expect, test } from "vitest";
import {
  conversationChangeSchema,
  invitationSchema,
  newSavedReplySchema,
  savedReplyChangeSchema,
  signInSchema,
} from "./desk.ts";

const reply = { title: "Refund", content: "It is on its way." };

describe.each(["", " \n", "\u200b\u2060", "\u3164\u2800"])("%j", (nothing) => {
  test.each(["title", "content"] as const)("is no %s of a saved reply", (field) => {
    const unseen = { ...reply, [field]: nothing };
    const missing = [{ path: [field], message: field === "title" ? "Enter a title" : "Write the reply" }];
    expect(newSavedReplySchema.safeParse(unseen).error?.issues).toMatchObject(missing);
    expect(savedReplyChangeSchema.safeParse({ ...unseen, version: 1 }).error?.issues).toMatchObject(missing);
  });

  test("is no name of a person", () => {
    const { error } = invitationSchema.safeParse({ name: nothing });
    expect(error?.issues).toMatchObject([{ path: ["name"], message: "Enter a name" }]);
    expect(signInSchema.safeParse({ token: "secret", name: nothing }).success).toBe(false);
  });
});

test("names and replies are kept without the space around them, and with what joins their letters", () => {
  expect(newSavedReplySchema.parse({ title: " Crew 👩\u200d🚀 ", content: "می\u200cرسد\n" })).toEqual({
    title: "Crew 👩\u200d🚀",
    content: "می\u200cرسد",
  });
  expect(invitationSchema.parse({ name: " Ines Kallio " }).name).toBe("Ines Kallio");
});

test("a conversation is snoozed until a time that a Date can hold", () => {
  const snoozed = (snoozedUntil: number) =>
    conversationChangeSchema.safeParse({ version: 1, state: "snoozed", snoozedUntil }).success;
  expect([8.64e15, 8.64e15 + 1].map((time) => [snoozed(time), Number.isNaN(new Date(time).getTime())])).toEqual([
    [true, false],
    [false, true],
  ]);
});
