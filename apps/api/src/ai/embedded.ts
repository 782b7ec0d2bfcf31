import { type AgentRunner, visitorText } from "./agent.ts";
import type { AssistantProvider } from "./provider.ts";
import type { TextWorker } from "./text-worker/text-worker.ts";

/** Words with the space before them, so that the pieces joined are the text. */
function wordsOf(text: string): readonly string[] {
  return text.split(/(?<=\S)(?=\s)/);
}

/**
 * The assistant that needs no model and no network: it searches the site's own passages and answers with the fact and
 * the page, or says that the site does not tell. It gives its words without delay once `worker` has found them.
 */
export function createEmbeddedProvider(worker: TextWorker): AssistantProvider {
  return {
    name: "embedded",
    async *answer(question, signal) {
      const { text, notes } = await worker.run("answer", question, signal);
      for (const piece of wordsOf(text)) {
        signal.throwIfAborted();
        yield piece;
      }
      return notes;
    },
  };
}

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
