import { extname } from "node:path";
import { traced } from "../../tracing/tracer.ts";
import { createGate } from "../gate.ts";
import { ProviderError } from "../provider.ts";
import type { TaskName, TaskOutput, TaskRequest } from "./tasks.ts";
import { WorkerThread } from "./worker-thread.ts";

/** Reads visitors' texts in a thread next to the one that serves calls. */
export interface TextWorker {
  /**
   * Queues a task; `signal` removes it from the queue. Rejects with the signal's reason, or with the task's error.
   * @throws {ProviderError} `busy`, `timeout`, `garbage` if the thread ended, `unavailable` once closed.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskRequest<Name>["input"],
    signal: AbortSignal,
  ): Promise<TaskOutput<Name>>;
  /** Starts the thread ahead of a likely question. */
  wake(): void;
  waiting(): number;
  /** Sets the only listener, for logs and metrics. */
  listen(listener: TextWorkerListener): void;
  /** Ends the thread immediately; queued tasks are refused. */
  close(): Promise<void>;
}

export type TextWorkerListener = {
  /** A task ended, successfully or not. */
  ran: (name: TaskName, milliseconds: number) => void;
  /** The thread ended and was replaced. */
  replaced: (cause: Error) => void;
};

/** 16,000 characters take a few milliseconds. */
const taskMs = 5_000;
const waiting = 32;
const waitMs = 10_000;
const startMs = 30_000;
/** Idle time after which the thread ends: it holds 60 MB. */
const restMs = 10 * 60_000;
/** In MiB; about 20 when idle. A larger young generation saves no time and is never released. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 } as const;
/** `.ts` from source, `.js` in the build. */
const ownEntry = new URL(`./text-thread${extname(import.meta.url)}`, import.meta.url);

/** Starts on demand; ends when idle for long, or when closed. */
function restingThread(entry: URL, onReplaced: (cause: Error) => void) {
  let thread: WorkerThread | undefined;
  let rest: NodeJS.Timeout | undefined;
  const start = () => {
    thread = new WorkerThread({
      entry,
      resourceLimits,
      taskMs,
      startMs,
      onEnd(cause, { ready }) {
        // If it can't even start, the next task tries again, which avoids a loop.
        if (ready) start();
        else thread = undefined;
        onReplaced(cause);
      },
    });
    return thread;
  };
  const end = async () => {
    clearTimeout(rest);
    rest = undefined;
    const ended = thread;
    thread = undefined;
    await ended?.stop();
  };
  return {
    end,
    get() {
      rest ??= setTimeout(() => void end(), restMs).unref();
      rest.refresh();
      return thread ?? start();
    },
  };
}

/**
 * The thread starts with the first visitor or task, and after an idle period with the next. `entry`: the file it runs.
 */
export function startTextWorker(entry: URL = ownEntry): TextWorker {
  const gate = createGate({ running: 1, waiting, waitMs });
  const closing = new AbortController();
  let listener: TextWorkerListener | undefined;
  const thread = restingThread(entry, (cause) => listener?.replaced(cause));

  const work = async (request: TaskRequest) => {
    const since = performance.now();
    try {
      return await traced("text worker", { attributes: { task: request.name } }, () => thread.get().run(request));
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
      // The place is held until the work ends, even if the visitor has left.
      output.then(leave, leave);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `runTask` gives what the name says.
      return orAborted(output, signal) as Promise<TaskOutput<typeof name>>;
    },
    wake() {
      if (!closing.signal.aborted) thread.get();
    },
    waiting: () => gate.waiting(),
    listen(given) {
      listener = given;
    },
    async close() {
      closing.abort(new ProviderError("unavailable", { outage: false }));
      await thread.end();
    },
  };
}

async function orAborted<Output>(work: Promise<Output>, signal: AbortSignal): Promise<Output> {
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([work, left.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
