import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { StorageError } from "../storage-error.ts";
import type { StatementResult } from "../transaction.ts";
import type { ThreadMessage, ThreadRequest } from "./messages.ts";
import { toError } from "./sqlite-error.ts";

type Pending = {
  resolve: (results: StatementResult[]) => void;
  reject: (error: Error) => void;
  /** By `performance.now()`. */
  since: number;
};

/** Unanswered requests that a thread may have, and milliseconds that the oldest may wait: a slow disk takes seconds. */
export const threadLimits = { waiting: 10_000, ms: 10_000 } as const;

/** One connection to an SQLite file. If its thread dies, all requests fail and `onDeath` is called. */
export class DatabaseThread {
  readonly #file: string;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #exited: Promise<void>;
  readonly #onDeath: (error: StorageError) => void;
  #closing = false;
  #lastId = 0;
  #dead: StorageError | undefined;

  /** Throws StorageError `away` if the file cannot be opened. */
  static async open(
    name: "writer" | "reader",
    file: string,
    onDeath: (error: StorageError) => void = () => {},
  ): Promise<DatabaseThread> {
    // `.ts` from source, `.js` when built.
    const entry = new URL(`./${name}-thread${extname(import.meta.url)}`, import.meta.url);
    // Without the process's flags: the thread imports only Node's and its own modules.
    const worker = new Worker(entry, { workerData: file, name: `database-${name}`, execArgv: [] });
    const thread = new DatabaseThread(worker, file, onDeath);
    await thread.#opened();
    return thread;
  }

  private constructor(worker: Worker, file: string, onDeath: (error: StorageError) => void) {
    this.#onDeath = onDeath;
    this.#file = file;
    this.#worker = worker;
    worker.on("message", (message: ThreadMessage) => this.#receive(message));
    worker.on("error", (error) => this.#die(error));
    this.#exited = new Promise((resolve) => {
      worker.once("exit", () => {
        this.#die();
        resolve();
      });
    });
  }

  /**
   * @throws {StorageError} `busy` if too many replies are due, or one for too long. Call it before anything is begun.
   */
  admit(): void {
    const [oldest] = this.#pending.values();
    if (!oldest) return;
    const { waiting, ms } = threadLimits;
    if (this.#pending.size < waiting && performance.now() - oldest.since < ms) return;
    throw this.busy();
  }

  busy(): StorageError {
    return new StorageError("busy", `The database ${this.#file} is asked for more than it can do.`);
  }

  async ask(request: (id: number) => ThreadRequest): Promise<StatementResult[]> {
    if (this.#dead) throw this.#dead;
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, since: performance.now() });
      this.#worker.postMessage(request(id));
    });
  }

  /** Sends a request that gets no reply; the next one with a reply reports a dead thread. */
  post(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  /** Resolves once all requests are done and the database is closed. */
  async close(): Promise<void> {
    this.#closing = true;
    this.post({ type: "close" });
    await this.#exited;
  }

  async #opened(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#pending.set(0, { resolve: () => resolve(), reject, since: performance.now() });
    });
  }

  #receive(message: ThreadMessage): void {
    if (message.type === "open") {
      this.#settle(0)?.resolve([]);
    } else if (message.type === "broken") {
      this.#settle(0)?.reject(toError(message.failure, this.#file));
      // Node's watch mode sends its own messages here.
    } else if (message.type === "replies") {
      for (const reply of message.replies) {
        const pending = this.#settle(reply.id);
        if ("results" in reply) pending?.resolve(reply.results);
        else pending?.reject(toError(reply.failure, this.#file));
      }
    }
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #die(cause?: unknown): void {
    if (this.#dead) return;
    const message = `The database thread for ${this.#file} has stopped.`;
    this.#dead = new StorageError("away", message, { cause });
    // The thread may have committed before it died.
    for (const { reject } of this.#pending.values()) reject(new StorageError("unknown", message, { cause }));
    this.#pending.clear();
    if (!this.#closing) this.#onDeath(this.#dead);
  }
}
