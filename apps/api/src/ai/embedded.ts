import { knowledge, type Passage } from "@thirtyfold/content";
import { sourcesOf } from "./answer-sources.ts";
import { composeAnswer } from "./embedded-answer.ts";
import { createSearch } from "./embedded-search.ts";
import type { AssistantProvider } from "./provider.ts";

/** Words with the space before them, so that the pieces joined are the text. */
function pieces(text: string): readonly string[] {
  return text.match(/\s*\S+/g) ?? [];
}

/**
 * The assistant that needs no model and no network: it searches the site's own passages and answers with the fact and
 * the page, or says that the site does not tell. The index is built once, in some milliseconds.
 *
 * It gives its words without delay, stops when `signal` aborts, and never throws a `ProviderError`.
 */
export function createEmbeddedProvider(passages: readonly Passage[] = knowledge): AssistantProvider {
  const search = createSearch(passages);
  return {
    name: "embedded",
    // biome-ignore lint/suspicious/useAwait: the port streams; this provider has its words at hand
    async *answer(question, signal) {
      const { text, kind, passages: told } = composeAnswer(question, passages, search);
      for (const piece of pieces(text)) {
        signal.throwIfAborted();
        yield piece;
      }
      return { kind, sources: sourcesOf(told) };
    },
  };
}
