import { wordsOf } from "../../embedded.ts";
import type { TextWorker } from "../../text-worker/text-worker.ts";
import { type AgentRunner, visitorText } from "../agent.ts";

/**
 * Runs the demo agents without model and network, in `worker`. A run takes milliseconds: it comes in one message, and is
 * told step by step. `now` gives epoch milliseconds.
 */
export function createEmbeddedAgents(
  worker: TextWorker,
  { now = Date.now }: { now?: (() => number) | undefined } = {},
): AgentRunner {
  return {
    name: "embedded",
    async *run(job, signal) {
      const clock = { now: now(), timeZone: job.timeZone };
      const result = await worker.run("agent", { kind: job.kind, text: visitorText(job), clock }, signal);
      for (const step of result.trace.steps) yield { step };
      for (const delta of wordsOf(result.text)) {
        signal.throwIfAborted();
        yield { delta };
      }
      return result;
    },
  };
}
