import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../../storage/storage.ts";
import { day, inSteps, type Steps } from "../../storage/sweep.ts";
import { eraseOldLeads } from "./lead-store.ts";
import { giveUpAfterMs } from "./outbox.ts";
import { removeOldDeliveries } from "./outbox-store.ts";

/** Rows per step; a lead may have a 5 MiB file. */
const atOnce = { leads: 20, deliveries: 500 };

/** `days`: 0 keeps leads for good. `deliveries`: false where no webhook empties the outbox. */
type Options = {
  db: Storage["db"];
  days: number;
  deliveries: boolean;
  log: Pick<FastifyBaseLogger, "info">;
};

/** Erases old leads and, without a webhook, deliveries too old to be sent later. A bounded number of rows a step. */
export async function* sweepLeads({ db, days, deliveries, log }: Options, now: number): Steps {
  if (!deliveries) {
    const time = now - giveUpAfterMs;
    yield* inSteps(atOnce.deliveries, async (limit) => removeOldDeliveries(db, time, limit));
  }
  if (days === 0) return;
  const leads = yield* inSteps(atOnce.leads, async (limit) => eraseOldLeads(db, now - days * day, limit));
  if (leads > 0) log.info({ leads }, "leads erased: their retention time is over");
}
