import type { AddressInfo } from "node:net";
import { type ChatEvent, chatEventSchema } from "@thirtyfold/api-contract";
import { onTestFinished } from "vitest";
import { createBreaker } from "../ai/breaker.ts";
import { createGate } from "../ai/gate.ts";
import { guarded } from "../ai/guarded.ts";
import { createOpenAiProvider } from "../ai/openai/assistant.ts";
import type { AssistantProvider } from "../ai/provider.ts";
import { type AssistantOptions, assistantModule } from "../modules/assistant/routes.ts";
import { buildTestApp } from "./build-test-app.ts";
import { type FakeOpenAi, startFakeOpenAi } from "./fake-openai.ts";
import type { FakeBehaviour } from "./fake-openai-modes.ts";

export const question = { message: "What does it cost?", history: [] };
/** The fake model's answer to {@link question}. */
export const answer = "The fake model heard: What does it cost?";
/** {@link answer} as returned by the route: the fake marks no pages. */
export const whole = { message: answer, kind: "conversation", sources: [] };

/** The events of a whole stream, without comments. */
export async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const blocks = (await response.text()).split("\n\n").filter((block) => block.startsWith("data: "));
  return blocks.map((block) => chatEventSchema.parse(JSON.parse(block.slice("data: ".length))));
}

/** A provider that yields `words` and then throws. */
export function failingProvider(error: Error, words?: string): AssistantProvider {
  return {
    name: "openai",
    async *answer() {
      if (words !== undefined) yield words;
      throw error;
    },
  };
}

/** The application on a real socket, with its assistant on a fake model server. */
export type AssistantApp = {
  fake: FakeOpenAi;
  /** Every line logged. */
  logs: string[];
  /** Asks `POST /api/openai/chat`; with `events` as server-sent events. */
  ask(body: unknown, options?: AskOptions): Promise<Response>;
  /** Calls `/api/openai/chat/{id}` with a query: by default GET, for events. */
  answer(id: string, query?: string, options?: AskOptions & { method?: string }): Promise<Response>;
};
type AskOptions = { events?: boolean; signal?: AbortSignal };

/** Starts an {@link AssistantApp} for one test; the key and the model's name are `sk-fake-key` and `fake-model`. */
export async function startAssistantApp(
  behaviour: Partial<FakeBehaviour> = {},
  options: Omit<AssistantOptions, "provider"> & { provider?: AssistantProvider } = {},
): Promise<AssistantApp> {
  const fake = await startFakeOpenAi(behaviour);
  onTestFinished(() => fake.close());
  const model = createOpenAiProvider({
    apiKey: "sk-fake-key",
    baseUrl: fake.url,
    model: "fake-model",
    systemPrompt: async () => "You are a test.",
  });
  const gate = createGate({ running: 16, waiting: 32 });
  const provider = options.provider ?? guarded(model, { gate, breaker: createBreaker(() => performance.now()) });
  const logs: string[] = [];
  const app = await buildTestApp({
    logStream: { write: (line) => void logs.push(line) },
    // Under a separate prefix, because a test sets its limits.
    probe: async (routes) => {
      await routes.register(assistantModule, { ...options, provider, prefix: "/probe" });
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const chat = `http://127.0.0.1:${port}/probe/api/openai/chat`;
  const accept = (events: boolean) => ({ accept: events ? "text/event-stream" : "application/json" });
  return {
    fake,
    logs,
    ask: (body, { events = false, signal } = {}) =>
      fetch(chat, {
        method: "POST",
        headers: { "content-type": "application/json", ...accept(events) },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
    answer: (id, query = "", { events = true, method = "GET", signal } = {}) =>
      fetch(`${chat}/${id}${query}`, { method, headers: accept(events), ...(signal && { signal }) }),
  };
}
