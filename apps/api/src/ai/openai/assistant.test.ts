import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type FakeOpenAi, startFakeOpenAi } from "../../testing/fake-openai.ts";
import { providerSecret } from "../../testing/fake-openai-modes.ts";
import { until } from "../../testing/until.ts";
import { type AssistantQuestion, ProviderError } from "../provider.ts";
import { createOpenAiProvider, type OpenAiOptions } from "./assistant.ts";

let fake: FakeOpenAi;

beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

const question: AssistantQuestion = { message: "Hello?", history: [] };
const answer = "The fake model heard: Hello?";

function provider(options: Partial<OpenAiOptions> = {}) {
  return createOpenAiProvider({
    baseUrl: fake.url,
    model: "fake-model",
    systemPrompt: async () => "Be brief.",
    ...options,
  });
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

async function ask(options: Partial<OpenAiOptions> = {}, signal = new AbortController().signal): Promise<string> {
  return textOf(provider(options).answer(question, signal));
}

/** Records the tokens that the provider reports as spent. */
function cashBox(): { spent: number[]; onUsage: (tokens: number) => Promise<void> } {
  const spent: number[] = [];
  return { spent, onUsage: async (tokens) => void spent.push(tokens) };
}

test("returns the model's words, cleaned up", async () => {
  fake.behave({ answer: "\n\u0007It starts at\r\n$2,500.  \n" });
  expect(await ask()).toBe("It starts at\n$2,500.");
});

test("breaks off an endless response", async () => {
  const line = "x".repeat(64 * 1024);
  const goOn = (response: ServerResponse) => {
    while (!response.destroyed && response.write(line)) {
      // Until the connection's buffer is full.
    }
  };
  const endless = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.on("drain", () => goOn(response));
    goOn(response);
  });
  onTestFinished(() => void endless.close());
  await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
  const { port } = endless.address() as AddressInfo;
  const failure = await ask({ baseUrl: `http://127.0.0.1:${port}` }).catch((error: unknown) => error);
  expect(failure).toEqual(expect.objectContaining({ name: "ProviderError", kind: "garbage" }));
});

test("sends no key to a server that needs none", async () => {
  await ask();
  expect(fake.calls[0]?.authorization).toBeUndefined();
});

test("reads nothing from the environment", async () => {
  vi.stubEnv("OPENAI_API_KEY", "sk-from-the-environment");
  vi.stubEnv("OPENAI_ORG_ID", "org-from-the-environment");
  vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:1/v1");
  expect(await ask()).toBe(answer);
  expect(fake.calls[0]?.authorization).toBeUndefined();
});

/** Redirects requests for OpenAI to the fake server. */
function redirect(origin: string): void {
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: unknown, init?: RequestInit) =>
    real(String(url).replace(origin, new URL(fake.url).origin), init),
  );
}

test.each([undefined, "https://api.openai.com/v1", "https://eu.api.openai.com/v1"])(
  "sends OpenAI's reasoning models the parameters they require: %s",
  async (baseUrl) => {
    redirect(new URL(baseUrl ?? "https://api.openai.com").origin);
    fake.behave({ thinks: 2_000 });
    const options = { apiKey: "sk-fake", model: "gpt-5.4-mini", systemPrompt: async () => "Be brief." };
    const asked = createOpenAiProvider({ ...options, ...(baseUrl !== undefined && { baseUrl }) });
    expect(await textOf(asked.answer(question, new AbortController().signal))).toBe(answer);
    expect(fake.unexpected).toEqual([]);
  },
);

test.each([
  ["https://api.openai.com/v1", { max_completion_tokens: 800 }],
  ["https://api.openai.com.example.com/v1", { max_tokens: 800 }],
  ["https://notapi.openai.com/v1", { max_tokens: 800 }],
])("limits a model that does not reason to 800 tokens: %s", async (baseUrl, limit) => {
  redirect(new URL(baseUrl).origin);
  await ask({ baseUrl, model: "gpt-4.1-mini" });
  expect(fake.calls[0]?.body).toMatchObject(limit);
});

test("leaves out replies that were stopped before their first word", async () => {
  const history = [
    { role: "user", content: "Hi" },
    { role: "assistant", content: "" },
  ] as const;
  await textOf(provider().answer({ message: "Hello?", history }, new AbortController().signal));
  expect(fake.calls[0]?.body.messages.map(({ content }) => content)).toEqual(["Be brief.", "Hi", "Hello?"]);
});

test("reports the tokens that the server counted", async () => {
  const { spent, onUsage } = cashBox();
  await ask({ onUsage });
  expect(spent).toEqual([95]);
});

test("estimates the tokens when the server does not count them", async () => {
  fake.behave({ usage: false });
  const { spent, onUsage } = cashBox();
  await ask({ onUsage });
  expect(spent).toEqual([Math.ceil(("Be brief.Hello?".length + answer.length) / 4)]);
});

test("charges an abandoned answer for what was received", async () => {
  fake.behave({ mode: "stall" });
  const { spent, onUsage } = cashBox();
  const pieces = provider({ onUsage }).answer(question, new AbortController().signal)[Symbol.asyncIterator]();
  await pieces.next();
  await pieces.return?.();
  expect(spent).toEqual([Math.ceil("Be brief.Hello?The".length / 4)]);
  await until(() => expect(fake.calls[0]?.aborted).toBe(true));
});

test("charges a question whose visitor left before the answer began, as the server has it", async () => {
  fake.behave({ mode: "hang" });
  const { spent, onUsage } = cashBox();
  const visitor = new AbortController();
  const asked = ask({ onUsage }, visitor.signal);
  asked.catch(() => undefined);
  await until(() => expect(fake.calls).toHaveLength(1));
  visitor.abort(new Error("gone"));
  await expect(asked).rejects.toThrow("gone");
  expect(spent).toEqual([Math.ceil("Be brief.Hello?".length / 4)]);
  await expect(ask({ onUsage }, visitor.signal)).rejects.toThrow("gone");
  expect(spent).toHaveLength(1);
});

test("charges nothing for a question that the server never accepted", async () => {
  fake.behave({ mode: "500" });
  const { spent, onUsage } = cashBox();
  await expect(ask({ onUsage })).rejects.toMatchObject({ kind: "garbage", upstreamStatus: 500 });
  expect(spent).toEqual([]);
});

test.each(["hang", "silent", "stall"] as const)("ends with the signal's reason when it aborts (%s)", async (mode) => {
  fake.behave({ mode });
  const visitor = new AbortController();
  const asked = ask({}, visitor.signal);
  asked.catch(() => undefined);
  await until(() => expect(fake.calls).toHaveLength(1));
  visitor.abort(new Error("gone"));
  await expect(asked).rejects.toThrow("gone");
  await until(() => expect(fake.calls[0]?.aborted).toBe(true));
});

test("cuts off a server that never stops", async () => {
  fake.behave({ answer: "word ".repeat(50_000) });
  const text = await ask();
  expect(text.length).toBeGreaterThanOrEqual(8_000);
  expect(text.length).toBeLessThan(8_100);
});

test("tries once and leaves a retry to the visitor", async () => {
  fake.behave({ mode: "500" });
  await expect(ask()).rejects.toMatchObject({ kind: "garbage" });
  expect(fake.calls).toHaveLength(1);
});

test.each([
  ["401", { kind: "refused", upstreamStatus: 401 }],
  ["403", { kind: "refused", upstreamStatus: 403 }],
  ["quota", { kind: "refused", upstreamStatus: 429 }],
  ["429", { kind: "busy", upstreamStatus: 429, retryAfter: 7 }],
  ["400", { kind: "garbage", upstreamStatus: 400, outage: false }],
  ["500", { kind: "garbage", upstreamStatus: 500, outage: true }],
  ["garbage", { kind: "garbage" }],
  ["broken-json", { kind: "garbage" }],
  ["broken-sse", { kind: "garbage" }],
  ["cut", { kind: "garbage" }],
  ["early-end", { kind: "garbage" }],
  ["sse-error", { kind: "garbage" }],
  ["empty", { kind: "garbage" }],
] as const)("reports why there is no answer: %s", async (mode, reason) => {
  fake.behave({ mode });
  const error: unknown = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderError);
  expect(error).toMatchObject(reason);
  expect(JSON.stringify(error) + String(error)).not.toContain(providerSecret);
});
