import type { FastifyBaseLogger } from "fastify";
import { startDailySweep } from "../../storage/daily-sweep.ts";
import type { Storage } from "../../storage/storage.ts";
import { eraseOldLeads } from "./lead-store.ts";
import { giveUpAfterMs } from "./outbox.ts";
import { removeOldDeliveries } from "./outbox-store.ts";

const day = 24 * 60 * 60 * 1000;

/** `days`: how long leads are kept, 0 = for good. `deliveries`: false where no webhook empties the outbox. */
export type RetentionRules = { days: number; deliveries: boolean };

/**
 * Erases leads older than `days`, with their outbox rows; without a webhook also deliveries that would be too old to
 * be made if one were configured later. Gives the number of leads.
 */
export async function sweep(db: Storage["db"], { days, deliveries }: RetentionRules, now: number): Promise<number> {
  if (!deliveries) await removeOldDeliveries(db, now - giveUpAfterMs);
  return days === 0 ? 0 : eraseOldLeads(db, now - days * day);
}

/** Sweeps now and every day. Gives the function that ends it, which waits for a sweep under way. */
export function startRetention(
  db: Storage["db"],
  rules: RetentionRules,
  log: Pick<FastifyBaseLogger, "info" | "error">,
): () => Promise<void> {
  return startDailySweep(
    async () => {
      const leads = await sweep(db, rules, Date.now());
      if (leads > 0) log.info({ leads }, "leads erased: their retention time is over");
    },
    (error) => log.error({ err: error }, "the retention sweep failed: it will be tried again tomorrow"),
  );
}
