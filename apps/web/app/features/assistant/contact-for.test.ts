import { limits } from "@thirtyfold/api-contract/limits";
import { describe, expect, it } from "vitest";
import { transcriptOf } from "./contact-for.ts";
import type { Message } from "./conversation.ts";

const heading = "From my conversation with the AI assistant:";
const asked = (text: string): Message => ({ id: "1", text, isUser: true });
const answered = (text: string): Message => ({ id: "2", text, isUser: false });

describe("transcriptOf", () => {
  it("holds the questions and answers, without the greeting before them", () => {
    expect(transcriptOf([answered("Hello.")])).toBe("");
    expect(transcriptOf([answered("Hello."), asked("What does it cost?"), answered("From $2,500.")])).toBe(
      `${heading}\n\nMe: What does it cost?\n\nAssistant: From $2,500.`,
    );
  });

  it("truncates the oldest message that does not fit, and drops anything older", () => {
    const text = transcriptOf([asked("Older."), asked("We type invoices. ".repeat(220)), answered("From $2,500.")]);
    expect(text).toHaveLength(limits.message);
    expect(text).toMatch(/^From my conversation [^\n]+\n\nMe: We type invoices\. .*…\n\nAssistant: From \$2,500\.$/);
  });

  it("never splits a surrogate pair", () => {
    for (const before of ["", "x"]) {
      expect(transcriptOf([asked(before + "😀".repeat(limits.message / 2 - 1))]).isWellFormed()).toBe(true);
    }
  });

  it("leaves out a message with too little room for its beginning", () => {
    const answer = "a".repeat(limits.message - heading.length - "\n\nAssistant: ".length - 60);
    expect(transcriptOf([asked("We type invoices. ".repeat(20)), answered(answer)])).toBe(
      `${heading}\n\nAssistant: ${answer}`,
    );
  });
});
