/** The thread that runs the tasks of `tasks.ts`, one after the other. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { runTask, type TaskRequest, type ThreadMessage } from "./tasks.ts";

// On Linux a thread has a priority of its own: where processors are few, calls go before the reading of texts.
if (process.platform === "linux") setPriority(10);

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on("message", (request: TaskRequest) => {
  try {
    send({ type: "reply", output: runTask(request) });
  } catch (error) {
    send({ type: "failed", error });
  }
});
// What the first task would wait for: the search index, and code that has run before.
runTask({ name: "answer", input: { message: "What does an agent cost?", history: [] } });
send({ type: "ready" });
