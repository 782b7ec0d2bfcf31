import type { FastifyBaseLogger } from "fastify";
import type { AssistantProvider } from "../../ai/provider.ts";
import type { Storage } from "../../storage/storage.ts";
import { countUnanswered } from "./unanswered-store.ts";

export type CountOptions = { db: Storage["db"]; log: Pick<FastifyBaseLogger, "error">; now?: () => number };

/**
 * The same provider, counting the questions that it could not answer. A failure to count does not affect the answer.
 */
export function counted(provider: AssistantProvider, { db, log, now = Date.now }: CountOptions): AssistantProvider {
  return {
    name: provider.name,
    async *answer(question, signal) {
      const notes = yield* provider.answer(question, signal);
      if (notes.topic !== undefined) {
        await countUnanswered(db, notes.topic, now()).catch((error: unknown) => {
          log.error({ err: error }, "an unanswered question was not counted");
        });
      }
      return notes;
    },
  };
}
