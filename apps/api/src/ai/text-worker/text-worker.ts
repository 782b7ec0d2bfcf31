import { extname } from "node:path";
import { createGate } from "../gate.ts";
import { ProviderError } from "../provider.ts";
import type { TaskName, TaskRequest, Tasks } from "./tasks.ts";
import { WorkerThread } from "./worker-thread.ts";

/** Where a visitor's text is read at length: beside the thread that answers calls. */
export interface TextWorker {
  /**
   * Runs a task in its turn. A visitor who leaves the queue is never worked for; the task that runs is finished.
   * @throws {ProviderError} `busy` when too many wait, or it waited too long; `timeout` when the task took too long;
   * `garbage` when its thread ended; `unavailable` once closed. None of them is an outage of a model's server. Or the
   * reason of `signal`, or what the task throws.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskRequest<Name>["input"],
    signal: AbortSignal,
  ): Promise<ReturnType<Tasks[Name]>>;
  /** Tasks that wait for their turn. */
  waiting(): number;
  /** Tells what happens, for logs and metrics; one listener. */
  listen(listener: TextWorkerListener): void;
  /** Ends the thread at once; whoever waits is refused. */
  close(): Promise<void>;
}

export type TextWorkerListener = {
  /** A task that ran is over, well or not. */
  ran: (name: TaskName, milliseconds: number) => void;
  /** A thread ended and another takes its place. */
  replaced: (cause: Error) => void;
};

/** A text of 16,000 characters takes some milliseconds. */
const taskMs = 5_000;
const waiting = 32;
const waitMs = 10_000;
const startMs = 30_000;
/** MiB; idle it takes about 20. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;
/** The same extension as this file: .ts from the sources, .js when built. */
const ownEntry = new URL(`./text-thread${extname(import.meta.url)}`, import.meta.url);

/** Starts the thread, so that it is ready when the first visitor comes. `entry` is the file that it runs. */
export function startTextWorker(entry: URL = ownEntry): TextWorker {
  const gate = createGate({ running: 1, waiting, waitMs });
  const closing = new AbortController();
  let listener: TextWorkerListener | undefined;
  let thread: WorkerThread | undefined;
  const start = () => {
    thread = new WorkerThread({
      entry,
      resourceLimits,
      taskMs,
      startMs,
      onEnd(cause, { ready }) {
        // One that can't even start is started again by the next task, not over and over.
        if (ready) start();
        else thread = undefined;
        listener?.replaced(cause);
      },
    });
    return thread;
  };
  start();

  const work = async (request: TaskRequest) => {
    const since = performance.now();
    try {
      return await (thread ?? start()).run(request);
    } finally {
      listener?.ran(request.name, performance.now() - since);
    }
  };

  return {
    async run(name, input, signal) {
      closing.signal.throwIfAborted();
      const leave = await gate.enter(signal);
      if (closing.signal.aborted || signal.aborted) leave();
      closing.signal.throwIfAborted();
      signal.throwIfAborted();
      const output = work({ name, input });
      // The place is held until the work is over, whoever has left.
      output.then(leave, leave);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `runTask` gives what the name says.
      return unlessLeft(output, signal) as Promise<ReturnType<Tasks[typeof name]>>;
    },
    waiting: () => gate.waiting(),
    listen(given) {
      listener = given;
    },
    async close() {
      closing.abort(new ProviderError("unavailable", { outage: false }));
      await thread?.stop();
    },
  };
}

/** What `work` gives, or at once the reason of `signal`. */
async function unlessLeft<Output>(work: Promise<Output>, signal: AbortSignal): Promise<Output> {
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([work, left.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
