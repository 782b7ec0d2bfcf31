import { runTask } from "../ai/text-worker/tasks.ts";
import type { TextWorker } from "../ai/text-worker/text-worker.ts";

/** Runs the same tasks in this thread, for tests of the answers rather than of the thread. */
export const inProcessWorker: TextWorker = {
  async run(name, input, signal) {
    signal.throwIfAborted();
    return runTask<typeof name>({ name, input });
  },
  wake: () => undefined,
  waiting: () => 0,
  listen: () => undefined,
  close: async () => undefined,
};
