import { parentPort } from "node:worker_threads";
import { type AgentKind, limits } from "@thirtyfold/api-contract";
import { runTask } from "../ai/text-worker/tasks.ts";
import { monday } from "./agent-clock.ts";

// A thread that reads texts for the assistant and for an agent, as the text worker does, and tells how long each took.

/** `time`: milliseconds of the thread's own processor time, which other work on the machine does not count into. */
export type ReadingTime = Readonly<{ name: string; time: number }>;

type Asked = Readonly<{
  text: string;
  kind: AgentKind;
  /** Milliseconds from which on a reading is timed once more. */
  enough: number;
}>;

/** The longest message; the rest is what was said before. */
const ask = (text: string) =>
  runTask({
    name: "answer",
    input: {
      message: text.slice(0, limits.message),
      history: [
        { role: "user", content: text.slice(limits.message, 2 * limits.message) },
        { role: "assistant", content: text.slice(2 * limits.message), kind: "unanswered" },
      ],
    },
  });

function timeOf(read: () => unknown): number {
  const before = process.threadCpuUsage();
  read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function timesOf({ text, kind, enough }: Asked): readonly ReadingTime[] {
  const readers: readonly (readonly [name: string, read: () => unknown])[] = [
    ["assistant", () => ask(text)],
    [kind, () => runTask({ name: "agent", input: { kind, text, clock: monday } })],
  ];
  return readers.map(([name, read]) => {
    const first = timeOf(read);
    // Once more what seems slow: compiling and collecting garbage fall on whoever comes at that moment.
    return { name, time: first < enough ? first : Math.min(first, timeOf(read)) };
  });
}

// Builds what is built once.
ask("What does an agent cost?");
parentPort?.on("message", (asked: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread's port, not a window.
  parentPort?.postMessage(timesOf(asked));
});
