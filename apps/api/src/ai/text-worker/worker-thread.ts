import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { extname } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { ProviderError } from "../provider.ts";
import { lateTasks } from "./late-tasks.ts";
import type { TaskName, TaskRequest, ThreadMessage } from "./tasks.ts";

export type ThreadOptions = {
  entry: URL;
  resourceLimits: ResourceLimits;
  /** Milliseconds for a task once a ready thread has received it. */
  taskMs: number;
  /** Milliseconds until a new thread is ready, and until it has loaded the code of late tasks. */
  startMs: number;
  /** The thread ended on its own or by a timeout. */
  onEnd: (cause: Error, thread: { ready: boolean }) => void;
};

/** Milliseconds of CPU: more than hostile texts of full size take (docs/reliability.md). */
const fairTaskMs = 300;

type Pending = { name: TaskName; resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** A thread that runs one task at a time and is terminated if that takes too long. */
export class WorkerThread {
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  #pending: Pending | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ready = false;
  #complete = false;
  /** Unset on systems where threads have no priority of their own. */
  #id: number | undefined;
  #watch: NodeJS.Timeout | undefined;
  #demoted = false;
  #ended = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { entry, resourceLimits } = options;
    this.#worker = new Worker(entry, {
      name: "text-worker",
      resourceLimits,
      // From source, the workspace's packages are loaded as sources, too.
      execArgv: extname(entry.pathname) === ".ts" ? ["--conditions=@thirtyfold/source"] : [],
      // It needs no settings, and data it does not have can't leak.
      env: {},
    });
    this.#worker.on("message", (message: ThreadMessage) => this.#receive(message));
    this.#worker.on("error", (cause) => this.#end(new Error("the thread failed", { cause })));
    this.#worker.on("exit", (code) => this.#end(new Error(`the thread ended with code ${code}`)));
    this.#awaitStart();
    this.#worker.unref();
  }

  /** For an idle thread. @throws {ProviderError} `timeout`, `busy` if not ready in time, `garbage`; or the task's. */
  run(request: TaskRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending = { name: request.name, resolve, reject };
      this.#worker.ref();
      this.#worker.postMessage(request);
      if (this.#isReadyFor(request.name)) this.#limit();
      else if (this.#ready) this.#awaitStart();
    });
  }

  async stop(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#settle()?.reject(new ProviderError("unavailable", { outage: false }));
    await this.#worker.terminate();
  }

  #isReadyFor(name: TaskName): boolean {
    return this.#complete || (this.#ready && !lateTasks.has(name));
  }

  #awaitStart(): void {
    const { startMs } = this.#options;
    const late = () => this.#end(new Error(`not ready within ${startMs} ms`), "busy");
    this.#timer = setTimeout(late, startMs).unref();
  }

  #limit(): void {
    const { taskMs } = this.#options;
    const late = () => this.#end(new Error(`a task took more than ${taskMs} ms`), "timeout");
    this.#timer = setTimeout(late, taskMs);
    this.#demoteWhenLong();
  }

  /** A task that has used more CPU time than a fair text needs continues at the lowest priority. */
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

  /** Restores the priority, or starts a new thread if that is not allowed. */
  #promote(): void {
    if (!this.#demoted || this.#id === undefined) return;
    this.#demoted = false;
    if (!prioritize(this.#id, constants.priority.PRIORITY_NORMAL)) this.#end(new Error("the thread had become slow"));
  }

  #receive(message: ThreadMessage): void {
    // Node's watch mode also sends its own messages here.
    if (message.type === "ready") {
      this.#ready = true;
      this.#id = message.id;
      this.#onReady();
    } else if (message.type === "complete") {
      if (!this.#complete) {
        this.#complete = true;
        this.#onReady();
      }
    } else {
      const pending = this.#settle();
      if (message.type === "reply") pending?.resolve(message.output);
      else pending?.reject(message.error);
    }
  }

  #onReady(): void {
    clearTimeout(this.#timer);
    if (!this.#pending) return;
    if (this.#isReadyFor(this.#pending.name)) this.#limit();
    else this.#awaitStart();
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
    // Done first, so that the next task finds a live thread.
    this.#options.onEnd(cause, { ready: this.#ready });
    this.#settle()?.reject(new ProviderError(kind, { outage: false, ...(kind === "busy" && { retryAfter: 5 }) }));
  }
}

/** A thread's CPU time in milliseconds (proc(5); a tick is 10 ms). */
function processorMs(id: number): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/self/task/${id}/stat`, "utf8").split(") ");
    const [userTicks, systemTicks] = fields.split(" ").slice(11, 13);
    return 10 * (Number(userTicks) + Number(systemTicks));
  } catch {
    return 0;
  }
}

/** Sets a thread's priority; false if the system does not allow it. */
function prioritize(id: number, priority: number): boolean {
  try {
    setPriority(id, priority);
    return true;
  } catch {
    return false;
  }
}
