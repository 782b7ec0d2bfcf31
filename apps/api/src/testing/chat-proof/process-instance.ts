import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { keptCode } from "../start-server.ts";
import type { DatabasePlace } from "../test-databases.ts";
import type { Instance } from "./proof-run.ts";

const entry = fileURLToPath(new URL("./chat-process.ts", import.meta.url));

/** An instance of the chat as a separate process, killed in a way that no process can prevent. */
export class ProcessInstance implements Instance {
  readonly #place: DatabasePlace;
  #child: ChildProcess | undefined;
  #host = "127.0.0.1:1";

  constructor(place: DatabasePlace) {
    this.#place = place;
  }

  get host(): string {
    return this.#host;
  }

  async start(): Promise<void> {
    if (this.#child) return;
    const { dataDir, databaseUrl = "" } = this.#place;
    const child = spawn(process.execPath, ["--conditions=@thirtyfold/source", entry, dataDir, databaseUrl], {
      env: keptCode,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    for await (const chunk of child.stdout) {
      const host = /runs at http:\/\/(\S+)/.exec(String(chunk))?.[1];
      if (host === undefined) continue;
      this.#host = host;
      return;
    }
    throw new Error("The chat's process ended while it started");
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const ended = once(child, "close");
    child.kill("SIGKILL");
    await ended;
  }
}
