import { describe, expect, test } from "vitest";
import { corrected } from "./corrections.ts";

describe("a correction", () => {
  test.each([
    ["No, I meant how long, not how much", "how long"],
    ["no I mean per month", "per month"],
    ["no, not how long, what does it cost", "what does it cost"],
    ["not the price, how long it takes", "how long it takes"],
    ["I don't want a job. I'm asking what AI could do for us.", "I'm asking what AI could do for us."],
    ["Forget the demo: who owns the code?", "who owns the code?"],
  ])("yields what was meant: %s", (message, asked) => {
    expect(corrected(message)).toEqual({ asked, complains: false });
  });
});

describe("a complaint that names its subject", () => {
  test.each([
    ["I asked about refunds and you told me about onboarding", "refunds"],
    ["you told me about the price but i asked how long it takes", "how long it takes"],
    ["that's the same answer as before, I want to know who owns the code", "who owns the code"],
    ["You still haven't told me what it costs", "what it costs"],
    ["that doesnt tell me who owns the code", "who owns the code"],
    ["I wanted to know if it works with SAP, not what it costs", "if it works with SAP"],
  ])("asks about that subject again: %s", (message, asked) => {
    expect(corrected(message)).toEqual({ asked, complains: true });
  });
});

test.each([
  "how long does it take?",
  "I want to know what you do with my data",
  "not sure, what do you recommend",
  "you didn't answer my question",
  "no",
  "I was told to ask for a demo",
])("is neither a correction nor such a complaint: %s", (message) => {
  expect(corrected(message)).toBeUndefined();
});

test("handles a very long message without slowing down", () => {
  for (const part of ["no, ", "not the price, ", "you never told me that ", "I asked about this and you, "]) {
    expect(corrected(part.repeat(4_000))).not.toBe(null);
  }
});
