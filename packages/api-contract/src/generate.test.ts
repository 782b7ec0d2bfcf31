import { expect, test } from "vitest";
import {
  agentKindOf,
  demoTexts,
  generateEventSchema,
  generateRequestSchema,
  generateResponseSchema,
  generateTimeoutMs,
} from "./generate.ts";
import { type RunTrace, runTraceSchema } from "./run-trace.ts";

const user = (content: string) => ({ role: "user" as const, content });

/** Where and why a request is refused; empty if it is accepted. */
const refusals = (request: object) =>
  generateRequestSchema
    .safeParse({ demoType: "sales", ...request })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

const step = {
  id: "1",
  kind: "tool",
  title: "Looked up the price",
  tool: { name: "quotePrice", input: { agents: 1 }, output: { from: "$2,500" } },
  startedMs: 0,
  durationMs: 0.4,
  status: "done",
} as const;
const trace: RunTrace = {
  version: 1,
  agent: "sales",
  provider: "embedded",
  startedAt: "2026-11-23T09:00:00.000Z",
  durationMs: 3,
  trigger: { summary: "An inquiry of 40 characters" },
  steps: [step],
  result: { text: "Hello" },
};

test("takes a system message, the visitor's message and a demo type", () => {
  const messages = [{ role: "system", content: "You sell." }, user("Hi")];
  expect(generateRequestSchema.parse({ messages, demoType: "ops", timeZone: "Europe/Berlin", model: "dear" })).toEqual({
    messages,
    demoType: "ops",
    timeZone: "Europe/Berlin",
  });
});

test("takes up to 16,000 characters in up to 50 messages, not counting the dropped system message", () => {
  expect(refusals({ messages: [user("x".repeat(16_000))] })).toEqual([]);
  expect(refusals({ messages: [user("x".repeat(16_001))] })).toContain(
    "messages.0.content: Use at most 16,000 characters",
  );
  expect(refusals({ messages: [user("x".repeat(9_000)), user("x".repeat(9_000))] })).toEqual([
    "messages: Send at most 16,000 characters",
  ]);
  expect(refusals({ messages: Array.from({ length: 51 }, () => user("x")) })).toEqual([
    "messages: Send at most 50 messages",
  ]);
  expect(refusals({ messages: [{ role: "system", content: "x".repeat(9_000) }, user("x".repeat(9_000))] })).toEqual([]);
});

test.each([[[]], [[user(" \n")]], [[user("Hi"), { role: "assistant", content: "Hello" }]]])(
  "must end with a non-blank user message, unlike %j",
  (messages) => {
    expect(refusals({ messages })).toEqual(["messages: End with a message of the user"]);
  },
);

test("refuses other roles, control characters, and a request with missing parts", () => {
  expect(refusals({ messages: [{ role: "tool", content: "x" }, user("x")] })).toEqual([
    "messages.0.role: Use system, user or assistant",
  ]);
  expect(refusals({ messages: [user("a\u0000b")] })).toEqual(["messages.0.content: Remove the unreadable characters"]);
  expect(refusals({ demoType: undefined })).toEqual(["messages: Send a list of messages", "demoType: Send text"]);
  expect(refusals({ messages: [user("x")], timeZone: 5 })).toEqual(["timeZone: Send text"]);
});

test("each demo type maps to its agent, and any other to the generic one", () => {
  expect(["sales", "onboarding", "operations", "ops"].map(agentKindOf)).toEqual([
    "sales",
    "onboarding",
    "operations",
    "operations",
  ]);
  expect(["", "poetry", "Sales", "constructor", "__proto__"].map(agentKindOf)).toEqual(Array(5).fill("generic"));
});

test("a response carries its text, and optionally a trace", () => {
  expect(generateResponseSchema.parse({ text: "Hello" })).toEqual({ text: "Hello" });
  expect(generateResponseSchema.parse({ text: "Hello", trace })).toEqual({ text: "Hello", trace });
  expect(generateResponseSchema.safeParse({ message: "Hello" }).success).toBe(false);
});

test("an event is a step, a delta, the end, or an error", () => {
  for (const event of [{ step }, { delta: "He" }, { done: true, text: "Hello", trace }, { error: "Broken" }]) {
    expect(generateEventSchema.parse(event)).toEqual(event);
  }
  for (const event of [{}, { done: false, text: "Hello" }, { done: true }, { step: {} }]) {
    expect(generateEventSchema.safeParse(event).success).toBe(false);
  }
});

test("a trace is bounded, because a link may carry any", () => {
  expect(runTraceSchema.parse(trace)).toEqual(trace);
  const refused = [
    { version: 2 },
    { agent: "ops" },
    { provider: "none" },
    { startedAt: "yesterday" },
    { steps: Array.from({ length: 41 }, () => step) },
    { result: { text: "x".repeat(20_001) } },
    { steps: [{ ...step, durationMs: -1 }] },
    { steps: [{ ...step, title: "x".repeat(201) }] },
    { steps: [{ ...step, status: "maybe" }] },
  ];
  for (const change of refused) expect(runTraceSchema.safeParse({ ...trace, ...change }).success).toBe(false);
});

test("texts match SPEC", () => {
  expect(demoTexts).toEqual({
    emptyInput: "Please enter some text",
    fallbackPrefix: "[AI Service Error: Using fallback response]",
    unavailable: "AI service is currently unavailable",
    unparseable: "Invalid response from server",
    emptyResponse: "Received empty response from AI service",
    timeout: "Request timed out. The server might be busy or the OpenAI API might be unavailable.",
    provider: "The AI service is currently unavailable. This might be due to an API key issue or quota limits.",
    other: "Failed to generate response. Please try again.",
  });
  expect(generateTimeoutMs).toBe(20_000);
});
