import type { FastifyBaseLogger } from "fastify";
import type { AssistantProvider } from "../../ai/provider.ts";
import type { Storage } from "../../storage/storage.ts";
import { countUnanswered } from "./unanswered-store.ts";

export type CountOptions = { db: Storage["db"]; log: Pick<FastifyBaseLogger, "error">; now?: () => number };

/** The same provider, with a count of what it could not answer. Where that cannot be stored, the answer is given all the same. */
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
