import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { stopTheClock } from "../../testing/stop-the-clock.ts";
import { ProviderError } from "../provider.ts";
import { startTextWorker, type TextWorker } from "./text-worker.ts";

const hostile = new URL("../../testing/hostile-thread.ts", import.meta.url);
const broken = new URL("../../testing/broken-thread.ts", import.meta.url);
const patient = new AbortController().signal;

type Started = { worker: TextWorker; ran: string[]; replaced: Error[] };

function startWorker(entry?: URL): Started {
  const worker = startTextWorker(entry);
  onTestFinished(() => worker.close());
  const ran: string[] = [];
  const replaced: Error[] = [];
  worker.listen({ ran: (name) => void ran.push(name), replaced: (cause) => void replaced.push(cause) });
  return { worker, ran, replaced };
}

/** A worker with a ready thread; the texts of `hostile-thread.ts` hold it up, and time advances manually. */
async function startHostile(): Promise<Started> {
  const started = startWorker(hostile);
  await ask(started.worker, "Are you ready?");
  stopTheClock();
  return started;
}

const ask = (worker: TextWorker, message: string, signal = patient) =>
  worker.run("answer", { message, history: [] }, signal);

/** The outcome of each: the kind of a `ProviderError`, another error as text, or the text of the answer. */
const outcomes = (asked: readonly ReturnType<typeof ask>[]) =>
  Promise.all(
    asked.map((one) =>
      one.then(
        ({ text }) => text,
        (error: unknown) => (error instanceof ProviderError ? error.kind : String(error)),
      ),
    ),
  );

/** Lets the started tasks reach their thread. */
const begun = () => new Promise(setImmediate);

test("answers in a worker thread as in the main thread", async () => {
  const { worker, ran, replaced } = startWorker();
  expect((await ask(worker, "What would it cost for our clinic?")).notes).toMatchObject({
    kind: "grounded",
    handover: { reason: "price" },
  });
  const { trace } = await worker.run(
    "agent",
    { kind: "sales", text: "We are 12 people. Budget $5,000.", clock: { now: Date.UTC(2026, 10, 23, 9) } },
    patient,
  );
  expect(trace.steps.length).toBeGreaterThan(3);
  expect(ran).toEqual(["answer", "agent"]);
  expect(replaced).toEqual([]);
});

test("stops the thread after ten idle minutes and starts it for the next visitor", async () => {
  stopTheClock();
  const { worker, replaced } = startWorker(hostile);
  expect(await outcomes([ask(worker, "What does it cost?")])).toEqual(["answered"]);
  const ended = vi.spyOn(Worker.prototype, "terminate");
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  worker.wake();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledOnce();
  worker.wake();
  expect(await outcomes([ask(worker, "What does it cost?")])).toEqual(["answered"]);
  expect(replaced).toEqual([]);
});

test("a task of 5 s ends with its thread, and another thread answers the next", async () => {
  const { worker, replaced } = await startHostile();
  const both = outcomes([ask(worker, "spin for ever"), ask(worker, "What does it cost?")]);
  await begun();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(replaced).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await both).toEqual(["timeout", "answered"]);
  expect(replaced.map(({ message }) => message)).toEqual(["a task took more than 5000 ms"]);
});

test("a task for an agent waits until the agents are loaded, then has its 5 s", async () => {
  const { worker, replaced } = await startHostile();
  const ending = (text: string) =>
    worker.run("agent", { kind: "sales", text, clock: { now: 0 } }, patient).then(
      () => "done",
      (error: unknown) => (error as ProviderError).kind,
    );
  const early = ending("load for ever");
  await begun();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(replaced).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await early).toBe("busy");
  expect(await ending("Plan our week")).toBe("done");
  const late = ending("spin for ever");
  await begun();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toBe("timeout");
  expect(replaced.map(({ message }) => message)).toEqual([
    "not ready within 30000 ms",
    "a task took more than 5000 ms",
  ]);
});

test.each([["eat memory"], ["end the thread"], ["throw later"]])(
  "a task that breaks its thread is the only one to fail: %s",
  async (message) => {
    const { worker, replaced } = await startHostile();
    await expect(ask(worker, message)).rejects.toMatchObject({ kind: "garbage", outage: false });
    expect(await outcomes([ask(worker, "What does it cost?")])).toEqual(["answered"]);
    expect(replaced).toHaveLength(1);
  },
);

test("rethrows what a task throws, and keeps its thread", async () => {
  const { worker, replaced } = await startHostile();
  await expect(ask(worker, "throw now")).rejects.toThrow(TypeError);
  expect(await outcomes([ask(worker, "What does it cost?")])).toEqual(["answered"]);
  expect(replaced).toEqual([]);
});

test("a thread that can't start is restarted only by the next task", async () => {
  const { worker, replaced } = startWorker(broken);
  expect(await outcomes([ask(worker, "Hello")])).toEqual(["garbage"]);
  expect(await outcomes([ask(worker, "Hello")])).toEqual(["garbage"]);
  expect(replaced.map(({ cause }) => (cause as Error).message)).toEqual(["no such thread", "no such thread"]);
});

test("a task whose thread is not ready within 30 s is refused with a time to retry", async () => {
  stopTheClock();
  const { worker, replaced } = startWorker(new URL("data:text/javascript,setInterval(() => {}, 1_000)"));
  const late = ask(worker, "Hello");
  late.catch(() => undefined);
  await begun();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(late).rejects.toMatchObject({ kind: "busy", retryAfter: 5, outage: false });
  expect(replaced.map(({ message }) => message)).toEqual(["not ready within 30000 ms"]);
});

test("32 tasks wait, and the next is refused", async () => {
  const { worker } = await startHostile();
  const late = ask(worker, "spin for ever");
  const crowd = Array.from({ length: 32 }, () => ask(worker, "What does it cost?"));
  expect(worker.waiting()).toBe(32);
  await expect(ask(worker, "One too many")).rejects.toMatchObject({ kind: "busy", retryAfter: 5, outage: false });
  const all = outcomes([late, ...crowd]);
  await begun();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await all).toEqual(["timeout", ...crowd.map(() => "answered")]);
});

test("a task that waits longer than 10 s is refused", async () => {
  const { worker } = await startHostile();
  const all = outcomes(["spin for ever", "spin for ever", "What does it cost?"].map((text) => ask(worker, text)));
  await begun();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker.waiting()).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker.waiting()).toBe(0);
  await worker.close();
  // The second began when a new thread was ready, whose timing is not known.
  expect(await all).toEqual(["timeout", expect.stringMatching(/timeout|unavailable/), "busy"]);
});

test("a visitor who leaves is released at once: a queued task is dropped, a running one is finished", async () => {
  const { worker, ran, replaced } = await startHostile();
  const running = new AbortController();
  const waiting = new AbortController();
  const gone = outcomes([
    ask(worker, "spin for ever", running.signal),
    ask(worker, "What does it cost?", waiting.signal),
  ]);
  const last = outcomes([ask(worker, "What does it cost?")]);
  await begun();
  running.abort(new Error("gone"));
  waiting.abort(new Error("gone, too"));
  expect(await gone).toEqual(["Error: gone", "Error: gone, too"]);
  expect(replaced).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await last).toEqual(["answered"]);
  // The first one asked whether the thread was ready.
  expect(ran).toHaveLength(3);
});

test("closing ends a busy thread, and refuses waiting and new tasks", async () => {
  const { worker, replaced } = await startHostile();
  const all = outcomes([ask(worker, "spin for ever"), ask(worker, "What does it cost?")]);
  await begun();
  await worker.close();
  expect(await all).toEqual(["unavailable", "unavailable"]);
  expect(await outcomes([ask(worker, "What does it cost?")])).toEqual(["unavailable"]);
  expect(replaced).toEqual([]);
});

test.runIf(process.platform === "linux")(
  "a text that keeps a processor busy is read at the lowest priority",
  async () => {
    const { worker } = startWorker(new URL("../../testing/held-up-thread.ts", import.meta.url));
    const read = (text: string) =>
      worker.run("agent", { kind: "operations", text, clock: { now: Date.UTC(2026, 10, 23, 9) } }, patient);
    await read("- Ana: call the bank");
    const priorities = () => readdirSync("/proc/self/task").map((id) => getPriority(Number(id)));
    expect(priorities()).not.toContain(19);
    const seen = new AbortController();
    // On a busy machine a text may reach its time limit before it has used the processor for long.
    const spinning = (async () => {
      while (!seen.signal.aborted) await read("spin for ever").catch(() => {});
    })();
    try {
      await vi.waitFor(() => expect(priorities()).toContain(19), { timeout: 30_000 });
    } finally {
      seen.abort();
      await worker.close();
    }
    await spinning;
  },
);
