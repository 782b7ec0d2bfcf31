/** Runs the tasks of `tasks.ts`, one at a time. */
import { readlinkSync } from "node:fs";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { lateTasks } from "./late-tasks.ts";
import type { TaskRequest, ThreadMessage } from "./tasks.ts";

// Starts reading the tasks' files before their code is compiled.
await import("../built-in/assistant/trained-files.ts");
const { loadAgents, runTask } = await import("./tasks.ts");

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

async function reply(request: TaskRequest): Promise<void> {
  try {
    if (lateTasks.has(request.name)) {
      await loadAgents();
      send({ type: "complete" });
    }
    send({ type: "reply", output: await runTask(request) });
  } catch (error) {
    send({ type: "failed", error });
  }
}

parentPort?.on("message", (request: TaskRequest) => void reply(request));
// Warms up the code for the first visitor, with words that nobody foresaw.
const message = "We are 12 people and want to know what that would cost us.";
await runTask({ name: "answer", input: { message, history: [] } });
send({
  type: "ready",
  ...(process.platform === "linux" && { id: Number(basename(readlinkSync("/proc/thread-self"))) }),
});
