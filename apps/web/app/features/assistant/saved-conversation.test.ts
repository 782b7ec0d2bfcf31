import { afterEach, describe, expect, it } from "vitest";
import { greeting, type Message, newConversation } from "./conversation.ts";
import { savePendingAnswer } from "./pending-answer.ts";
import { restoreConversation, saveMessages } from "./saved-conversation.ts";

const question = { id: "q", text: "Hours?", isUser: true };
const answer: Message = {
  id: "a",
  text: "9 to 6.",
  isUser: false,
  kind: "grounded",
  sources: [{ title: "Contact", path: "/contact" }],
  handover: { reason: "person", fields: { email: "", need: "", message: "Hours?" } },
  page: "/contact",
  rated: { rating: "up", day: "2026-11-21" },
};

afterEach(() => sessionStorage.clear());

describe("the tab's conversation", () => {
  it("is restored after a reload, with the greeting once", () => {
    saveMessages([greeting, question, answer]);
    expect(restoreConversation()).toEqual({ ...newConversation, messages: [greeting, question, answer] });
  });

  it("waits for the answer that a reload interrupted", () => {
    saveMessages([greeting, question]);
    savePendingAnswer("id");
    expect(restoreConversation()).toEqual({ ...newConversation, messages: [greeting, question], reply: "" });
  });

  it("offers to ask again when nothing is known about an answer that a reload interrupted", () => {
    saveMessages([greeting, question]);
    const { messages, status } = restoreConversation();
    expect(messages.at(-1)?.outcome).toBe("failed");
    expect(messages.at(-1)?.detail).toContain("reloaded");
    expect(status).toBe("online");
  });

  it.each(["nonsense", "{}", '[{"id":1}]'])("starts over when %j is stored", (stored) => {
    sessionStorage.setItem("assistant-conversation", stored);
    expect(restoreConversation()).toEqual(newConversation);
  });
});
