import { assistantTexts, type ChatResponse, limits } from "@thirtyfold/api-contract";
import { describe, expect, it } from "vitest";
import {
  type Action,
  type Conversation,
  greeting,
  historyOf,
  maintenanceText,
  newConversation,
  reduce,
} from "./conversation.ts";

const after = (...actions: Action[]): Conversation => actions.reduce(reduce, newConversation);
const answer: ChatResponse = {
  message: "From $2,500.",
  kind: "grounded",
  sources: [{ title: "AI Automation", path: "/ai-automation#packages" }],
};
const sent: Action = { type: "sent", id: "q1", text: "What does it cost?" };

describe("a conversation", () => {
  it("starts with the greeting, online", () => {
    expect(newConversation).toMatchObject({ messages: [greeting], reply: null, status: "online", notice: false });
  });

  it("collects the deltas of an answer and finishes it with the server's full text", () => {
    const growing = after(sent, { type: "grew", delta: "From " }, { type: "grew", delta: "$2,5" });
    expect(growing.reply).toBe("From $2,5");
    const finished = reduce(growing, { type: "answered", id: "a1", answer });
    expect(finished).toMatchObject({ reply: null, status: "online" });
    expect(finished.messages.at(-1)).toEqual({
      id: "a1",
      text: "From $2,500.",
      isUser: false,
      kind: "grounded",
      sources: answer.sources,
    });
  });

  it("answers an empty reply with the text for one", () => {
    expect(
      after(sent, { type: "answered", id: "a1", answer: { ...answer, message: "  " } }).messages.at(-1)?.text,
    ).toBe(assistantTexts.emptyReply);
  });

  it("keeps a rating with its answer, and drops a withdrawn one", () => {
    const rated = { rating: "up", day: "2026-11-21" } as const;
    const given = after(sent, { type: "answered", id: "a1", answer }, { type: "rated", id: "a1", rated });
    expect(given.messages.map((message) => message.rated)).toEqual([undefined, undefined, rated]);
    expect(reduce(given, { type: "rated", id: "a1", rated: undefined }).messages.at(-1)).not.toHaveProperty("rated");
  });

  it("keeps what had arrived when the visitor stops", () => {
    const stopped = after(sent, { type: "grew", delta: "From" }, { type: "stopped", id: "a1" });
    expect(stopped.messages.at(-1)).toEqual({ id: "a1", text: "From", isUser: false, outcome: "stopped" });
    expect(stopped.reply).toBeNull();
  });

  it("apologizes for a failure with status Error, keeps the text that arrived, and recovers", () => {
    const failed = after(sent, { type: "grew", delta: "From" }, { type: "failed", id: "a1", detail: "Wait 20 s." });
    expect(failed.status).toBe("error");
    expect(failed.messages.slice(-2)).toEqual([
      { id: "a1-cut", text: "From", isUser: false, outcome: "cut" },
      { id: "a1", text: assistantTexts.sendFailure, isUser: false, outcome: "failed", detail: "Wait 20 s." },
    ]);
    expect(reduce(failed, { type: "recovered" }).status).toBe("online");
  });

  it("replaces the failed answer on a retry", () => {
    const again = after(sent, { type: "grew", delta: "F" }, { type: "failed", id: "a1" }, { type: "asked-again" });
    expect(again.messages.map((message) => message.id)).toEqual(["greeting", "q1"]);
    expect(again.reply).toBe("");
  });

  it("reports maintenance and does not leave it by itself", () => {
    const closed = after(
      sent,
      { type: "closed-for-maintenance" },
      { type: "maintenance-told", id: "m" },
      { type: "recovered" },
    );
    expect(closed).toMatchObject({ status: "maintenance", notice: true, reply: null });
    expect(closed.messages.at(-1)).toEqual({ id: "m", text: maintenanceText, isUser: false, isMaintenance: true });
    expect(reduce(closed, { type: "acknowledged" })).toMatchObject({ status: "maintenance", notice: false });
  });
});

describe("the history for the server", () => {
  it("leaves out the greeting and the page's own apologies", () => {
    const { messages } = after(
      sent,
      { type: "failed", id: "a1" },
      { type: "asked-again" },
      { type: "answered", id: "a2", answer },
    );
    expect(historyOf(messages)).toEqual([
      { role: "user", content: "What does it cost?" },
      { role: "assistant", content: "From $2,500.", kind: "grounded" },
    ]);
    expect(historyOf(after(sent, { type: "failed", id: "a1" }).messages)).toHaveLength(1);
  });

  it("keeps the newest turns that fit the server's limits", () => {
    const turn = (index: number, length: number) => ({
      id: `${index}`,
      text: `${index}`.padEnd(length, "x"),
      isUser: true,
    });
    const many = Array.from({ length: limits.historyItems + 9 }, (_, index) => turn(index, 3));
    expect(historyOf(many)).toHaveLength(limits.historyItems);
    expect(historyOf(many).at(-1)?.content).toBe("58x");
    const long = Array.from({ length: 6 }, (_, index) => turn(index, limits.message));
    const characters = historyOf(long).reduce((sum, item) => sum + item.content.length, 0);
    expect(characters).toBe(limits.historyCharacters);
  });
});
