import { expect, test, vi } from "vitest";
import { withoutSources } from "../../ai/provider.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import {
  answer,
  eventsOf,
  failingProvider,
  question,
  startAssistantApp,
  whole,
} from "../../testing/fake-openai-app.ts";
import { providerSecret } from "../../testing/fake-openai-modes.ts";

/** Reads until `part` arrives; returns the text so far. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, part: string): Promise<string> {
  let text = "";
  while (!text.includes(part)) {
    const { done, value = "" } = await reader.read();
    if (done) throw new Error(`The stream ended without ${part}`);
    text += value;
  }
  return text;
}

function textReader(response: Response): ReadableStreamDefaultReader<string> {
  if (!response.body) throw new Error("no body");
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

test("streams words as events, the last of which holds the whole answer", async () => {
  const { ask } = await startAssistantApp();
  const response = await ask(question, { events: true });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  const all = await eventsOf(response);
  expect(all.at(-1)).toEqual({ done: true, ...whole });
  const deltas = all.slice(0, -1).map((event) => (event as { delta: string }).delta);
  expect(deltas.length).toBeGreaterThan(3);
  expect(deltas.join("")).toBe(answer);
});

test.each([
  ["text/event-stream;q=0", "application/json"],
  ["*/*, Text/Event-Stream; q=0.000", "application/json"],
  ["*/*", "application/json"],
  ["application/json, Text/Event-Stream;q=0.1", "text/event-stream"],
])("answers a request that accepts %s with %s", async (accept, type) => {
  const app = await buildTestApp();
  const { headers } = await app.inject({
    method: "POST",
    url: "/api/openai/chat",
    payload: question,
    headers: { accept },
  });
  expect(headers["content-type"]).toBe(`${type}; charset=utf-8`);
});

test("sends the first words while the model is still generating", async () => {
  const { ask, fake } = await startAssistantApp({ mode: "stall" });
  const reader = textReader(await ask(question, { events: true }));
  await readUntil(reader, 'data: {"delta":"The"}\n\n');
  expect(fake.calls[0]?.finished).toBe(false);
  fake.resume();
  await readUntil(reader, '"done"');
});

test("sends a heartbeat comment while the model is silent", async () => {
  const { ask, fake } = await startAssistantApp({ mode: "stall" }, { heartbeatMs: 10 });
  const reader = textReader(await ask(question, { events: true }));
  await readUntil(reader, "\n\n: still answering\n\n: still answering\n\n");
  fake.resume();
  expect(await readUntil(reader, '"done"')).toContain(JSON.stringify({ done: true, ...whole }));
});

test("an interrupted stream ends with an error event", async () => {
  const { ask, fake } = await startAssistantApp();
  for (const mode of ["cut", "early-end", "sse-error"] as const) {
    fake.behave({ mode });
    const response = await ask(question, { events: true });
    expect([mode, response.status]).toEqual([mode, 200]);
    const all = await eventsOf(response);
    expect(all[0]).toEqual({ delta: "The" });
    expect(all.at(-1)).toEqual({ error: "The AI service gave no usable answer. Please try again." });
    expect(JSON.stringify(all)).not.toContain(providerSecret);
  }
});

test("an internal error halfway is masked and logged", async () => {
  const { ask, logs } = await startAssistantApp({}, { provider: failingProvider(new Error("inside"), "Well, ") });
  const all = await eventsOf(await ask(question, { events: true }));
  expect(all).toEqual([{ delta: "Well, " }, { error: "Something went wrong on our side. Please try again later." }]);
  expect(logs.join("")).toContain("an answer failed halfway");
});

test("reads from the model only as fast as the visitor reads", async () => {
  const piece = "x".repeat(10_000);
  const pieces = 3_000;
  let made = 0;
  const { ask } = await startAssistantApp(
    {},
    {
      provider: {
        name: "openai",
        async *answer() {
          for (; made < pieces; made++) yield piece;
          return withoutSources;
        },
      },
    },
  );
  const response = await ask(question, { events: true });
  // Nobody reads: the buffers along the way fill up, then the model has to wait.
  let before = -1;
  await vi.waitFor(() => expect(before).toBe((before = made)), { interval: 50, timeout: 5_000 });
  expect(made).toBeLessThan(pieces);
  const all = await eventsOf(response);
  expect(all.at(-1)).toEqual({ done: true, ...whole, message: piece.repeat(pieces) });
});
