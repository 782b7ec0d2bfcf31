import {
  demoTexts,
  generateResponseSchema,
  problemSchema,
  problemTypes,
  type RunTrace,
} from "@thirtyfold/api-contract";
import { expect, test } from "vitest";
import { noneAgents } from "../../ai/none.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { job, startAgentsApp } from "../../testing/fake-agents-app.ts";
import { type FakeMode, providerSecret } from "../../testing/fake-openai-modes.ts";
import { modelFailures } from "../../testing/model-failures.ts";

const post = (payload: object) => ({ method: "POST", url: "/api/ai/generate", payload }) as const;
const user = (content: string) => [{ role: "user", content }];

async function traceOf(response: Response): Promise<RunTrace> {
  const { trace } = generateResponseSchema.parse(await response.json());
  if (!trace) throw new Error("no trace");
  return trace;
}

test("runs the built-in agent for the demo type when no model is configured", async () => {
  const app = await buildTestApp();
  for (const [demoType, agent] of [
    ["sales", "sales"],
    ["onboarding", "onboarding"],
    ["operations", "operations"],
    ["ops", "operations"],
    ["poetry", "generic"],
  ]) {
    const response = await app.inject(post({ ...job, demoType }));
    expect(response.statusCode).toBe(200);
    const { text, trace } = generateResponseSchema.parse(response.json());
    expect(response.json()).toEqual({ text, trace });
    expect(trace).toMatchObject({ version: 1, agent, provider: "embedded", result: { text } });
    expect(trace?.steps.some(({ tool }) => tool)).toBe(true);
  }
});

test("returns the model's words and the run that led to them", async () => {
  const { generate, fake } = await startAgentsApp({ answer: "Hello from the model." });
  const response = await generate(job);
  expect(response.status).toBe(200);
  const { text, trace } = generateResponseSchema.parse(await response.json());
  expect(text).toBe("Hello from the model.");
  expect(trace).toMatchObject({ agent: "sales", provider: "openai", result: { text } });
  expect(trace?.trigger.summary).toMatch(/^An inquiry was pasted: \d+ characters$/);
  expect(fake.unexpected).toEqual([]);
});

test("replaces the client's system message with its own, with the prices and the visitor's date", async () => {
  const { generate, fake } = await startAgentsApp();
  await generate(job);
  const [system, ...rest] = fake.calls[0]?.body.messages ?? [];
  expect(system?.role).toBe("system");
  expect(system?.content).toContain("you are the Sales Assistant");
  expect(system?.content).toContain("$2,500");
  expect(system?.content).toContain("(Europe/Berlin)");
  expect(rest).toEqual([{ role: "user", content: job.messages[1]?.content }]);
  expect(JSON.stringify(fake.calls)).not.toContain("half the price");
  expect(fake.calls[0]?.body).toMatchObject({ model: "fake-model", max_tokens: 800, stream: true });
});

const failures: readonly [FakeMode, number][] = [...modelFailures, ["huge", 502]];

test("a failure before the first event is a problem, streaming or not, that reveals nothing of the model's server", async () => {
  const { generate, fake, logs } = await startAgentsApp();
  for (const [mode, status] of failures) {
    fake.behave({ mode });
    for (const events of mode === "empty" ? [false] : [false, true]) {
      const response = await generate(job, { events });
      expect([mode, response.status]).toEqual([mode, status]);
      const text = await response.text();
      expect(text).not.toContain(providerSecret);
      const problem = problemSchema.parse(JSON.parse(text));
      expect([problem.error, problem.message]).toEqual([problem.detail, problem.detail]);
    }
    // An answer in between, so that the breaker stays closed.
    fake.behave({ mode: "ok" });
    await generate(job);
  }
  const logged = logs.join("");
  for (const secret of [providerSecret, "sk-fake-key", "invoices"]) expect(logged).not.toContain(secret);
});

test("an interrupted answer is a 502 problem", async () => {
  const { generate, fake } = await startAgentsApp();
  for (const mode of ["cut", "early-end", "sse-error"] as const) {
    fake.behave({ mode });
    const response = await generate(job);
    expect([mode, response.status]).toEqual([mode, 502]);
    expect(await response.text()).not.toContain(providerSecret);
  }
});

test("demo and assistant share a breaker: five failures of one stop model calls of the other", async () => {
  const { generate, ask, fake } = await startAgentsApp({ mode: "500" });
  for (let call = 0; call < 3; call++) expect((await generate(job)).status).toBe(502);
  for (let call = 0; call < 2; call++) expect((await ask("Hello?")).status).toBe(502);
  fake.behave({ mode: "ok" });
  const response = await generate(job);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(25);
  expect((await ask("Hello?")).status).toBe(503);
  expect(fake.calls).toHaveLength(5);
});

test("demo and assistant share a budget: the cost of a run can put the assistant into maintenance, too", async () => {
  const toolCalls = [[{ name: "look_up_prices", arguments: '{"agents":1}' }]];
  // Each of the run's two answers costs more than 90 tokens.
  const { generate, ask, fake } = await startAgentsApp({ toolCalls }, { env: { AI_DAILY_TOKENS: "150" } });
  expect((await generate(job)).status).toBe(200);
  expect(fake.calls).toHaveLength(2);
  for (const response of [await generate(job), await ask("Hello?")]) {
    expect(response.status).toBe(503);
    expect(problemSchema.parse(await response.json()).type).toBe(problemTypes.maintenance);
  }
  expect(fake.calls).toHaveLength(2);
});

test("says so when there is no provider", async () => {
  const app = await buildTestApp({ agents: noneAgents });
  const response = await app.inject(post(job));
  expect(response.statusCode).toBe(503);
  // SPEC's client shows the server's `error`.
  expect(response.json()).toMatchObject({
    error: expect.stringContaining(demoTexts.unavailable.slice(0, 14)) as string,
  });
});

test("rejects invalid input and names the field, without asking the model", async () => {
  const { generate, fake } = await startAgentsApp();
  for (const [body, path] of [
    [{}, "messages"],
    [{ messages: [], demoType: "sales" }, "messages"],
    [{ messages: user(" \n"), demoType: "sales" }, "messages"],
    [{ messages: user("x".repeat(16_001)), demoType: "sales" }, "messages.0.content"],
    [{ messages: user("a\u0000b"), demoType: "sales" }, "messages.0.content"],
    [{ messages: [{ role: "tool", content: "x" }], demoType: "sales" }, "messages.0.role"],
    [{ messages: user("Hi") }, "demoType"],
  ] as const) {
    const response = await generate(body);
    expect(response.status).toBe(400);
    expect(problemSchema.parse(await response.json()).issues?.[0]?.path).toBe(path);
  }
  expect((await generate({ messages: user("x".repeat(70_000)), demoType: "sales" })).status).toBe(413);
  expect(fake.calls).toEqual([]);
});

test("treats an unknown time zone as UTC", async () => {
  const app = await buildTestApp();
  for (const timeZone of ["Mars/Olympus", "", "Europe/Berlin"]) {
    const response = await app.inject(post({ ...job, demoType: "ops", timeZone }));
    const { text } = generateResponseSchema.parse(response.json());
    expect(text.split("\n")[0]).toContain(timeZone === "Europe/Berlin" ? "(Europe/Berlin)" : "(UTC)");
  }
});

test("has the rate limit of model calls", async () => {
  const app = await buildTestApp({ env: { RATE_AI: "1" } });
  expect((await app.inject(post(job))).statusCode).toBe(200);
  expect((await app.inject(post(job))).statusCode).toBe(429);
});

test("accepts 16,000 characters in any script and of any kind, within the limits of the trace", async () => {
  const app = await buildTestApp();
  for (const text of [
    "x".repeat(16_000),
    "問い合わせ".repeat(3_200),
    "- Ana Lima to call by Friday\n".repeat(550),
    '";,\n'.repeat(4_000),
  ]) {
    for (const demoType of ["sales", "onboarding", "operations", "generic"]) {
      const response = await app.inject(post({ messages: user(text), demoType }));
      expect(response.statusCode).toBe(200);
    }
  }
});

test("executes the model's tool calls and returns the results to it", async () => {
  const toolCalls = [
    [
      { name: "read_inquiry", arguments: "{}" },
      { name: "look_up_prices", arguments: '{"agents":2}' },
    ],
    [{ name: "propose_call", arguments: '{"urgent":false}' }],
  ];
  const { generate, fake } = await startAgentsApp({ toolCalls, answer: "It starts at $2,500." });
  const trace = await traceOf(await generate(job));
  expect(trace.steps.map(({ kind, tool }) => tool?.name ?? kind)).toEqual([
    "read",
    "decide",
    "read_inquiry",
    "look_up_prices",
    "decide",
    "propose_call",
    "write",
    "check_amounts",
  ]);
  expect(trace.steps[2]?.tool?.output).toMatchObject({ people: 12, budget: { max: 5_000 } });
  expect(fake.calls).toHaveLength(3);
  expect(fake.calls[0]?.body.tools?.map((tool) => tool.function.name)).toContain("qualify_inquiry");
  const toolMessages =
    fake.calls[1]?.body.messages.filter(({ role }) => role === "tool").map(({ content }) => content) ?? [];
  expect(toolMessages[1]).toContain('"firstAgent":"$2,500"');
  expect(fake.unexpected).toEqual([]);
});
