import { extname } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { ProviderError } from "../provider.ts";
import type { TaskRequest, ThreadMessage } from "./tasks.ts";

export type ThreadOptions = {
  /** The file that the thread runs. */
  entry: URL;
  resourceLimits: ResourceLimits;
  /** Milliseconds for one task, counted from when a thread that is ready has it. */
  taskMs: number;
  /** Milliseconds from the thread's creation until it is ready. */
  startMs: number;
  /** The thread has ended by itself, or was ended because a time was up; `ready`: it had come so far. */
  onEnd: (cause: Error, thread: { ready: boolean }) => void;
};

type Pending = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** One thread that runs one task at a time. It never outlives a task that takes too long. */
export class WorkerThread {
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  #pending: Pending | undefined;
  #timer: NodeJS.Timeout;
  #ready = false;
  #ended = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { entry, resourceLimits, startMs } = options;
    this.#worker = new Worker(entry, {
      name: "text-worker",
      resourceLimits,
      // The sources read the workspace's packages as sources, too.
      execArgv: extname(entry.pathname) === ".ts" ? ["--conditions=@thirtyfold/source"] : [],
      // Nothing in there needs a setting, and what is not there can't leak.
      env: {},
    });
    this.#worker.on("message", (message: ThreadMessage) => this.#receive(message));
    this.#worker.on("error", (cause) => this.#end(new Error("the thread failed", { cause })));
    this.#worker.on("exit", (code) => this.#end(new Error(`the thread ended with code ${code}`)));
    this.#timer = setTimeout(() => this.#end(new Error(`not ready within ${startMs} ms`)), startMs).unref();
    // A thread that has nothing to do keeps no process alive.
    this.#worker.unref();
  }

  /**
   * Gives the task to the thread, which must have no other.
   * @throws {ProviderError} `timeout`; `garbage` when the thread ended for another reason. What the task throws.
   */
  run(request: TaskRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#worker.ref();
      this.#worker.postMessage(request);
      if (this.#ready) this.#limit();
    });
  }

  /** Ends the thread at once, whatever it does. */
  async stop(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#settle()?.reject(new ProviderError("unavailable", { outage: false }));
    await this.#worker.terminate();
  }

  #limit(): void {
    const { taskMs } = this.#options;
    const late = () => this.#end(new Error(`a task took more than ${taskMs} ms`), "timeout");
    this.#timer = setTimeout(late, taskMs);
  }

  #receive(message: ThreadMessage): void {
    // Node's watch mode sends messages of its own along the same way.
    if (message.type === "ready") {
      this.#ready = true;
      clearTimeout(this.#timer);
      if (this.#pending) this.#limit();
    } else if (message.type === "reply") this.#settle()?.resolve(message.output);
    else if (message.type === "failed") this.#settle()?.reject(message.error);
  }

  #settle(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(this.#timer);
    this.#worker.unref();
    return pending;
  }

  #end(cause: Error, kind: "timeout" | "garbage" = "garbage"): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    // Told first, so that whoever waits next finds a thread that lives.
    this.#options.onEnd(cause, { ready: this.#ready });
    this.#settle()?.reject(new ProviderError(kind, { outage: false }));
  }
}
