import fp from "fastify-plugin";
import { Counter, Gauge } from "prom-client";
import { type MailOptions, mailSenders } from "../mail/mail-senders.ts";
import { type Outbox, type Senders, startOutbox } from "../outbox/outbox.ts";
import { type DeliveryKind, oldestDeliveries } from "../outbox/outbox-store.ts";
import { webhookSender } from "../outbox/webhook.ts";
import { type PushOptions, pushSenders } from "../push/push-senders.ts";
import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** `kinds` delivered here; `wake` it when there is something to deliver. */
    outbox: Pick<Outbox, "wake"> & Readonly<{ kinds: readonly DeliveryKind[] }>;
  }
}

export type OutboxPluginOptions = {
  db: Storage["db"];
  webhook: Settings["leadsWebhook"];
  mail: MailOptions | undefined;
  push: PushOptions | undefined;
};

/** Delivers to the webhook, by mail and by push while the application runs. */
export const outbox = fp<OutboxPluginOptions>(
  async (app, { db, webhook, mail, push }) => {
    const webhooks: Senders = webhook ? { webhook: webhookSender(db, webhook) } : {};
    const mails: Senders = mail ? mailSenders(db, mail) : {};
    const pushes: Senders = push ? pushSenders(db, push) : {};
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of Senders
    const kinds = Object.keys({ ...webhooks, ...mails, ...pushes }) as DeliveryKind[];
    const running: Outbox[] = [];
    const wake = () => {
      for (const one of running) one.wake();
    };
    app.decorate("outbox", { kinds, wake });
    // Without a webhook, its deliveries wait until it is configured.
    if (kinds.length === 0) return;

    const age = new Gauge({
      name: "outbox_oldest_age_seconds",
      help: "Age of the oldest delivery that is still to be made, by kind; 0 where none is, NaN while the database is away.",
      labelNames: ["kind"] as const,
      registers: [],
      async collect() {
        const oldest = await oldestDeliveries(db).catch(() => undefined);
        const now = Date.now();
        for (const kind of kinds) {
          const since = oldest?.get(kind) ?? now;
          this.set({ kind }, oldest ? Math.max(0, now - since) / 1000 : Number.NaN);
        }
      },
    });
    app.metrics.registerMetric(age);
    const attempts = new Counter({
      name: "outbox_attempts_total",
      help: "Attempts to deliver, by kind and result: delivered, failed (tried again), given-up.",
      labelNames: ["kind", "result"] as const,
      registers: [],
    });
    app.metrics.registerMetric(attempts);

    app.addHook("onReady", async () => {
      const onResult = (kind: DeliveryKind, result: string) => attempts.inc({ kind, result });
      const common = { db, log: app.log, onResult };
      if (webhook) running.push(startOutbox({ ...common, name: "outbox", senders: webhooks }));
      if (mail) running.push(startOutbox({ ...common, name: "mails", senders: mails }));
      if (push) running.push(startOutbox({ ...common, name: "pushes", senders: pushes }));
    });
    app.addHook("onClose", async () => void (await Promise.all(running.map(async (one) => one.stop()))));
  },
  { name: "outbox", dependencies: ["metrics"] },
);
