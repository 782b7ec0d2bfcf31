import type { FastifyInstance } from "fastify";
import type { Settings } from "../../settings.ts";
import type { Storage } from "../../storage/storage.ts";
import { type Outbox, startOutbox } from "./outbox.ts";
import { startRetention } from "./retention.ts";

/** `retentionDays`: leads older than this are erased, 0 keeps them. Without `webhook` nothing is delivered. */
export type FollowUpOptions = {
  db: Storage["db"];
  retentionDays: number;
  webhook?: Settings["leadsWebhook"] | undefined;
};

/** Delivers and sweeps for as long as the application runs. Wake it when there is something to deliver. */
export function followUp(app: FastifyInstance, { db, retentionDays, webhook }: FollowUpOptions): Pick<Outbox, "wake"> {
  let outbox: Outbox | undefined;
  let endRetention: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    if (webhook) outbox = startOutbox({ db, webhook, log: app.log });
    endRetention = startRetention({ db, days: retentionDays, deliveries: webhook !== undefined, log: app.log });
  });
  app.addHook("onClose", async () => {
    await Promise.all([outbox?.stop(), endRetention?.()]);
  });
  return { wake: () => outbox?.wake() };
}
