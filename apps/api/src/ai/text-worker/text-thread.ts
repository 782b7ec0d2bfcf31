/** Runs the tasks of `tasks.ts`, one at a time. */
import { readlinkSync } from "node:fs";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { runTask, type TaskRequest, type ThreadMessage } from "./tasks.ts";

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on("message", (request: TaskRequest) => {
  try {
    send({ type: "reply", output: runTask(request) });
  } catch (error) {
    send({ type: "failed", error });
  }
});
// Warms up the search index and the code for the first visitor.
runTask({ name: "answer", input: { message: "What does an agent cost?", history: [] } });
for (const kind of ["sales", "onboarding", "operations", "generic"] as const) {
  const text = "We are 12 people. Ana has to send the proposal by Friday; the budget is $5,000. Can you help?";
  runTask({ name: "agent", input: { kind, text, clock: { now: Date.now() } } });
}
send({
  type: "ready",
  ...(process.platform === "linux" && { id: Number(basename(readlinkSync("/proc/thread-self"))) }),
});
