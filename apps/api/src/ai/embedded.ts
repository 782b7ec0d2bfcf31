import type { AssistantProvider } from "./provider.ts";
import type { TextWorker } from "./text-worker/text-worker.ts";

/** Words with the space before them, so that the pieces joined are the text. */
export function wordsOf(text: string): readonly string[] {
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
