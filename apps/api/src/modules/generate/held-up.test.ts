import { problemSchema } from "@thirtyfold/api-contract";
import type { FastifyInstance } from "fastify";
import { expect, test, vi } from "vitest";
import { createBuiltInAgents, createBuiltInAssistant } from "../../ai/built-in-providers.ts";
import { startTextWorker } from "../../ai/text-worker/text-worker.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { stopTheClock } from "../../testing/stop-the-clock.ts";

/** The application over a worker that `hostile-thread.ts` texts hold up; it is ready, and time advances by hand. */
async function startApp() {
  const worker = startTextWorker(new URL("../../testing/hostile-thread.ts", import.meta.url));
  const job = { kind: "operations", text: "Are the agents loaded?", clock: { now: 0 } } as const;
  await worker.run("agent", job, new AbortController().signal);
  const logs: string[] = [];
  const app = await buildTestApp({
    assistant: createBuiltInAssistant(worker),
    agents: createBuiltInAgents(worker),
    worker,
    logStream: { write: (line) => void logs.push(line) },
  });
  expect((await ask(app, "What does it cost?")).statusCode).toBe(200);
  stopTheClock();
  return { app, logs };
}

const generate = (app: FastifyInstance, content: string) =>
  app.inject({
    method: "POST",
    url: "/api/ai/generate",
    payload: { demoType: "operations", messages: [{ role: "user", content }] },
  });

const ask = (app: FastifyInstance, message: string) =>
  app.inject({ method: "POST", url: "/api/openai/chat", payload: { message, history: [] } });

const metrics = async (app: FastifyInstance) => (await app.inject("/metrics")).body;

test("a text that stalls its reader is a 504 problem after 5 s, and holds up other texts only", async () => {
  const { app, logs } = await startApp();
  const slow = generate(app, "spin for ever");
  const next = ask(app, "What does it cost?");
  const [first, second] = ["senderA", "senderB"];
  const message = { content: "Hello", senderId: first, receiverId: second, roomId: `${first}_${second}` };
  const lead = { name: "Ines Kallio", email: "ines@pellwater.example", businessType: "service" };
  const others = await Promise.all([
    app.inject("/healthz"),
    app.inject({ method: "POST", url: "/api/realtime-chat/messages", payload: message }),
    app.inject({ method: "POST", url: "/api/forms/waitlist", payload: lead }),
  ]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 201, 201]);
  expect(await metrics(app)).toContain("text_worker_queue 1");
  await vi.advanceTimersByTimeAsync(5_000);
  const refused = await slow;
  expect(refused.statusCode).toBe(504);
  expect(problemSchema.parse(refused.json()).detail).toBe("The AI service took too long to answer. Please try again.");
  expect((await next).statusCode).toBe(200);
  const samples = await metrics(app);
  expect(samples).toContain("text_worker_restarts_total 1");
  expect(samples).toContain('text_worker_run_seconds_count{task="agent"} 1');
  expect(samples).toContain('text_worker_run_seconds_count{task="answer"} 2');
  expect(logs.filter((line) => line.includes("the text worker was replaced"))).toHaveLength(1);
  expect(logs.join("")).not.toContain("spin for ever");
});

test("with a full queue, the next text is a 503 problem that says when to retry", async () => {
  const { app } = await startApp();
  const all = Array.from({ length: 34 }, () => generate(app, "spin for ever"));
  const refused = await Promise.race(all);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  await app.close();
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map(() => 503));
});

test("a thread that runs out of memory is a 502 problem, and the next text is read", async () => {
  const { app } = await startApp();
  expect((await ask(app, "eat memory")).statusCode).toBe(502);
  expect((await ask(app, "What does it cost?")).json()).toMatchObject({ message: "answered" });
});
