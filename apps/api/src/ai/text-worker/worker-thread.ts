import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
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

/** Milliseconds of a processor: three times what the slowest of 20,000 hostile texts took. */
const fairTaskMs = 300;

type Pending = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** One thread that runs one task at a time. It never outlives a task that takes too long. */
export class WorkerThread {
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  #pending: Pending | undefined;
  #timer: NodeJS.Timeout;
  #ready = false;
  /** The thread's number, where it has a priority of its own. */
  #id: number | undefined;
  #watch: NodeJS.Timeout | undefined;
  #demoted = false;
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
    const late = () => this.#end(new Error(`not ready within ${startMs} ms`), "busy");
    this.#timer = setTimeout(late, startMs).unref();
    // A thread that has nothing to do keeps no process alive.
    this.#worker.unref();
  }

  /**
   * Gives the task to the thread, which must have no other.
   * @throws {ProviderError} `timeout`; `busy` when the thread was not ready in time; `garbage` when it ended for another
   * reason. What the task throws.
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
    this.#demoteWhenLong();
  }

  /**
   * A task that has used more of a processor than a fair text needs goes on at the lowest priority: where processors are
   * few, calls come first. Counted in the thread's own time: a busy machine demotes nobody.
   */
  #demoteWhenLong(): void {
    const id = this.#id;
    if (id === undefined) return;
    const before = processorMs(id);
    this.#watch = setInterval(() => {
      if (processorMs(id) - before < fairTaskMs) return;
      clearInterval(this.#watch);
      this.#demoted = prioritize(id, constants.priority.PRIORITY_LOW);
    }, fairTaskMs / 2).unref();
  }

  /** A process that may not raise a thread's priority again begins a new one. */
  #promote(): void {
    if (!this.#demoted || this.#id === undefined) return;
    this.#demoted = false;
    if (!prioritize(this.#id, constants.priority.PRIORITY_NORMAL)) this.#end(new Error("the thread had become slow"));
  }

  #receive(message: ThreadMessage): void {
    // Node's watch mode sends messages of its own along the same way.
    if (message.type === "ready") {
      this.#ready = true;
      this.#id = message.id;
      clearTimeout(this.#timer);
      if (this.#pending) this.#limit();
    } else {
      const pending = this.#settle();
      if (message.type === "reply") pending?.resolve(message.output);
      else pending?.reject(message.error);
    }
  }

  #settle(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#worker.unref();
    if (!this.#ended) this.#promote();
    return pending;
  }

  #end(cause: Error, kind: "timeout" | "busy" | "garbage" = "garbage"): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    // Told first, so that whoever waits next finds a thread that lives.
    this.#options.onEnd(cause, { ready: this.#ready });
    this.#settle()?.reject(new ProviderError(kind, { outage: false, ...(kind === "busy" && { retryAfter: 5 }) }));
  }
}

/** Milliseconds of a processor that a thread of this process has used (proc(5); a tick is 10 ms to every reader). */
function processorMs(id: number): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/self/task/${id}/stat`, "utf8").split(") ");
    const [userTicks, systemTicks] = fields.split(" ").slice(11, 13);
    return 10 * (Number(userTicks) + Number(systemTicks));
  } catch {
    // It has ended.
    return 0;
  }
}

/** Gives false where the system does not allow it. */
function prioritize(id: number, priority: number): boolean {
  try {
    setPriority(id, priority);
    return true;
  } catch {
    return false;
  }
}
