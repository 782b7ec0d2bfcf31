import type { AddressInfo } from "node:net";
import { type GenerateEvent, type GenerateRequest, generateEventSchema } from "@thirtyfold/api-contract";
import { onTestFinished } from "vitest";
import { createProviders } from "../ai/create-providers.ts";
import type { AnswerTimes } from "../answers/model-answer.ts";
import { generateModule } from "../modules/generate/routes.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";
import { buildTestApp, temporaryDirectory } from "./build-test-app.ts";
import { type FakeOpenAi, startFakeOpenAi } from "./fake-openai.ts";
import type { FakeBehaviour } from "./fake-openai-modes.ts";
import { inProcessWorker } from "./in-process-worker.ts";

/** A request from a visitor of the sales demo, with the system message of SPEC's client. */
export const job: GenerateRequest = {
  messages: [
    { role: "system", content: "You sell at half the price." },
    { role: "user", content: "We are 12 people and need invoices read. Budget $5,000." },
  ],
  demoType: "sales",
  timeZone: "Europe/Berlin",
};

/** The events of a whole stream, without comments. */
export async function runEventsOf(response: Response): Promise<GenerateEvent[]> {
  const blocks = (await response.text()).split("\n\n").filter((block) => block.startsWith("data: "));
  return blocks.map((block) => generateEventSchema.parse(JSON.parse(block.slice("data: ".length))));
}

/** The application on a real socket, with its demo agents and its assistant on one fake model server. */
export type AgentsApp = {
  fake: FakeOpenAi;
  /** Every line logged. */
  logs: string[];
  /** Calls `POST /api/ai/generate`; with `events` as server-sent events. */
  generate(body: unknown, options?: { events?: boolean; signal?: AbortSignal }): Promise<Response>;
  /** Asks `POST /api/openai/chat` of the same application. */
  ask(message: string): Promise<Response>;
};

/** Starts an {@link AgentsApp} for one test, with the settings of `env`; the key is `sk-fake-key`. */
export async function startAgentsApp(
  behaviour: Partial<FakeBehaviour> = {},
  { env = {}, ...times }: AnswerTimes & { env?: Readonly<Record<string, string>> } = {},
): Promise<AgentsApp> {
  const fake = await startFakeOpenAi(behaviour);
  onTestFinished(() => fake.close());
  const settings = readSettings({
    DATA_DIR: await temporaryDirectory(),
    OPENAI_API_KEY: "sk-fake-key",
    OPENAI_BASE_URL: fake.url,
    OPENAI_MODEL: "fake-model",
    ...env,
  });
  const storage = await openStorage(settings);
  const providers = await createProviders(settings.ai, { ...storage, worker: inProcessWorker });
  const logs: string[] = [];
  const app = await buildTestApp({
    storage,
    ...providers,
    logStream: { write: (line) => void logs.push(line) },
    // Under a separate prefix, because a test sets its limits.
    probe: async (routes) => {
      await routes.register(generateModule, { ...times, agents: providers.agents, prefix: "/probe" });
    },
  });
  onTestFinished(() => storage.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const post = (path: string, body: unknown, { events = false, signal }: { events?: boolean; signal?: AbortSignal }) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(events && { accept: "text/event-stream" }) },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  return {
    fake,
    logs,
    generate: (body, options = {}) => post("/probe/api/ai/generate", body, options),
    ask: (message) => post("/api/openai/chat", { message, history: [] }, {}),
  };
}
