import { expect, test, vi } from "vitest";
import { withoutSources } from "../../ai/provider.ts";
import { statusesAroundTimeLimit } from "../../testing/around-time-limit.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { eventsOf, question, startAssistantApp } from "../../testing/fake-openai-app.ts";
import { meanwhile, stopTheClock } from "../../testing/stop-the-clock.ts";
import { until } from "../../testing/until.ts";

test("a model that never starts is a 504 problem within the time limit", async () => {
  const { ask, fake } = await startAssistantApp({}, { timeLimitMs: 250 });
  await ask(question);
  for (const mode of ["hang", "silent"] as const) {
    fake.behave({ mode });
    expect((await ask(question)).status).toBe(504);
    expect((await ask(question, { events: true })).status).toBe(504);
  }
  const stuck = fake.calls.slice(1);
  expect(stuck.length).toBeGreaterThan(0);
  await until(() => expect(stuck.every((call) => call.aborted)).toBe(true));
});

test("a model that stalls halfway is a 504, or an error event once streaming", async () => {
  stopTheClock();
  const { ask, fake } = await startAssistantApp({ mode: "stall" }, { timeLimitMs: 400 });
  const whole = ask(question);
  await meanwhile(() => fake.calls.length === 1);
  await vi.advanceTimersByTimeAsync(400);
  expect((await whole).status).toBe(504);
  const begun = await ask(question, { events: true });
  await vi.advanceTimersByTimeAsync(400);
  const all = await eventsOf(begun);
  expect(all[0]).toEqual({ delta: "The" });
  expect(all.at(-1)).toEqual({ error: "The AI service took too long to answer. Please try again." });
  await meanwhile(() => fake.calls.length === 2 && fake.calls.every((call) => call.aborted));
});

test.each([false, true])("a visitor who leaves cancels the model call (events: %s)", async (asEvents) => {
  const { ask, fake, logs } = await startAssistantApp({ mode: "stall" });
  const visitor = new AbortController();
  const response = ask(question, { events: asEvents, signal: visitor.signal });
  response.catch(() => undefined);
  await until(() => expect(fake.calls).toHaveLength(1));
  if (asEvents) await (await response).body?.getReader().read();
  stopTheClock();
  visitor.abort();
  await meanwhile(() => fake.calls[0]?.aborted === true);
  vi.useRealTimers();
  await until(() => expect(logs.join("")).toContain('"aborted":true'));
  expect(logs.join("")).not.toContain("the model gave no answer");
});

test("gives a model at most 20 seconds", async () => {
  const asked = vi.fn<() => void>();
  const app = await buildTestApp({
    assistant: {
      name: "openai",
      // A provider that ignores its signal altogether.
      async *answer() {
        asked();
        yield await new Promise<string>(() => undefined);
        return withoutSources;
      },
    },
  });
  expect(await statusesAroundTimeLimit(app, { url: "/api/openai/chat", payload: question, asked })).toEqual([0, 504]);
});
