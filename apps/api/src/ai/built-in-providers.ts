import { type AgentRunner, visitorText } from "./agent.ts";
import type { AssistantProvider } from "./provider.ts";
import type { TextWorker } from "./text-worker/text-worker.ts";

/** The words, each with the space before it; joined, they are the text. */
function wordsOf(text: string): readonly string[] {
  return text.split(/(?<=\S)(?=\s)/);
}

/** Answers from the site's own passages, without model or network, in one burst once `worker` is done. */
export function createBuiltInAssistant(worker: TextWorker): AssistantProvider {
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

/** Runs the demo agents in `worker`, without model or network. `now`: epoch ms. */
export function createBuiltInAgents(
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
