import type { GenerateEvent, RunStep } from "@thirtyfold/api-contract";
import { expect, test, vi } from "vitest";
import type { AgentRunner } from "../../ai/agent.ts";
import { statusesAroundTimeLimit } from "../../testing/around-time-limit.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { job, runEventsOf, startAgentsApp } from "../../testing/fake-agents-app.ts";
import { providerSecret } from "../../testing/fake-openai-modes.ts";
import { meanwhile, stopTheClock } from "../../testing/stop-the-clock.ts";
import { until } from "../../testing/until.ts";

const toolCalls = [[{ name: "look_up_prices", arguments: '{"agents":1}' }]];
const steps = (events: readonly GenerateEvent[]) => events.flatMap((event) => ("step" in event ? [event.step] : []));
const words = (events: readonly GenerateEvent[]) => events.flatMap((event) => ("delta" in event ? [event.delta] : []));

/** The end of a run, with its trace and text checked against the streamed events. */
function completeRun(events: readonly GenerateEvent[]): { text: string; steps: RunStep[] } {
  const last = events.at(-1);
  if (!last || !("done" in last) || !last.trace) throw new Error(`no end: ${JSON.stringify(last)}`);
  expect(words(events).join("")).toBe(last.text);
  expect(steps(events)).toEqual(last.trace.steps);
  expect(last.trace.result.text).toBe(last.text);
  return { text: last.text, steps: last.trace.steps };
}

test("streams the built-in agent step by step, then its text", async () => {
  const app = await buildTestApp();
  const response = await app.inject({
    method: "POST",
    url: "/api/ai/generate",
    headers: { accept: "text/event-stream" },
    payload: job,
  });
  expect(response.headers["content-type"]).toMatch(/^text\/event-stream/);
  const events = await runEventsOf(new Response(response.body));
  const run = completeRun(events);
  expect(run.steps.length).toBeGreaterThan(5);
  const firstWord = events.findIndex((event) => "delta" in event);
  expect(steps(events.slice(0, firstWord))).toEqual(run.steps);
});

test("streams a model's run: steps as they end, words as they arrive, the price check at the end", async () => {
  const { generate } = await startAgentsApp({ toolCalls, answer: "It is $2,500, or $99 for friends." });
  const run = completeRun(await runEventsOf(await generate(job, { events: true })));
  expect(run.text).toBe("It is $2,500, or $99 for friends.");
  expect(run.steps.map(({ kind, tool }) => tool?.name ?? kind)).toEqual([
    "read",
    "decide",
    "look_up_prices",
    "write",
    "check_amounts",
    "decide",
  ]);
  // Nobody listed $99: the trace says that a person has to check.
  expect(run.steps.at(-1)).toMatchObject({ detail: "$99", status: "needs-you" });
});

test("an interrupted run ends with an error event", async () => {
  const { generate, fake } = await startAgentsApp();
  for (const mode of ["cut", "early-end", "sse-error"] as const) {
    fake.behave({ mode });
    const response = await generate(job, { events: true });
    expect([mode, response.status]).toEqual([mode, 200]);
    const events = await runEventsOf(response);
    expect(words(events)[0]).toBe("The");
    expect(events.at(-1)).toEqual({ error: "The AI service gave no usable answer. Please try again." });
    expect(JSON.stringify(events)).not.toContain(providerSecret);
  }
});

test("a model that never starts is a 504 problem in time; one that stalls halfway is an error event", async () => {
  stopTheClock();
  const { generate, fake } = await startAgentsApp({ mode: "hang" }, { timeLimitMs: 400 });
  const hanging = generate(job);
  await meanwhile(() => fake.calls.length === 1);
  await vi.advanceTimersByTimeAsync(400);
  expect((await hanging).status).toBe(504);
  fake.behave({ mode: "stall" });
  const begun = await generate(job, { events: true });
  await vi.advanceTimersByTimeAsync(400);
  const events = await runEventsOf(begun);
  expect(words(events)[0]).toBe("The");
  expect(events.at(-1)).toEqual({ error: "The AI service took too long to answer. Please try again." });
  await meanwhile(() => fake.calls.length === 2 && fake.calls.every((call) => call.aborted));
});

test.each([false, true])("a visitor who leaves cancels the model call immediately (events: %s)", async (events) => {
  const { generate, fake, logs } = await startAgentsApp({ mode: "stall" });
  const visitor = new AbortController();
  const response = generate(job, { events, signal: visitor.signal });
  response.catch(() => undefined);
  await until(() => expect(fake.calls).toHaveLength(1));
  if (events) await (await response).body?.getReader().read();
  stopTheClock();
  visitor.abort();
  await meanwhile(() => fake.calls[0]?.aborted === true);
  vi.useRealTimers();
  await until(() => expect(logs.join("")).toContain('"aborted":true'));
  expect(logs.join("")).not.toContain("the model gave no answer");
});

test("50 streams at once: 16 run, 32 wait, the rest are told to retry, and no run is broken", async () => {
  const { generate, fake } = await startAgentsApp({ mode: "stall", answer: "All is well today." });
  const refused: (string | null)[] = [];
  const asked = Array.from({ length: 50 }, async () => {
    const response = await generate(job, { events: true });
    if (response.status === 503) refused.push(response.headers.get("retry-after"));
    return response;
  });
  await vi.waitFor(() => expect([fake.calls.length, refused]).toEqual([16, ["5", "5"]]), { timeout: 10_000 });
  fake.behave({ mode: "ok" });
  fake.resume();
  const served = (await Promise.all(asked)).filter(({ status }) => status === 200);
  expect(served).toHaveLength(48);
  for (const response of served) expect(completeRun(await runEventsOf(response)).text).toBe("All is well today.");
  expect(fake.calls).toHaveLength(48);
});

test("gives a run at most 20 seconds", async () => {
  const asked = vi.fn<() => void>();
  const agents: AgentRunner = {
    name: "openai",
    // A runner that ignores its signal altogether.
    async *run() {
      asked();
      yield { delta: await new Promise<string>(() => undefined) };
      throw new Error("never");
    },
  };
  const app = await buildTestApp({ agents });
  expect(await statusesAroundTimeLimit(app, { url: "/api/ai/generate", payload: job, asked })).toEqual([0, 504]);
});
