import type { FastifyBaseLogger } from "fastify";
import { startDailySweep } from "../../storage/daily-sweep.ts";
import type { Storage } from "../../storage/storage.ts";
import { eraseOldMessages } from "./retention-store.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Erases messages older than `days` (0 = none), now and every day. Gives the function that ends it, which waits for a
 * sweep under way.
 */
export function startRetention(
  db: Storage["db"],
  days: number,
  log: Pick<FastifyBaseLogger, "info" | "error">,
): () => Promise<void> {
  if (days === 0) return async () => {};
  return startDailySweep(
    async () => {
      const messages = await eraseOldMessages(db, Date.now() - days * day);
      if (messages > 0) log.info({ messages }, "chat messages erased: their retention time is over");
    },
    (error) => log.error({ err: error }, "the chat's retention sweep failed: it will be tried again tomorrow"),
  );
}
