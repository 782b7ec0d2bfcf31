import { setTimeout as wait } from "node:timers/promises";
import { SpanKind } from "@opentelemetry/api";
import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "../../settings.ts";
import { Lease } from "../../storage/lease.ts";
import type { Storage } from "../../storage/storage.ts";
import { day } from "../../storage/sweep.ts";
import { traced } from "../../tracing/tracer.ts";
import { type Delivery, nextDue, removeDelivery, takeDue } from "./outbox-store.ts";
import { type Sender, webhookSender } from "./webhook.ts";

/** Retries go on for 3 days (CONTRACT, section 2, `LEADS_WEBHOOK_URL`). */
export const giveUpAfterMs = 3 * day;
const timeoutMs = 10_000;
const atOnce = 8;
/** Other processes may add deliveries, and the database may come back. */
const longestSleepMs = 60_000;
const pauseAfterFailureMs = 5_000;
/** Milliseconds: poll while another instance delivers; its lease, longer than any attempt. */
const elsewhereMs = 1_000;
const leaseMs = 30_000;

/** Exponential backoff in milliseconds, 15 s to 4 h, with a fifth of jitter; whole numbers for PostgreSQL. */
export function retryDelay(attempts: number): number {
  return Math.round(Math.min(15_000 * 2 ** (attempts - 1), 4 * 60 * 60 * 1000) * (0.9 + Math.random() * 0.2));
}

export type OutboxOptions = {
  db: Storage["db"];
  webhook: NonNullable<Settings["leadsWebhook"]>;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** Milliseconds after the attempt of that number. */
  delay?: (attempts: number) => number;
  now?: () => number;
  /** Milliseconds that attempts may take after a stop. */
  graceMs?: number;
};

export type Outbox = {
  wake(): void;
  /** Starts no more attempts; aborts slow ones, which are repeated after the next start. */
  stop(): Promise<void>;
};

type Attempt = Required<Pick<OutboxOptions, "db" | "log" | "now">> & { send: Sender; signal: AbortSignal };

/** The next attempt's time is already set, so a failure is only logged. */
async function attempt(delivery: Delivery, { db, log, now, send, signal }: Attempt): Promise<void> {
  const about = { lead: delivery.lead.id, attempt: delivery.attempts };
  try {
    const attributes = { attempt: delivery.attempts };
    await traced("outbox delivery", { root: true, kind: SpanKind.CLIENT, attributes }, () => send(delivery, signal));
    await removeDelivery(db, delivery.id);
    log.info(about, "lead delivered");
  } catch (error) {
    if (signal.aborted) return;
    if (now() - delivery.created_at < giveUpAfterMs) {
      log.warn({ ...about, err: error }, "lead not delivered: it will be tried again");
    } else {
      await removeDelivery(db, delivery.id);
      log.error({ ...about, err: error }, "lead not delivered for 3 days: given up; it stays among the leads");
    }
  }
}

/** Delivers the outbox at least once, each time under the same id, until stopped. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { db, webhook, log, delay = retryDelay, now = Date.now, graceMs = 3_000 } = options;
  const send = webhookSender(webhook, timeoutMs);
  const lease = new Lease(db, { name: "outbox", ms: leaseMs, now });
  const [stopping, breakingOff] = [new AbortController(), new AbortController()];
  let alarm = new AbortController();

  async function deliver(): Promise<void> {
    const deliveries = await takeDue(db, { now: now(), limit: atOnce, delay });
    const { signal } = breakingOff;
    await Promise.all(deliveries.map(async (delivery) => attempt(delivery, { db, log, now, send, signal })));
  }

  /** Gives the milliseconds to sleep. The lease is released then, so that new leads need not wait for it. */
  async function work(): Promise<number> {
    const pause = ((await nextDue(db)) ?? Number.POSITIVE_INFINITY) - now();
    if (pause > 0) return Math.min(pause, longestSleepMs);
    if (!(await lease.take())) return elsewhereMs;
    try {
      await deliver();
    } finally {
      await lease.release();
    }
    return 0;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController();
      const pause = await work().catch((error: unknown) => {
        log.error({ err: error }, "the outbox can't be read: it will be tried again");
        return pauseAfterFailureMs;
      });
      if (!stopping.signal.aborted && pause > 0) await wait(pause, undefined, { signal: alarm.signal }).catch(() => {});
    }
  }

  const done = run();
  return {
    wake: () => alarm.abort(),
    async stop() {
      stopping.abort();
      alarm.abort();
      const timer = setTimeout(() => breakingOff.abort(), graceMs);
      await done;
      clearTimeout(timer);
    },
  };
}
