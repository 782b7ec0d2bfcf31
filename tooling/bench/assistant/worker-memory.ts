import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { TaskRequest } from "../../../apps/api/src/ai/text-worker/tasks.ts";
import { evaluationSet } from "../../../packages/ai-prompts/src/evaluation.ts";

const thread = new URL("../../../apps/api/src/ai/text-worker/text-thread.ts", import.meta.url);
const megabyte = 1_000_000;
/** Of heap and what lies outside of it (embeddings, the encoder's weights), in MB. */
const most = 60;

/** Prints what the thread that reads visitors' texts holds once it has answered. */
export async function measureWorker(): Promise<void> {
  const worker = new Worker(thread, { execArgv: ["--conditions=@thirtyfold/source"] });
  await once(worker, "message");
  for (const { ask: message } of evaluationSet.questions.slice(0, 20)) {
    const request: TaskRequest<"answer"> = { name: "answer", input: { message, history: [] } };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
    worker.postMessage(request);
    await once(worker, "message");
  }
  // Garbage is collected for a snapshot.
  await (await worker.getHeapSnapshot()).forEach(() => undefined);
  const { used_heap_size: heap, external_memory: external } = await worker.getHeapStatistics();
  await worker.terminate();
  const [inside, outside] = [heap / megabyte, external / megabyte];
  process.stdout.write(
    `\ntext worker: ${inside.toFixed(1)} MB of heap, ${outside.toFixed(1)} MB outside of it (at most ${most} together)\n`,
  );
  if (inside + outside > most) process.exitCode = 1;
}
