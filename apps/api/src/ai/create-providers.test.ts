import { expect, onTestFinished, test } from "vitest";
import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import { type FakeOpenAi, startFakeOpenAi } from "../testing/fake-openai.ts";
import { inProcessWorker } from "../testing/in-process-worker.ts";
import { borrowStorage } from "../testing/spare-storages.ts";
import { until } from "../testing/until.ts";
import { createProviders, type ProviderDeps } from "./create-providers.ts";
import { type AnswerNotes, type AssistantProvider, ProviderError } from "./provider.ts";
import type { TextWorker } from "./text-worker/text-worker.ts";

const createProvider = async (ai: Settings["ai"], deps: ProviderDeps) =>
  (await createProviders(ai, { worker: inProcessWorker, ...deps })).assistant;

const noon = Date.parse("2026-11-21T12:00:00Z");

async function openTestStorage(): Promise<Storage> {
  const { storage, giveBack } = await borrowStorage();
  onTestFinished(giveBack);
  return storage;
}

async function startFake(): Promise<FakeOpenAi> {
  const fake = await startFakeOpenAi();
  onTestFinished(() => fake.close());
  return fake;
}

const settings = (fake: FakeOpenAi, change: Partial<Settings["ai"]> = {}): Settings["ai"] => ({
  provider: "openai",
  openai: { baseUrl: fake.url, model: "fake-model" },
  maxConcurrent: 16,
  ...change,
});

async function ask(provider: AssistantProvider, message = "What does it cost?", signal = new AbortController().signal) {
  let text = "";
  for await (const piece of provider.answer({ message, history: [] }, signal)) text += piece;
  return text;
}

test("the provider none answers nothing", async () => {
  const provider = await createProvider({ provider: "none", maxConcurrent: 16 }, await openTestStorage());
  expect(provider.name).toBe("none");
  await expect(ask(provider)).rejects.toMatchObject({ kind: "unavailable" });
});

test("the provider embedded answers from the site's own facts", async () => {
  const { assistant, worker } = await createProviders(
    { provider: "embedded", maxConcurrent: 16 },
    await openTestStorage(),
  );
  onTestFinished(() => worker?.close());
  expect(assistant.name).toBe("embedded");
  expect(await ask(assistant)).toContain("$2,500");
});

test("hides figures of a model that the pages it cites do not state", async () => {
  const fake = await startFake();
  fake.behave({ answer: "It starts at $2,500 [1]. The enterprise plan is $499 a month [1]. It is free on Sundays." });
  const provider = await createProvider(settings(fake), await openTestStorage());
  expect(await ask(provider)).toBe(
    "It starts at $2,500. The enterprise plan is (not stated on this site) a month. It is free on Sundays.",
  );
});

test("a model's answer offers a person when there is reason, and goes without when the reader is busy", async () => {
  const fake = await startFake();
  const busy: TextWorker = {
    ...inProcessWorker,
    run(name, input, signal) {
      if (name === "completeNotes") throw new ProviderError("busy");
      return inProcessWorker.run(name, input, signal);
    },
  };
  const offered = new Array<AnswerNotes["handover"]>();
  for (const worker of [inProcessWorker, busy]) {
    const provider = await createProvider(settings(fake), { ...(await openTestStorage()), worker });
    const question = { message: "I want to talk to a human", history: [] };
    const pieces = provider.answer(question, new AbortController().signal)[Symbol.asyncIterator]();
    let next = await pieces.next();
    while (!next.done) next = await pieces.next();
    offered.push(next.value.handover);
  }
  expect(offered).toEqual([expect.objectContaining({ reason: "person" }), undefined]);
});

test("a text that can't be read does not count against the model's server", async () => {
  const fake = await startFake();
  const late: TextWorker = {
    ...inProcessWorker,
    run: async () => Promise.reject(new ProviderError("timeout", { outage: false })),
  };
  const provider = await createProvider(settings(fake), { ...(await openTestStorage()), worker: late });
  for (let call = 0; call < 6; call += 1) await expect(ask(provider)).rejects.toMatchObject({ kind: "timeout" });
  expect(fake.calls).toEqual([]);
});

test("the provider openai gives the model the facts relevant to the question", async () => {
  const fake = await startFake();
  const provider = await createProvider(settings(fake), await openTestStorage());
  expect(provider.name).toBe("openai");
  await ask(provider, "What does it cost?");
  await ask(provider, "When are you open?");
  const prompts = fake.calls.map(({ body }) => body.messages[0]?.content);
  expect(prompts[0]).toContain("$2,500");
  expect(prompts[1]).toMatch(/Monday to Friday/);
});

test("once the day's tokens are spent, nobody is answered until midnight UTC, not even after a restart", async () => {
  const fake = await startFake();
  const storage = await openTestStorage();
  let now = noon;
  const create = () => createProvider(settings(fake, { dailyTokens: 150 }), { db: storage.db, now: () => now });
  const provider = await create();
  await ask(provider);
  await ask(provider);
  const refused = { kind: "budget", retryAfter: 12 * 3600 };
  await expect(ask(provider)).rejects.toMatchObject(refused);
  await expect(ask(await create())).rejects.toMatchObject(refused);
  expect(fake.calls).toHaveLength(2);
  now += 12 * 3_600_000;
  await ask(provider);
});

test("runs as many calls at once as configured, queues 32 and refuses the next", async () => {
  const fake = await startFake();
  fake.behave({ mode: "stall" });
  const provider = await createProvider(settings(fake, { maxConcurrent: 2 }), await openTestStorage());
  const crowd = Array.from({ length: 34 }, () => ask(provider));
  await expect(ask(provider)).rejects.toMatchObject({ kind: "busy", retryAfter: 5 });
  await until(() => expect(fake.calls).toHaveLength(2));
  fake.behave({ mode: "ok" });
  fake.resume();
  await Promise.all(crowd);
  expect(fake.calls).toHaveLength(34);
});

test("the question of a visitor who leaves the queue is never sent", async () => {
  const fake = await startFake();
  fake.behave({ mode: "stall" });
  const provider = await createProvider(settings(fake, { maxConcurrent: 1 }), await openTestStorage());
  const served = ask(provider);
  await until(() => expect(fake.calls).toHaveLength(1));
  const visitor = new AbortController();
  const waiting = ask(provider, "I leave", visitor.signal);
  visitor.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  fake.behave({ mode: "ok" });
  fake.resume();
  await served;
  await ask(provider, "I stay");
  expect(fake.calls.map(({ body }) => body.messages.at(-1)?.content)).toEqual(["What does it cost?", "I stay"]);
});

test("consecutive failures also turn away those who wait for the model's server", async () => {
  const fake = await startFake();
  fake.behave({ mode: "500" });
  const provider = await createProvider(settings(fake, { maxConcurrent: 1 }), await openTestStorage());
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => ask(provider)));
  expect(
    outcomes.map((outcome) => (outcome.status === "rejected" ? (outcome.reason as { kind: string }).kind : "")),
  ).toEqual([...Array.from({ length: 5 }, () => "garbage"), ...Array.from({ length: 3 }, () => "unavailable")]);
  expect(fake.calls).toHaveLength(5);
});
