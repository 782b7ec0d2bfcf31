import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type AnswerNotes, type AssistantMessage, withoutSources } from "../../provider.ts";
import { siteFinder } from "./find.ts";
import { handoverFor } from "./handover.ts";

const unanswered: AnswerNotes = { kind: "unanswered", sources: [] };
const offer = (message: string, history: AssistantMessage[] = [], notes = withoutSources) =>
  handoverFor({ message, history }, notes);

describe("an offer to fill in the form", () => {
  test.each([
    "I want to talk to a human",
    "can i speak with someone from sales?",
    "Could I talk directly to a person?",
    "put me through to your sales team",
    "Have someone call me please",
    "call me back",
    "human please",
    "Is there a person I could ask?",
    "Can I schedule a call with you next week?",
  ])("is made to anyone who wants a person: %s", (message) => {
    expect(offer(message)?.reason).toBe("person");
  });

  test.each([
    "What would it cost for our clinic?",
    "can you send me a quote",
    "What would it cost to sort our support mail?",
    "how much would it be for us, 40 invoices a day",
    "quote for 12 agents in 3 countries please",
    "I've got a budget of 2k, is that enough for one bot?",
  ])("is made to anyone who asks for a quote: %s", (message) => {
    expect(offer(message)?.reason).toBe("price");
  });

  test("is made at the second question that the site does not answer, whatever comes in between", () => {
    const earlier: AssistantMessage[] = [
      { role: "user", content: "Do you work with SAP Ariba?" },
      { role: "assistant", content: "I cannot say.", kind: "unanswered" },
      { role: "user", content: "Are you open on Sunday?" },
      { role: "assistant", content: "We are closed.", kind: "grounded" },
    ];
    expect(offer("And with Coupa?", earlier.slice(2), unanswered)).toBeUndefined();
    expect(offer("And with Coupa?", earlier, unanswered)?.reason).toBe("unanswered");
    expect(offer("And with Coupa?", earlier)).toBeUndefined();
  });

  test("names the solution that fits the newest messages, and searches only those", () => {
    const finder = vi.spyOn(siteFinder, "needed");
    onTestFinished(() => finder.mockRestore());
    const turn = (content: string): AssistantMessage => ({ role: "user", content });
    const long = Array.from({ length: 48 }, (_, at) => turn(`xq zvrt ${at} wlpk qqrs vvtm kkll zzxq`));
    const wish = "I want to talk to a human";
    expect(offer(wish, [...long, turn("We need a customer support chatbot")])?.fields.need).not.toBe("");
    expect(finder.mock.calls.length).toBeLessThanOrEqual(3);
    finder.mockClear();
    expect(offer(wish, [turn("We need a customer support chatbot"), ...long])?.fields.need).toBe("");
    expect(finder).toHaveBeenCalledTimes(3);
  });

  test("is made when a model recognized the wish, in any language", () => {
    expect(offer("Posso parlare con qualcuno?")).toBeUndefined();
    expect(offer("Posso parlare con qualcuno?", [], { ...withoutSources, wantsPerson: true })?.reason).toBe("person");
  });

  test.each([
    "Ich möchte mit einem Menschen sprechen",
    "¿Puedo hablar con una persona?",
    "je voudrais parler à quelqu’un",
  ])("is made in Spanish, German and French: %s", (message) => {
    expect(offer(message)?.reason).toBe("person");
  });

  test.each([
    "What does an agent cost?",
    "tell me the price please",
    "is there a chat demo where i can write with a person",
    "Can it qualify leads and book calls?",
    "can the sales support agent talk to people on whatsapp",
    "Am I talking to a real person?",
    "which chat apps does the sales bot hang out in",
    "what do you offer for our clinic",
    "Does a person check before the agent acts?",
    "Who approves payments?",
  ])("is not made otherwise: %s", (message) => {
    expect(offer(message)).toBeUndefined();
  });
});

describe("the fields of the form", () => {
  const task = "We copy order details from email into our stock sheet. About 60 a day.";
  const history: AssistantMessage[] = [
    { role: "user", content: "Hello" },
    { role: "assistant", content: "Hello. Tell me one task." },
    { role: "user", content: task },
    { role: "assistant", content: "Yes, an agent can take that." },
  ];

  test("are the visitor's own words, without greetings and the assistant's replies", () => {
    expect(offer("What would that cost for us?", history)?.fields).toEqual({
      email: "",
      need: "AI Agent Delivery",
      message: `${task}\nWhat would that cost for us?`,
    });
  });

  test.each([
    "I want to talk to a human",
    "Could I talk directly to a person?",
    "let me talk to your manager",
    "Ich möchte mit einem Menschen sprechen",
  ])("are empty when nothing was said: %s", (message) => {
    expect(offer(message)?.fields).toEqual({ email: "", need: "", message: "" });
  });

  test.each(["Is there a person I can ask about my refund?", "Can I talk to a human about the project manager job?"])(
    "hold what comes with the wish for a person, with no need when none was named: %s",
    (message) => {
      expect(offer(message)?.fields).toEqual({ email: "", need: "", message });
    },
  );

  test("hold a need named along with the wish for a person", () => {
    expect(offer("Can I talk to a human about a support chatbot for our shop?")?.fields.need).toBe("Custom GPT Agents");
  });

  test.each([
    "and on holidays?",
    "I want my money back",
    "who owns the code?",
    "What does the project manager job pay?",
  ])("hold no need when the messages are about something else: %s", (message) => {
    expect(offer("I want to talk to a human", [{ role: "user", content: message }])?.fields.need).toBe("");
  });

  test("hold an address that the visitor wrote, but never ours", () => {
    expect(offer("Have someone call me, I am ines@pellwater.example.")?.fields.email).toBe("ines@pellwater.example");
    expect(offer("I wrote to hello@thirtyfold.example, can someone call me?")?.fields.email).toBe("");
  });

  test("keep the newest words of a long conversation, up to what an address bar takes", () => {
    const long = Array.from({ length: 9 }, (_, turn): AssistantMessage => {
      return { role: "user", content: `${turn} ${"We type invoices. ".repeat(20)}` };
    });
    const { message = "" } = offer("What does it cost for us?", long)?.fields ?? {};
    expect(message.length).toBeLessThanOrEqual(2_000);
    expect(message).toMatch(/^4 .*What does it cost for us\?$/s);
  });

  test("keep a long last message whole, and nothing before it", () => {
    const told = `${"We type invoices. ".repeat(150)}What does it cost for us?`;
    expect(offer(told, history)?.fields.message).toBe(told);
  });
});
