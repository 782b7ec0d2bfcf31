import type { AddressInfo } from "node:net";
import { chatEventSchema, generateEventSchema, problemSchema } from "@thirtyfold/api-contract";
import { expect, onTestFinished, test } from "vitest";
import { createGate } from "./ai/gate.ts";
import { guarded, guardedAgents } from "./ai/guarded.ts";
import { createOpenAiAgents } from "./ai/openai/agents.ts";
import { createOpenAiProvider } from "./ai/openai/assistant.ts";
import { assistantModule } from "./modules/assistant/routes.ts";
import { generateModule } from "./modules/generate/routes.ts";
import { buildTestApp } from "./testing/build-test-app.ts";
import { job } from "./testing/fake-agents-app.ts";
import { startFakeOpenAi } from "./testing/fake-openai.ts";
import { question } from "./testing/fake-openai-app.ts";
import { type FakeMode, providerSecret } from "./testing/fake-openai-modes.ts";
import { inParallel } from "./testing/hostile/watch-server.ts";
import { inProcessWorker } from "./testing/in-process-worker.ts";
import { modelFailures } from "./testing/model-failures.ts";
import { proofSize, proved } from "./testing/proof.ts";

const calls = proofSize("provider-faults")("calls");
const atOnce = 16;
/** The time limit for a response that never comes, instead of 20 s. */
const shortMs = 500;

/**
 * Each way in which a model server can fail, with the right status for it; in a stream it may be too late to send it.
 */
const faults: readonly (readonly [FakeMode, number])[] = [
  ...modelFailures,
  ["cut", 502],
  ["early-end", 502],
  ["sse-error", 502],
  ["huge", 502],
  ["hang", 504],
  ["silent", 504],
];

/** Both calls that a model answers, without the breaker, which would block most of them. */
async function startApp() {
  const fake = await startFakeOpenAi();
  onTestFinished(async () => fake.close());
  const server = { apiKey: "sk-fake-key", baseUrl: fake.url, model: "fake-model" };
  const pass = { succeeded: () => {}, failed: () => {}, abandoned: () => {} };
  const guards = {
    gate: createGate({ running: atOnce, waiting: 32 }),
    breaker: { check: () => {}, enter: () => pass },
  };
  const provider = guarded(createOpenAiProvider({ ...server, systemPrompt: async () => "You are a test." }), guards);
  const agents = guardedAgents(createOpenAiAgents({ ...server, now: Date.now, worker: inProcessWorker }), guards);
  const logs: string[] = [];
  const app = await buildTestApp({
    logStream: { write: (line) => void logs.push(line) },
    probe: async (routes) => {
      for (const [prefix, timeLimitMs] of [["/probe", 20_000] as const, ["/short", shortMs] as const]) {
        await routes.register(assistantModule, { provider, timeLimitMs, prefix });
        await routes.register(generateModule, { agents, timeLimitMs, prefix });
      }
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (call: number, prefix: string) => {
    const events = call % 4 > 1;
    const [path, body] = call % 2 === 0 ? ["openai/chat", question] : ["ai/generate", job];
    const response = await fetch(`http://127.0.0.1:${port}${prefix}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(events && { accept: "text/event-stream" }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
  };
  return { fake, ask, logs };
}

/** The status of a failure; for a stream that has begun, and so ends with an error, the one it could no longer send. */
function failureOf({ status, type, text }: { status: number; type: string; text: string }, late: number): number {
  if (!type.startsWith("text/event-stream"))
    return problemSchema.parse(JSON.parse(text)).status === status ? status : 0;
  const blocks = text.trim().split("\n\n");
  const last: unknown = JSON.parse(
    blocks.findLast((block) => block.startsWith("data: "))?.slice("data: ".length) ?? "",
  );
  const event = chatEventSchema.safeParse(last).data ?? generateEventSchema.safeParse(last).data ?? {};
  return "error" in event ? late : 0;
}

test("whatever a model's server does, the visitor is told in time, without any of its words", {
  timeout: 7_200_000,
}, async () => {
  const { fake, ask, logs } = await startApp();
  for (const [mode, status] of faults) {
    fake.behave({ mode });
    await inParallel(calls, atOnce, async (call) => {
      const answer = await ask(call, status === 504 ? "/short" : "/probe");
      expect(answer.text).not.toContain(providerSecret);
      expect(answer.text).not.toContain("sk-fake-key");
      expect([mode, failureOf(answer, status)]).toEqual([mode, status]);
    });
    fake.behave({ mode: "ok" });
    expect((await ask(0, "/probe")).status).toBe(200);
  }
  expect(logs.join("")).not.toContain(providerSecret);
  expect(fake.unexpected).toEqual([]);
  proved(`${faults.length} kinds of faults of a model's server, ${calls} calls each: told in time, nothing leaked`);
});
