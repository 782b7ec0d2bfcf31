import { expect, test } from "vitest";
import { chatEventSchema, chatResponseSchema } from "./assistant-answer.ts";
import { assistantTexts } from "./assistant-texts.ts";

const plain = { message: "Hello", kind: "conversation", sources: [] };
const grounded = {
  message: "From $2,500.",
  kind: "grounded",
  sources: [{ title: "AI Automation", path: "/ai-automation#packages" }],
  handover: { reason: "price", fields: { email: "", need: "AI Workflow Automation", message: "We type invoices." } },
};

test("a response carries its message, and optionally its sources and handover", () => {
  expect(chatResponseSchema.parse({ message: "Hello" })).toEqual(plain);
  expect(chatResponseSchema.parse(grounded)).toEqual(grounded);
  expect(chatResponseSchema.safeParse({ text: "Hello" }).success).toBe(false);
  expect(chatResponseSchema.safeParse({ ...grounded, sources: ["/about"] }).success).toBe(false);
});

test("an event is a delta, the end, or an error", () => {
  for (const event of [{ delta: "He" }, { done: true, ...plain }, { done: true, ...grounded }, { error: "Broken" }]) {
    expect(chatEventSchema.parse(event)).toEqual(event);
  }
  for (const event of [{}, { done: false, message: "Hello" }, { done: true }, { delta: 5 }]) {
    expect(chatEventSchema.safeParse(event).success).toBe(false);
  }
});

test("texts match SPEC", () => {
  expect(assistantTexts).toEqual({
    sendFailure: "Sorry, there was an error processing your request. Please try again later.",
    emptyReply: "I'm sorry, I couldn't process that request.",
    serverError: "Error communicating with AI service",
  });
});
