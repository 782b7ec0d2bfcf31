/** The thread that runs the tasks of `tasks.ts`, one after the other. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { TaskRequest, ThreadMessage } from "./tasks.ts";

// On Linux a thread has a priority of its own: where processors are few, calls go before the reading of texts.
if (process.platform === "linux") setPriority(10);
// Loaded at that priority: it takes most of a second of a processor, and one that replaces another is loaded in the midst.
const { runTask } = await import("./tasks.ts");

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on("message", (request: TaskRequest) => {
  try {
    send({ type: "reply", output: runTask(request) });
  } catch (error) {
    send({ type: "failed", error });
  }
});
// What the first visitor would wait for: the search index, and code that has run before.
runTask({ name: "answer", input: { message: "What does an agent cost?", history: [] } });
for (const kind of ["sales", "onboarding", "operations", "generic"] as const) {
  const text = "We are 12 people. Ana has to send the proposal by Friday; the budget is $5,000. Can you help?";
  runTask({ name: "agent", input: { kind, text, clock: { now: Date.now() } } });
}
send({ type: "ready" });
