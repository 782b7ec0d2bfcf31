import type { FastifyInstance } from "fastify";
import { Gauge } from "prom-client";
import type { Settings } from "../../settings.ts";
import type { Storage } from "../../storage/storage.ts";
import { startRetention } from "../../storage/sweep.ts";
import { type Outbox, startOutbox } from "./outbox.ts";
import { oldestDelivery } from "./outbox-store.ts";
import { sweepLeads } from "./retention.ts";

/** `retentionDays`: 0 keeps leads for good. Without `webhook` nothing is delivered. */
export type FollowUpOptions = {
  db: Storage["db"];
  retentionDays: number;
  webhook?: Settings["leadsWebhook"] | undefined;
};

/** Only with a webhook: without one, deliveries wait for it to be configured. */
function measureOutbox({ metrics }: FastifyInstance, db: Storage["db"]): void {
  const gauge = new Gauge({
    name: "outbox_oldest_age_seconds",
    help: "Age of the oldest submission that is still to be delivered; 0 where none is, NaN while the database is away.",
    registers: [],
    async collect() {
      const oldest = await oldestDelivery(db).catch(() => Number.NaN);
      this.set(oldest === undefined ? 0 : Math.max(0, Date.now() - oldest) / 1000);
    },
  });
  metrics.registerMetric(gauge);
}

/** Delivers and erases while the application runs. Wake it when there is something to deliver. */
export function followUp(app: FastifyInstance, { db, retentionDays, webhook }: FollowUpOptions): Pick<Outbox, "wake"> {
  let outbox: Outbox | undefined;
  if (webhook) measureOutbox(app, db);
  let endRetention: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    if (webhook) outbox = startOutbox({ db, webhook, log: app.log });
    const { log } = app;
    const sweep = (now: number) => sweepLeads({ db, days: retentionDays, deliveries: webhook !== undefined, log }, now);
    endRetention = startRetention({ db, name: "lead-retention", sweep, log });
  });
  app.addHook("onClose", async () => {
    await Promise.all([outbox?.stop(), endRetention?.()]);
  });
  return { wake: () => outbox?.wake() };
}
