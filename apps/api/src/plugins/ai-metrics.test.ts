import { expect, onTestFinished, test } from "vitest";
import { createProviders } from "../ai/create-providers.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";
import { buildTestApp, temporaryDirectory } from "../testing/build-test-app.ts";
import { startFakeOpenAi } from "../testing/fake-openai.ts";
import { inProcessWorker } from "../testing/in-process-worker.ts";

/** The metrics of an application that asked a model one question; the fake model's answer costs 100 tokens. */
async function metricsAfterOneAnswer(env: Readonly<Record<string, string>>): Promise<string> {
  const fake = await startFakeOpenAi({ answer: Array<string>(10).fill("word").join(" ") });
  onTestFinished(() => fake.close());
  const settings = readSettings({ DATA_DIR: await temporaryDirectory(), OPENAI_BASE_URL: fake.url, ...env });
  const storage = await openStorage(settings);
  const providers = await createProviders(settings.ai, { db: storage.db, worker: inProcessWorker });
  const app = await buildTestApp({ storage, ...providers });
  onTestFinished(() => storage.close());
  const payload = { message: "What does it cost?", history: [] };
  expect((await app.inject({ method: "POST", url: "/api/openai/chat", payload })).statusCode).toBe(200);
  return (await app.inject("/metrics")).body;
}

test("reports the tokens that a model used, and the day's budget", async () => {
  const samples = await metricsAfterOneAnswer({ AI_PROVIDER: "openai", AI_DAILY_TOKENS: "5000" });
  expect(samples).toContain("ai_tokens_spent_total 100\n");
  expect(samples).toContain('ai_tokens_today{of="spent"} 100\n');
  expect(samples).toContain('ai_tokens_today{of="limit"} 5000\n');
});

test("reports no daily usage without a budget", async () => {
  const samples = await metricsAfterOneAnswer({ AI_PROVIDER: "openai" });
  expect(samples).toContain("ai_tokens_spent_total 100\n");
  expect(samples).not.toContain("ai_tokens_today");
});

test("reports no tokens when answers cost none", async () => {
  const app = await buildTestApp();
  expect((await app.inject("/metrics")).body).not.toContain("ai_tokens");
});
