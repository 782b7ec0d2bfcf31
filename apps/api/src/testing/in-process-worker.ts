import { runTask } from "../ai/text-worker/tasks.ts";
import type { TextWorker } from "../ai/text-worker/text-worker.ts";

/** Runs the same tasks in this thread: for what looks at answers and not at where they are made. */
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
