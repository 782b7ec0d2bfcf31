import { setTimeout as wait } from "node:timers/promises";
import { SpanKind } from "@opentelemetry/api";
import type { FastifyBaseLogger } from "fastify";
import { Lease } from "../storage/lease.ts";
import type { Storage } from "../storage/storage.ts";
import { day } from "../storage/sweep.ts";
import { traced } from "../tracing/tracer.ts";
import {
  type Delivery,
  type DeliveryKind,
  giveUpDelivery,
  leaveTo,
  nextDue,
  type OutboxName,
  postponeDelivery,
  removeDelivery,
  takeDue,
} from "./outbox-store.ts";

/** Retries continue for 3 days (CONTRACT, section 2, `LEADS_WEBHOOK_URL`). */
export const giveUpAfterMs = 3 * day;
/** Connections to a mail server: many accept only a few per client. */
const atOnce = 4;
/** Limited because other processes may add deliveries, and the database may come back. */
const longestSleepMs = 60_000;
const pauseAfterFailureMs = 5_000;
/** Milliseconds between polls while another instance delivers, and of its lease, longer than any attempt. */
const elsewhereMs = 1_000;
const leaseMs = 30_000;

/** Exponential backoff in milliseconds, 15 s to 4 h, with a fifth of jitter; whole numbers for PostgreSQL. */
export function retryDelay(attempts: number): number {
  return Math.round(Math.min(15_000 * 2 ** (attempts - 1), 4 * 60 * 60 * 1000) * (0.9 + Math.random() * 0.2));
}

/** The receiver will never accept this delivery. */
export class RefusedDeliveryError extends Error {}

/** The other recipients have it, or never will: only these are retried. */
export class PartlyDeliveredError extends Error {
  readonly left: readonly string[];

  constructor(left: readonly string[]) {
    super(`The mail server takes it for ${left.length} of the recipients later`);
    this.left = left;
  }
}

/** The delivery is allowed, but not before this time, in epoch milliseconds. */
export class PostponedDeliveryError extends Error {
  readonly until: number;

  constructor(until: number) {
    super("Postponed");
    this.until = until;
  }
}

/**
 * Resolves once the receiver has accepted the delivery, or nothing is left to deliver. Takes at most 20 s.
 * @throws {RefusedDeliveryError} if another attempt would be pointless.
 * @throws {PostponedDeliveryError} if it is too early.
 * @throws {PartlyDeliveredError} if only some of a mail's recipients have it.
 */
export type Sender = (delivery: Delivery, stop: AbortSignal) => Promise<void>;
export type Senders = Readonly<Partial<Record<DeliveryKind, Sender>>>;

/** `failed`: will be retried. */
export type DeliveryResult = "delivered" | "failed" | "given-up";

export type OutboxOptions = {
  db: Storage["db"];
  /** The table; only one instance at a time works on it. */
  name: OutboxName;
  /** Deliveries of a kind without a sender are dropped: it was turned off. */
  senders: Senders;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  onResult?: (kind: DeliveryKind, result: DeliveryResult) => void;
  delay?: (attempts: number) => number;
  now?: () => number;
  /** Milliseconds that attempts may still take after a stop. */
  graceMs?: number;
};

export type Outbox = {
  wake(): void;
  /** Starts no more attempts; aborts slow ones, which are repeated after the next start. */
  stop(): Promise<void>;
};

type Attempt = Required<Pick<OutboxOptions, "db" | "name" | "senders" | "log" | "now" | "onResult">> & {
  signal: AbortSignal;
};

/** The next attempt's time is already set, so a failure is only logged. */
async function attempt(delivery: Delivery, { db, name, senders, log, now, onResult, signal }: Attempt): Promise<void> {
  const { kind, lead_id, attempts } = delivery;
  const send = senders[kind];
  if (!send) return removeDelivery(db, name, delivery.id);
  // Leaves out the room's id, which is the right to enter it.
  const about = { kind, ...(lead_id !== null && { lead: lead_id }), attempt: attempts };
  try {
    const tracing = { root: true, kind: SpanKind.CLIENT, attributes: { kind, attempt: attempts } };
    await traced("outbox delivery", tracing, async () => send(delivery, signal));
    await removeDelivery(db, name, delivery.id);
    log.info(about, "delivered");
    onResult(kind, "delivered");
  } catch (error) {
    if (error instanceof PartlyDeliveredError) await leaveTo(db, delivery.id, error.left);
    if (signal.aborted) return;
    if (error instanceof PostponedDeliveryError) return postponeDelivery(db, name, delivery, error.until);
    const refused = error instanceof RefusedDeliveryError;
    if (!refused && now() - delivery.created_at < giveUpAfterMs) {
      log.warn({ ...about, err: error }, "not delivered: it will be tried again");
      onResult(kind, "failed");
    } else {
      await giveUpDelivery(db, name, delivery, now());
      log.error({ ...about, err: error }, `not delivered${refused ? "" : " for 3 days"}: given up; a lead stays`);
      onResult(kind, "given-up");
    }
  }
}

/** Delivers the outbox's entries at least once, each time under the same id, until stopped. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { db, name, senders, log, onResult = () => {}, delay = retryDelay, now = Date.now, graceMs = 3_000 } = options;
  const lease = new Lease(db, { name, ms: leaseMs, now });
  const [stopping, breakingOff] = [new AbortController(), new AbortController()];
  let alarm = new AbortController();

  async function deliver(): Promise<void> {
    const deliveries = await takeDue(db, name, { now: now(), limit: atOnce, delay });
    const common = { db, name, senders, log, now, onResult, signal: breakingOff.signal };
    const outcomes = await Promise.allSettled(deliveries.map(async (delivery) => attempt(delivery, common)));
    // Thrown only now, so that no other attempt outlives the lease or a stop.
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  }

  /** Returns the milliseconds to sleep. The lease is released meanwhile, so that new leads need not wait for it. */
  async function work(): Promise<number> {
    const pause = ((await nextDue(db, name)) ?? Number.POSITIVE_INFINITY) - now();
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
