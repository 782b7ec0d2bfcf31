import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { type AssistantProvider, withoutSources } from "../../ai/provider.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { answer, eventsOf, question, startAssistantApp, whole } from "../../testing/fake-openai-app.ts";
import { meanwhile, stopTheClock } from "../../testing/stop-the-clock.ts";
import { postgres } from "../../testing/test-databases.ts";
import { until } from "../../testing/until.ts";
import { type AnswerWork, ResumableAnswers } from "./resumable-answers.ts";

const newId = () => randomUUID().replaceAll("-", "");

/** Reads a streamed answer's first words, then leaves as a reload does. */
async function leaveAfterWords(response: Promise<Response>, visitor: AbortController): Promise<void> {
  await (await response).body?.getReader().read();
  visitor.abort();
}

test("an answer survives 500 reloads, resumes where it was, and asks the model once", async () => {
  // Enough for a busy machine to get through all of them.
  const times = { timeLimitMs: 100_000, resumable: { awayMs: 100_000 } };
  const { ask, answer: resume, fake } = await startAssistantApp({ mode: "stall" }, times);
  const id = newId();
  const first = new AbortController();
  await leaveAfterWords(ask({ ...question, id }, { events: true, signal: first.signal }), first);
  for (let batch = 0; batch < 10; batch += 1) {
    const reloads = Array.from({ length: 50 }, async () => {
      const visitor = new AbortController();
      await leaveAfterWords(resume(id, "", { signal: visitor.signal }), visitor);
    });
    await Promise.all(reloads);
  }
  const last = resume(id, "?after=2");
  await last;
  fake.resume();
  const events = await eventsOf(await last);
  expect(events.at(-1)).toEqual({ done: true, ...whole });
  const all = await eventsOf(await resume(id));
  expect(all.slice(2)).toEqual(events);
  expect(all.flatMap((event) => ("delta" in event ? [event.delta] : [])).join("")).toBe(answer);
  // Asking again under the same id does not call the model either.
  expect(await (await ask({ ...question, id })).json()).toEqual(whole);
  expect(await (await resume(id, "", { events: false })).json()).toEqual(whole);
  expect(fake.calls).toHaveLength(1);
  expect(fake.calls[0]?.aborted).toBe(false);
});

test("Stop reaches the model within a second, after reloads and while the visitor has resumed reading", async () => {
  const { ask, answer: call, fake } = await startAssistantApp({ mode: "stall" });
  const took: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const id = newId();
    const first = new AbortController();
    await leaveAfterWords(ask({ ...question, id }, { events: true, signal: first.signal }), first);
    for (let reload = 0; reload < 10; reload += 1) {
      const visitor = new AbortController();
      await leaveAfterWords(call(id, "", { signal: visitor.signal }), visitor);
    }
    const reading = await call(id);
    const since = performance.now();
    expect((await call(id, "", { method: "DELETE" })).status).toBe(204);
    await until(() => expect(fake.calls[at]?.aborted).toBe(true));
    took.push((fake.calls[at]?.abortedAt ?? Infinity) - since);
    expect((await eventsOf(reading)).at(-1)).toEqual({ error: "The answer was stopped." });
  }
  // The median, because a busy machine may be late once.
  expect(took.toSorted((one, other) => one - other)[2]).toBeLessThan(1_000);
});

test("Stop reaches the model immediately, even while the visitor is still reading", async () => {
  const { ask, answer: call, fake, logs } = await startAssistantApp({ mode: "stall" });
  const id = newId();
  const reading = await ask({ ...question, id }, { events: true });
  stopTheClock();
  expect((await call(id, "", { method: "DELETE" })).status).toBe(204);
  await meanwhile(() => fake.calls[0]?.aborted === true);
  expect((await eventsOf(reading)).at(-1)).toEqual({ error: "The answer was stopped." });
  expect((await call(id)).status).toBe(404);
  expect((await call(id, "", { method: "DELETE" })).status).toBe(204);
  expect(logs.join("")).not.toContain("failed halfway");
  expect(logs.join("")).not.toContain(id);
});

test.skipIf(postgres.missing !== undefined)("Stop reaches a model call made by another instance", async () => {
  const place = await postgres.make();
  onTestFinished(() => postgres.remove(place));
  const id = newId();
  const begun = Promise.withResolvers<AbortSignal>();
  const assistant: AssistantProvider = {
    name: "openai",
    async *answer(_, signal) {
      begun.resolve(signal);
      yield "It";
      await once(signal, "abort");
      return withoutSources;
    },
  };
  const env = { DATABASE_URL: place.databaseUrl ?? "" };
  const [one, other] = await Promise.all([buildTestApp({ env, assistant }), buildTestApp({ env, assistant })]);
  const url = `/api/openai/chat/${id}`;
  const asking = one.inject({ method: "POST", url: "/api/openai/chat", payload: { ...question, id } });
  const model = await begun.promise;
  // Both instances listen.
  for (const app of [one, other])
    await until(async () => expect((await app.inject("/metrics")).body).toMatch(/^chat_channel_up 1$/m));
  const stopped = once(model, "abort", { signal: AbortSignal.timeout(1_000) });
  expect((await other.inject({ method: "DELETE", url })).statusCode).toBe(204);
  await stopped;
  expect((await asking).statusCode).toBe(410);
  expect((await one.inject(url)).statusCode).toBe(404);
});

test("an answer without a reader ends after a while, and a finished one is forgotten after a while", async () => {
  const { ask, answer: resume, fake } = await startAssistantApp({ mode: "stall" });
  const [left, finished] = [newId(), newId()];
  const visitor = new AbortController();
  await leaveAfterWords(ask({ ...question, id: left }, { events: true, signal: visitor.signal }), visitor);
  fake.behave({ mode: "ok" });
  await ask({ ...question, id: finished });
  // From here on, both wait for a reader.
  await until(async () => expect(fake.calls.map((call) => call.finished)).toEqual([false, true]));
  const short = await startAssistantApp({ mode: "stall" }, { resumable: { awayMs: 20, keptMs: 20 } });
  const again = new AbortController();
  await leaveAfterWords(short.ask({ ...question, id: left }, { events: true, signal: again.signal }), again);
  await until(() => expect(short.fake.calls[0]?.aborted).toBe(true));
  short.fake.behave({ mode: "ok" });
  await short.ask({ ...question, id: finished });
  await until(async () => expect((await short.answer(finished)).status).toBe(404));
  expect((await short.answer(left)).status).toBe(404);
  expect(fake.calls[0]?.aborted).toBe(false);
  expect((await resume(finished)).status).toBe(200);
});

test("a stopped answer does not take down the next one with the same id", async () => {
  stopTheClock();
  const answers = new ResumableAnswers({ timeLimitMs: 600_000, keptMs: 60_000 });
  onTestFinished(() => answers.stopAll());
  const work: AnswerWork = async function* (signal) {
    yield { delta: "It" };
    await once(signal, "abort");
    throw signal.reason;
  };
  const begin = async () => {
    const begun = answers.start("id", "client", work);
    const reading = begun?.read(0, new AbortController().signal);
    expect(await reading?.next()).toEqual({ done: false, value: { delta: "It" } });
    return { begun, reading };
  };
  const first = await begin();
  first.begun?.stop();
  await expect(first.reading?.next()).rejects.toThrow("The answer was stopped.");
  const second = await begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers.find("id")).toBe(second.begun);
});

test("a failure is reported to whoever resumes: as a problem before the first word, then as an event", async () => {
  const { ask, answer: resume, fake } = await startAssistantApp({ mode: "500" });
  const [before, halfway] = [newId(), newId()];
  expect((await ask({ ...question, id: before })).status).toBe(502);
  expect((await resume(before)).status).toBe(502);
  fake.behave({ mode: "cut" });
  const cut = await eventsOf(await ask({ ...question, id: halfway }, { events: true }));
  expect(await eventsOf(await resume(halfway, "?after=1"))).toEqual(cut.slice(1));
  expect(fake.calls).toHaveLength(2);
});

test("a client has a limited share of slots: a finished answer frees one, a running one does not", async () => {
  const { ask, answer: resume, fake } = await startAssistantApp({}, { resumable: { mostOfClient: 2 } });
  const [first, second, third, fourth] = [newId(), newId(), newId(), newId()];
  for (const id of [first, second]) await ask({ ...question, id });
  fake.behave({ mode: "stall" });
  const begun = [await ask({ ...question, id: third }, { events: true })];
  expect((await resume(first)).status).toBe(404);
  expect((await resume(second)).status).toBe(200);
  begun.push(await ask({ ...question, id: fourth }, { events: true }));
  // Without a place, the answer ends with its connection, like one without an id.
  const visitor = new AbortController();
  await leaveAfterWords(ask({ ...question, id: newId() }, { events: true, signal: visitor.signal }), visitor);
  await until(() => expect(fake.calls.at(-1)?.aborted).toBe(true));
  expect(fake.calls.at(-2)?.aborted).toBe(false);
  fake.resume();
  for (const response of begun) expect((await eventsOf(response)).at(-1)).toEqual({ done: true, ...whole });
});

test("rejects an id that could be guessed", async () => {
  const { ask, answer: resume } = await startAssistantApp();
  expect((await ask({ ...question, id: "1" })).status).toBe(400);
  expect((await resume("1")).status).toBe(400);
  expect((await resume(newId(), "?after=-1")).status).toBe(400);
});
