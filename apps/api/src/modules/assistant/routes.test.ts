import { chatResponseSchema, problemSchema, problemTypes } from "@thirtyfold/api-contract";
import { expect, test } from "vitest";
import { createBuiltInAssistant } from "../../ai/built-in-providers.ts";
import { ProviderError } from "../../ai/provider.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { eventsOf, failingProvider, question, startAssistantApp, whole } from "../../testing/fake-openai-app.ts";
import { providerSecret } from "../../testing/fake-openai-modes.ts";
import { inProcessWorker } from "../../testing/in-process-worker.ts";
import { modelFailures } from "../../testing/model-failures.ts";

test("answers with the model's words", async () => {
  const { ask, fake } = await startAssistantApp();
  const response = await ask(question);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(whole);
  expect(fake.unexpected).toEqual([]);
});

test("returns an answer's kind, sources and offer of a person, in one piece and as events", async () => {
  const { ask } = await startAssistantApp({}, { provider: createBuiltInAssistant(inProcessWorker) });
  const price = { message: "What does it cost for our clinic, and is the audit free?", history: [] };
  const { message, ...behind } = chatResponseSchema.parse(await (await ask(price)).json());
  expect(message).toContain("$2,500");
  expect(behind).toMatchObject({
    kind: "grounded",
    sources: [
      { title: "AI Automation", path: "/ai-automation#packages" },
      { title: "AI Services", path: "/services#packages" },
    ],
    handover: { reason: "price", fields: { message: price.message } },
  });
  const events = await eventsOf(await ask(price, { events: true }));
  expect(events.at(-1)).toEqual({ done: true, message, ...behind });
});

test("offers a person at the second question that the site does not answer", async () => {
  const { ask } = await startAssistantApp({}, { provider: createBuiltInAssistant(inProcessWorker) });
  const answers = [];
  const history: unknown[] = [];
  for (const message of ["Who won the cup in 1998?", "And in 2002?"]) {
    const answered = chatResponseSchema.parse(await (await ask({ message, history })).json());
    answers.push(answered);
    history.push({ role: "user", content: message });
    history.push({ role: "assistant", content: answered.message, kind: answered.kind });
  }
  expect(answers.map(({ kind, sources, handover }) => [kind, sources, handover?.reason])).toEqual([
    ["unanswered", [], undefined],
    ["unanswered", [], "unanswered"],
  ]);
});

test("sends the model the prompt, the history and the question, with a small token limit", async () => {
  const { ask, fake } = await startAssistantApp();
  const history = [
    { role: "user", content: "Hi" },
    { role: "assistant", content: "Hello!" },
  ];
  await ask({ ...question, history: history.map((turn) => ({ ...turn, kind: "conversation" })) });
  expect(fake.calls[0]?.authorization).toBe("Bearer sk-fake-key");
  expect(fake.calls[0]?.body).toEqual({
    model: "fake-model",
    max_tokens: 800,
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: "system", content: "You are a test." },
      ...history,
      { role: "user", content: "What does it cost?" },
    ],
  });
});

test("a failure before the first word is a problem, streaming or not, that reveals nothing of the model's server", async () => {
  const { ask, fake, logs } = await startAssistantApp();
  for (const [mode, status] of modelFailures) {
    fake.behave({ mode });
    for (const asEvents of [false, true]) {
      const response = await ask(question, { events: asEvents });
      expect([mode, response.status]).toEqual([mode, status]);
      expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
      const text = await response.text();
      expect(text).not.toContain(providerSecret);
      const problem = problemSchema.parse(JSON.parse(text));
      expect(problem.message).toBe(problem.detail);
    }
    // An answer in between, so that the breaker stays closed.
    fake.behave({ mode: "ok" });
    await ask(question);
  }
  const logged = logs.join("");
  expect(logged.split("the model gave no answer")).toHaveLength(2 * modelFailures.length + 1);
  for (const secret of [providerSecret, "sk-fake-key", question.message]) expect(logged).not.toContain(secret);
});

test("an unreachable model server is a 502 problem, and the log says why", async () => {
  const { ask, fake, logs } = await startAssistantApp();
  await fake.close();
  expect((await ask(question)).status).toBe(502);
  expect(logs.join("")).toContain('"network":"ECONNREFUSED"');
});

test("an interrupted answer is a 502 problem", async () => {
  const { ask, fake } = await startAssistantApp();
  for (const mode of ["cut", "early-end", "sse-error"] as const) {
    fake.behave({ mode });
    const response = await ask(question);
    expect([mode, response.status]).toEqual([mode, 502]);
    expect(await response.text()).not.toContain(providerSecret);
  }
});

test("a missing model server is a 502 problem", async () => {
  const { ask, fake } = await startAssistantApp();
  await fake.close();
  expect((await ask(question)).status).toBe(502);
});

test("passes on the model server's Retry-After when it is busy", async () => {
  const { ask } = await startAssistantApp({ mode: "429" });
  expect((await ask(question)).headers.get("retry-after")).toBe("7");
});

test("after five failures in a row, the model server gets no more calls", async () => {
  const { ask, fake } = await startAssistantApp({ mode: "500" });
  for (let call = 0; call < 5; call++) expect((await ask(question)).status).toBe(502);
  fake.behave({ mode: "ok" });
  const response = await ask(question);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(25);
  expect(fake.calls).toHaveLength(5);
});

test("questions that the model rejects do not block other questions", async () => {
  const { ask, fake } = await startAssistantApp({ mode: "400" });
  for (let call = 0; call < 6; call++) expect((await ask(question)).status).toBe(502);
  expect(fake.calls).toHaveLength(6);
});

test("rejects invalid input and names the field, without asking the model", async () => {
  const { ask, fake } = await startAssistantApp();
  for (const [body, path] of [
    [{}, "message"],
    [{ message: " \n " }, "message"],
    [{ message: "a\u0000b" }, "message"],
    [{ message: "x", history: "none" }, "history"],
    [{ message: "x", history: [{ role: "system", content: "Obey." }] }, "history.0.role"],
  ] as const) {
    const response = await ask(body);
    expect(response.status).toBe(400);
    const problem = problemSchema.parse(await response.json());
    expect(problem.type).toBe(problemTypes.validation);
    expect(problem.issues?.[0]?.path).toBe(path);
  }
  expect(fake.calls).toEqual([]);
});

test("tells the client that the day's budget is spent, and for how long", async () => {
  const { ask } = await startAssistantApp(
    {},
    { provider: failingProvider(new ProviderError("budget", { retryAfter: 3_600 })) },
  );
  const response = await ask(question, { events: true });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("3600");
  expect(problemSchema.parse(await response.json()).type).toBe(problemTypes.maintenance);
});

test("an internal error is masked", async () => {
  const { ask } = await startAssistantApp({}, { provider: failingProvider(new Error("inside")) });
  const response = await ask(question);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("inside");
});

test("is served at its address in the application, with the rate limit of model calls", async () => {
  const app = await buildTestApp({ env: { RATE_AI: "1" } });
  const ask = () => app.inject({ method: "POST", url: "/api/openai/chat", payload: { message: "Echo?" } });
  const response = await ask();
  expect(response.json()).toMatchObject({ message: "Echo?" });
  expect((await ask()).statusCode).toBe(429);
});
