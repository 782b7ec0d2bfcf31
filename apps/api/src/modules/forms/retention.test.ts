import { expect, onTestFinished, test, vi } from "vitest";
import { giveUpAfterMs } from "../../outbox/outbox.ts";
import { startRetention } from "../../storage/sweep.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { until } from "../../testing/until.ts";
import { storeLead } from "./lead-store.ts";
import { newReferenceNumber } from "./reference-number.ts";
import { sweepLeads } from "./retention.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = Date.now();
const line = () => vi.fn<(about: unknown, message?: string) => void>();
const log = { info: line(), warn: line(), error: line() };

async function sweep(options: Parameters<typeof sweepLeads>[0]): Promise<void> {
  const steps = sweepLeads(options, now);
  while (!(await steps.next()).done);
}

describeDatabases("retention", (storage) => {
  const store = async (createdAt: number) => {
    const id = newReferenceNumber();
    const lead = {
      id,
      form: "intake",
      email: "",
      fields: "{}",
      suspect: false,
      fingerprint: id,
      idempotencyKey: undefined,
      origin: {},
    };
    return storeLead(storage().db, lead, createdAt);
  };
  const leads = async () => (await storage().db.selectFrom("leads").select("id").execute()).map(({ id }) => id);
  const deliveries = async () =>
    (await storage().db.selectFrom("outbox").select("lead_id").execute()).map((row) => row.lead_id);

  test("erases expired leads with their deliveries, and no others", async () => {
    await store(now - 30 * day - 1);
    const kept = await store(now - 30 * day);
    await sweep({ db: storage().db, days: 30, kinds: ["webhook"], log });
    expect(log.info).toHaveBeenLastCalledWith({ leads: 1 }, expect.any(String));
    expect(await leads()).toEqual([kept]);
    expect(await deliveries()).toEqual([kept]);
  });

  test("keeps leads for ever with 0", async () => {
    await store(0);
    await sweep({ db: storage().db, days: 0, kinds: ["webhook"], log });
    expect(await leads()).toHaveLength(1);
  });

  test("keeps only the deliveries of the last 3 days without a webhook, and every lead", async () => {
    await store(now - giveUpAfterMs - 1);
    const recent = await store(now - giveUpAfterMs);
    await sweep({ db: storage().db, days: 365, kinds: [], log });
    expect(await leads()).toHaveLength(2);
    expect(await deliveries()).toEqual([recent]);
  });

  test("sweeps at the start and every hour until stopped", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now });
    onTestFinished(() => void vi.useRealTimers());
    await store(now - 30 * day - 1);
    await store(now - 29 * day - 1);
    const last = await store(now - 28 * day - 1);
    const { db } = storage();
    const sweepNow = (time: number) => sweepLeads({ db, days: 30, kinds: ["webhook"], log }, time);
    const end = startRetention({ db, name: "lead-retention", sweep: sweepNow, log });
    await until(async () => expect(await leads()).toHaveLength(2));
    // An hour passes without a sweep while the previous one is still running.
    await until(async () => {
      vi.setSystemTime(now + day);
      vi.advanceTimersByTime(hour);
      expect(await leads()).toEqual([last]);
    });
    await end();
    vi.advanceTimersByTime(day);
    expect(await leads()).toEqual([last]);
  });
});
