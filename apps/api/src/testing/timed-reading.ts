import { parentPort } from "node:worker_threads";
import { type AgentKind, limits } from "@thirtyfold/api-contract";
import { runTask } from "../ai/text-worker/tasks.ts";
import { monday } from "./agent-clock.ts";

// A thread that reads texts for the assistant and for an agent, as the text worker does, and reports the time of each.

/** `time`: milliseconds of the thread's own CPU time, which excludes other work on the machine. */
export type ReadingTime = Readonly<{ name: string; time: number }>;

type Asked = Readonly<{
  text: string;
  kind: AgentKind;
  /** Milliseconds from which a reading is timed a second time. */
  enough: number;
}>;

/** Characters of the longest query that agents may search for. */
const queryLength = 1_000;

/** The text as the longest message; the rest becomes the history. */
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

const turnLength = 39;

/** As many turns as a history may have, short ones without meaning, and a wish that requires reading all of them. */
const talk = (text: string) =>
  runTask({
    name: "answer",
    input: {
      message: "I want to talk to a person",
      history: Array.from({ length: limits.historyItems }, (_, turn) => ({
        role: "user" as const,
        content: text.slice(turn * turnLength, (turn + 1) * turnLength),
      })),
    },
  });

async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

async function timesOf({ text, kind, enough }: Asked): Promise<readonly ReadingTime[]> {
  const readers: readonly (readonly [name: string, read: () => Promise<unknown>])[] = [
    ["assistant", () => ask(text)],
    ["conversation", () => talk(text)],
    ["search", () => runTask({ name: "search", input: text.slice(0, queryLength) })],
    ["passages", () => runTask({ name: "passages", input: { message: text.slice(0, limits.message), history: [] } })],
    [kind, () => runTask({ name: "agent", input: { kind, text, clock: monday } })],
  ];
  const times: ReadingTime[] = [];
  for (const [name, read] of readers) {
    const first = await timeOf(read);
    // Repeats seemingly slow readings: compilation and garbage collection hit whichever runs at that moment.
    times.push({ name, time: first < enough ? first : Math.min(first, await timeOf(read)) });
  }
  return times;
}

// Builds everything that is built only once.
await ask("What does an agent cost?");
parentPort?.on("message", (asked: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread's port, not a window.
  void timesOf(asked).then((times) => parentPort?.postMessage(times));
});
