/** A thread like the text worker's that some texts hold up, as an overlooked slow pattern would. */
import { parentPort } from "node:worker_threads";
import { lateTasks } from "../ai/text-worker/late-tasks.ts";
import type { TaskRequest, ThreadMessage } from "../ai/text-worker/tasks.ts";

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

const hostile: Readonly<Record<string, () => void>> = {
  "spin for ever": () => {
    for (;;);
  },
  "eat memory": () => {
    const eaten: number[][] = [];
    for (;;) eaten.push(Array<number>(100_000).fill(eaten.length));
  },
  "end the thread": () => process.exit(3),
  "throw later": () => {
    setImmediate(() => {
      throw new Error("later");
    });
  },
  "throw now": () => send({ type: "failed", error: new TypeError("the task failed") }),
};

parentPort?.on("message", ({ name, input }: TaskRequest) => {
  const text = JSON.stringify(input);
  if (lateTasks.has(name)) {
    if (text.includes("load for ever")) return;
    send({ type: "complete" });
  }
  const act = Object.entries(hostile).find(([word]) => text.includes(word))?.[1];
  if (act) act();
  else send({ type: "reply", output: { text: "answered", notes: { kind: "conversation", sources: [] } } });
});
send({ type: "ready" });
