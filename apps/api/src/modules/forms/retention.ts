import type { FastifyBaseLogger } from "fastify";
import { giveUpAfterMs } from "../../outbox/outbox.ts";
import { type DeliveryKind, removeOldDeliveries } from "../../outbox/outbox-store.ts";
import type { Storage } from "../../storage/storage.ts";
import { day, inSteps, type Steps } from "../../storage/sweep.ts";
import { eraseOldLeads } from "./lead-store.ts";

/** Rows per step; a lead may have a 5 MiB file. */
const atOnce = { leads: 20, deliveries: 500 };

/** `days`: 0 keeps leads forever. `kinds`: what is delivered. */
type Options = {
  db: Storage["db"];
  days: number;
  kinds: readonly DeliveryKind[];
  log: Pick<FastifyBaseLogger, "info">;
};

/** Erases old leads, and deliveries that have waited too long for a webhook or mail. Bounds the rows per step. */
export async function* sweepLeads({ db, days, kinds, log }: Options, now: number): Steps {
  const time = now - giveUpAfterMs;
  for (const [name, kind] of [
    ["outbox", "webhook"],
    ["mails", "lead-mail"],
  ] as const) {
    if (kinds.includes(kind)) continue;
    yield* inSteps(atOnce.deliveries, async (limit) => removeOldDeliveries(db, name, { time, limit }));
  }
  if (days === 0) return;
  const leads = yield* inSteps(atOnce.leads, async (limit) => eraseOldLeads(db, now - days * day, limit));
  if (leads > 0) log.info({ leads }, "leads erased: their retention time is over");
}
