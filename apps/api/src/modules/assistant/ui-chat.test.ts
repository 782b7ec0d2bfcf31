import { Chat } from "@ai-sdk/react";
import { DefaultChatTransport, type UIMessage } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { createBuiltInAssistant } from "../../ai/built-in-providers.ts";
import { createOpenAiProvider } from "../../ai/openai/assistant.ts";
import type { AssistantProvider } from "../../ai/provider.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { startFakeOpenAi } from "../../testing/fake-openai.ts";
import { failingProvider } from "../../testing/fake-openai-app.ts";
import type { FakeBehaviour } from "../../testing/fake-openai-modes.ts";
import { inProcessWorker } from "../../testing/in-process-worker.ts";
import { until } from "../../testing/until.ts";

/** The state of `useChat`, as its package ships it, talking to a real server. */
async function startChat(assistant: AssistantProvider) {
  const app = await buildTestApp({ assistant });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const api = `${address}/api/openai/ui-chat`;
  return { address, api, chat: new Chat({ transport: new DefaultChatTransport<UIMessage>({ api }) }) };
}

async function startModel(behaviour: Partial<FakeBehaviour>) {
  const fake = await startFakeOpenAi(behaviour);
  onTestFinished(() => fake.close());
  const systemPrompt = async () => "You are a test.";
  return {
    fake,
    model: createOpenAiProvider({ apiKey: "sk-fake-key", baseUrl: fake.url, model: "fake-model", systemPrompt }),
  };
}

const textOf = (message: UIMessage | undefined) =>
  message?.parts.map((part) => (part.type === "text" ? part.text : "")).join("");

test("answers an unmodified useChat with text, sources and the offer of a person", async () => {
  const { chat, address } = await startChat(createBuiltInAssistant(inProcessWorker));
  await chat.sendMessage({ text: "What does it cost for our clinic?" });
  expect(chat.error).toBeUndefined();
  expect(chat.status).toBe("ready");
  const answer = chat.lastMessage;
  expect(textOf(answer)).toContain("$2,500");
  expect(answer).toMatchObject({ role: "assistant", metadata: { kind: "grounded" } });
  expect(answer?.parts).toContainEqual(
    expect.objectContaining({ type: "source-url", url: `${address}/ai-automation#packages`, title: "AI Automation" }),
  );
  expect(answer?.parts).toContainEqual(
    expect.objectContaining({ type: "data-handover", data: expect.objectContaining({ reason: "price" }) as unknown }),
  );
});

test("gives the model the conversation from useChat, only the newest part if it is long", async () => {
  const { fake, model } = await startModel({ mode: "ok" });
  const { chat } = await startChat(model);
  await chat.sendMessage({ text: "Hello" });
  await chat.sendMessage({ text: "And the price?" });
  expect(textOf(chat.lastMessage)).toBe("The fake model heard: And the price?");
  const turns = () => {
    const body = fake.calls.at(-1)?.body as { messages: { role: string; content: string }[] } | undefined;
    return body?.messages ?? [];
  };
  expect(turns().map(({ role, content }) => `${role}: ${content}`)).toEqual([
    "system: You are a test.",
    "user: Hello",
    "assistant: The fake model heard: Hello",
    "user: And the price?",
  ]);
  const long = Array.from({ length: 60 }, (_, index) => ({
    id: String(index),
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    parts: [{ type: "text" as const, text: `${index} ${"x".repeat(400)}` }],
  }));
  chat.messages = long;
  await chat.sendMessage({ text: "Still there?" });
  expect(chat.error).toBeUndefined();
  expect(turns().length).toBeLessThan(45);
  expect(turns().at(-2)?.content).toMatch(/^59 /);
  // Some 200 KiB, which every further message would send again.
  chat.messages = Array.from({ length: 10 }, () => long).flatMap((turn, at) =>
    turn.map((message) => ({ ...message, id: `${at}-${message.id}` })),
  );
  await chat.sendMessage({ text: "And now?" });
  expect(chat.error).toBeUndefined();
  expect(textOf(chat.lastMessage)).toBe("The fake model heard: And now?");
});

test("offers a person at the second unanswered question, from what useChat keeps of the first answer", async () => {
  const { chat } = await startChat(createBuiltInAssistant(inProcessWorker));
  const offers = () => chat.lastMessage?.parts.filter(({ type }) => type === "data-handover");
  await chat.sendMessage({ text: "Who won the cup?" });
  expect(offers()).toEqual([]);
  await chat.sendMessage({ text: "And what's the weather like?" });
  expect(offers()).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ reason: "unanswered" }) as unknown }),
  ]);
});

test("reports failures to useChat, before the first word and halfway, without internal details", async () => {
  const { model } = await startModel({ mode: "500" });
  const before = await startChat(model);
  await before.chat.sendMessage({ text: "Hi" });
  expect(before.chat.status).toBe("error");
  expect(before.chat.error?.message).toContain("The AI service gave no usable answer.");
  const halfway = await startChat(failingProvider(new Error("secret of the inside"), "Half "));
  await halfway.chat.sendMessage({ text: "Hi" });
  expect(halfway.chat.status).toBe("error");
  expect(textOf(halfway.chat.lastMessage)).toBe("Half ");
  expect(halfway.chat.error?.message).toBe("Something went wrong on our side. Please try again later.");
});

test("cancels the model call when useChat stops, and keeps the words received", async () => {
  const { fake, model } = await startModel({ mode: "stall" });
  const { chat } = await startChat(model);
  const sent = chat.sendMessage({ text: "Hi" });
  await until(() => {
    expect(chat.lastMessage?.role).toBe("assistant");
    expect(textOf(chat.lastMessage)).not.toBe("");
  });
  await chat.stop();
  await sent;
  expect(chat.status).toBe("ready");
  expect(textOf(chat.lastMessage)).not.toBe("");
  await until(() => expect(fake.calls[0]?.aborted).toBe(true));
});

test("has the rate limit of model calls", async () => {
  const app = await buildTestApp({ env: { RATE_AI: "1" } });
  const payload = { messages: [{ role: "user", parts: [{ type: "text", text: "Hi" }] }] };
  const ask = () => app.inject({ method: "POST", url: "/api/openai/ui-chat", payload });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});

test("sends a version 1 stream, and rejects what is not a question", async () => {
  const { api } = await startChat(createBuiltInAssistant(inProcessWorker));
  const post = (body: unknown) =>
    fetch(api, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const asked = (text: string, role = "user") => ({
    id: "c",
    trigger: "submit-message",
    messages: [{ role, parts: [{ type: "text", text }] }],
  });
  const response = await post(asked("Hi"));
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
  expect(await response.text()).toMatch(/^data: {"type":"start".*\n\ndata: \[DONE\]\n\n$/s);
  const wrong = [
    {},
    { messages: [] },
    asked("Hi", "assistant"),
    asked(" "),
    asked("x".repeat(4_001)),
    asked("\u0000"),
    asked("Hi", "tool"),
  ];
  for (const body of wrong) {
    const refused = await post(body);
    expect({ body, status: refused.status }).toEqual({ body, status: 400 });
    expect(await refused.json()).toMatchObject({
      detail: expect.stringMatching(/\w/) as unknown,
      issues: expect.arrayContaining([
        { path: expect.stringMatching(/^messages/) as unknown, message: expect.any(String) as unknown },
      ]) as unknown,
    });
  }
});

test("rejects a message without text, and does not answer an earlier one instead", async () => {
  const app = await buildTestApp({ assistant: createBuiltInAssistant(inProcessWorker) });
  const image = { type: "file", mediaType: "image/png", url: "data:image/png;base64,AA==" };
  const messages = [
    { role: "user", parts: [{ type: "text", text: "What does an agent cost?" }] },
    { role: "user", parts: [image] },
  ];
  const response = await app.inject({ method: "POST", url: "/api/openai/ui-chat", payload: { messages } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ detail: expect.stringContaining("has no text") as unknown });
});
