import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakeOpenAi, startFakeOpenAi } from "../../testing/fake-openai.ts";
import type { FakeToolCall } from "../../testing/fake-openai-modes.ts";
import { inProcessWorker } from "../../testing/in-process-worker.ts";
import { until } from "../../testing/until.ts";
import type { AgentJob, AgentResult } from "../agent.ts";
import { createOpenAiAgents, type OpenAiAgentOptions } from "./agents.ts";

let fake: FakeOpenAi;

beforeEach(async () => {
  fake = await startFakeOpenAi({ answer: "Done." });
});
afterEach(() => fake.close());

const job: AgentJob = {
  kind: "operations",
  messages: [{ role: "user", content: "- Ana: call the bank, due 2026-11-20\n- Ben: blocked, waiting for access" }],
  timeZone: "Europe/Berlin",
};

function agents(options: Partial<OpenAiAgentOptions> = {}) {
  const now = () => Date.parse("2026-11-23T09:00:00Z");
  return createOpenAiAgents({ baseUrl: fake.url, model: "fake-model", now, worker: inProcessWorker, ...options });
}

async function run(options: Partial<OpenAiAgentOptions> = {}, runner = agents(options)): Promise<AgentResult> {
  const events = runner.run(job, new AbortController().signal);
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
}

const call = (name: string, written: string): FakeToolCall[] => [{ name, arguments: written }];
const toolMessages = (at: number) =>
  fake.calls[at]?.body.messages.filter(({ role }) => role === "tool").map(({ content }) => content) ?? [];

test("offers each tool with a strict schema that model servers accept", async () => {
  await run();
  const tools = fake.calls[0]?.body.tools ?? [];
  expect(tools.map((tool) => tool.function.name)).toEqual([
    "read_tasks",
    "check_due_dates",
    "count_by_person",
    "plan_day",
    "count_business_days",
  ]);
  for (const tool of tools) {
    expect(tool.function.strict).toBe(true);
    // OpenAI rejects strict schemas that limit the length of a text.
    expect(JSON.stringify(tool)).not.toMatch(/maxLength|minLength/);
  }
});

test("a tool works on the visitor's text, by the clock of the visitor's time zone", async () => {
  fake.behave({ toolCalls: [call("check_due_dates", '{"on":null}')] });
  const { trace } = await run();
  expect(trace.steps.find(({ tool }) => tool)?.tool).toMatchObject({
    name: "check_due_dates",
    input: { on: null },
    output: {
      on: "2026-11-23",
      overdueCount: 1,
      overdue: [{ title: "call the bank", owner: "Ana", businessDays: -1 }],
    },
  });
});

test.each([
  ["broken JSON", call("plan_day", '{"size": '), /invalid input/i],
  ["a wrong type", call("plan_day", '{"size":"many"}'), /size/],
  ["no date", call("check_due_dates", '{"on":"someday"}'), /Use YYYY-MM-DD/],
  ["an unknown tool", call("delete_everything", "{}"), /no such tool.*read_tasks/],
  ["endless arguments", call("plan_day", " ".repeat(21_000)), /too long/],
])("answers a call with %s with an error, and lets the model go on", async (_case, bad, message) => {
  fake.behave({ toolCalls: [bad, call("plan_day", '{"size":3}')] });
  const { text, trace } = await run();
  expect(text).toBe("Done.");
  expect(toolMessages(1)[0]).toMatch(/^{"error":/);
  expect(toolMessages(1)[0]).toMatch(message);
  const tools = trace.steps.filter(({ kind }) => kind === "tool").map(({ status }) => status);
  expect(tools).toEqual(["failed", "done", "done"]);
  expect(fake.unexpected).toEqual([]);
});

test("a call whose later chunks have a null id is one call", async () => {
  const two = [...call("plan_day", '{"size":3}'), ...call("read_tasks", "{}")];
  fake.behave({ nulls: true, toolCalls: [two] });
  const { text, trace } = await run();
  expect(text).toBe("Done.");
  const tools = trace.steps.flatMap(({ status, tool }) => (tool ? [[tool.name, tool.input, status]] : []));
  expect(tools).toEqual([
    ["plan_day", { size: 3 }, "done"],
    ["read_tasks", {}, "done"],
    ["check_amounts", { draft: "Done." }, "done"],
  ]);
});

test("a model that only calls tools is finally asked for an answer without tools", async () => {
  fake.behave({ toolCalls: Array.from({ length: 20 }, () => call("read_tasks", "{}")) });
  const { text } = await run();
  expect(text).toBe("Done.");
  expect(fake.calls.map(({ body }) => body.tools !== undefined)).toEqual([true, true, true, true, true, false]);
});

test("a run allows 20 tool calls", async () => {
  const eight = Array.from({ length: 8 }, () => ({ name: "read_tasks", arguments: "{}" }));
  fake.behave({ toolCalls: [eight, eight, eight] });
  const { trace } = await run();
  expect(trace.steps.filter(({ tool }) => tool?.name === "read_tasks")).toHaveLength(20);
  expect(toolMessages(3).slice(-4)).toEqual(Array(4).fill('{"error":"No more tool calls. Write the answer."}'));
});

test("a model without tool support answers without them, and is not offered them again", async () => {
  fake.behave({ noTools: true });
  let now = Date.parse("2026-11-23T09:00:00Z");
  const runner = agents({ now: () => now });
  expect((await run({}, runner)).text).toBe("Done.");
  // The visitor's call, and the probe whether the tools were the reason.
  await until(() => expect(fake.unexpected).toHaveLength(2));
  await until(async () => {
    const before = fake.unexpected.length;
    await run({}, runner);
    expect(fake.unexpected).toHaveLength(before);
  });
  expect(fake.calls.every(({ body }) => body.tools === undefined)).toBe(true);
  // The operator may have changed the model.
  fake.behave({ noTools: false });
  now += 10 * 60_000;
  await run({}, runner);
  expect(fake.calls.at(-1)?.body.tools).toBeDefined();
});

test("a refused call of one visitor does not disable tools for others", async () => {
  const runner = agents();
  const long: AgentJob = { ...job, messages: [{ role: "user", content: "- Ana: call the bank\n".repeat(300) }] };
  await run({}, runner);
  const usual = JSON.stringify([fake.calls[0]?.body.messages, fake.calls[0]?.body.tools]).length;
  // Omitting the tools makes room for the long text.
  fake.behave({ longest: usual + 6_000 });
  const text = async (given: AgentJob) => {
    const events = runner.run(given, new AbortController().signal);
    for (;;) {
      const next = await events.next();
      if (next.done) return next.value.text;
    }
  };
  expect(await text(long)).toBe("Done.");
  expect(fake.unexpected).toHaveLength(1);
  // The probe is accepted with its tools.
  await until(() => expect(fake.calls.at(-1)?.body.messages).toEqual([{ role: "user", content: "Hello" }]));
  expect(await text(job)).toBe("Done.");
  expect(fake.calls.at(-1)?.body.tools).toBeDefined();
  // Such texts cause no more than one probe.
  expect(await text(long)).toBe("Done.");
  expect(await text(job)).toBe("Done.");
  expect(fake.calls.filter(({ body }) => body.messages[0]?.content === "Hello")).toHaveLength(1);
});

test("cuts off a server that never stops", async () => {
  fake.behave({ answer: "word ".repeat(20_000) });
  const { text, trace } = await run();
  expect(text.length).toBeGreaterThan(7_900);
  expect(text.length).toBeLessThanOrEqual(8_000);
  expect(trace.result.text).toBe(text);
});

test("every model answer is charged, as counted by the server or as estimated", async () => {
  const spent: number[] = [];
  const onUsage = async (tokens: number) => void spent.push(tokens);
  fake.behave({ toolCalls: [call("read_tasks", "{}")] });
  await run({ onUsage });
  expect(spent).toEqual([91, 91]);
  fake.behave({ usage: false, toolCalls: [] });
  await run({ onUsage });
  expect(spent[2]).toBeGreaterThan(300);
});

test("text before and after a tool call becomes two paragraphs", async () => {
  // A server that talks before it calls: its words are in the same answer as the call.
  const chunks = [
    [{ content: "Let me look." }, { tool_calls: [{ id: "a", function: { name: "read_tasks", arguments: "{}" } }] }],
    [{ content: "Two tasks." }],
  ];
  let answers = 0;
  const { createServer } = await import("node:http");
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const delta of chunks[answers++] ?? []) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    }
    response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { text } = await run({ baseUrl: `http://127.0.0.1:${port}/v1` });
  server.closeAllConnections();
  server.close();
  expect(text).toBe("Let me look.\n\nTwo tasks.");
});
