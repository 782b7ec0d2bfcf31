import { once } from "node:events";
import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { TaskRequest } from "../../../apps/api/src/ai/text-worker/tasks.ts";
import { evaluationSet } from "../../../packages/ai-prompts/src/evaluation.ts";
import { median } from "../percentile.ts";

const thread = new URL("../../../apps/api/dist/ai/text-worker/text-thread.js", import.meta.url);
/** They are in the memory of WebAssembly modules, which a thread's statistics omit. */
const matrices = ["encoder.bin", "questions.bin", "classifier.bin"].map(
  (name) => new URL(`../../../apps/api/assets/assistant/${name}`, import.meta.url),
);
const megabyte = 1_000_000;
/** Heap and external memory, in MB. */
const most = 60;
/** From start to ready, with one answer given, in ms. */
const longest = 300;
const starts = 9;

type Started = Readonly<{ worker: Worker; milliseconds: number }>;

async function start(): Promise<Started> {
  const since = performance.now();
  const worker = new Worker(thread);
  await once(worker, "message");
  return { worker, milliseconds: performance.now() - since };
}

async function answer(worker: Worker, message: string): Promise<void> {
  const request: TaskRequest<"answer"> = { name: "answer", input: { message, history: [] } };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
  worker.postMessage(request);
  await once(worker, "message");
}

/** Prints how long the built thread that reads visitors' texts takes to start, and its memory after an answer. */
export async function measureWorker(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const { worker, milliseconds } = await start();
    await worker.terminate();
    times.push(milliseconds);
  }
  const middle = median(times);
  const { worker } = await start();
  for (const { ask } of evaluationSet.questions.slice(0, 20)) await answer(worker, ask);
  // A snapshot triggers garbage collection.
  await (await worker.getHeapSnapshot()).forEach(() => undefined);
  const { used_heap_size: heap, external_memory: external } = await worker.getHeapStatistics();
  await worker.terminate();
  const sizes = matrices.reduce((sum, file) => sum + statSync(file).size, 0);
  const [inside, outside] = [heap / megabyte, (external + sizes) / megabyte];
  process.stdout.write(
    `\ntext worker: ready after ${middle.toFixed(0)} ms, the median of ${starts} starts (at most ${longest}); ` +
      `${inside.toFixed(1)} MB of heap, ${outside.toFixed(1)} MB outside of it (at most ${most} together)\n`,
  );
  if (inside + outside > most || middle > longest) process.exitCode = 1;
}
