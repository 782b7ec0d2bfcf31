import { expect, onTestFinished, test, vi } from "vitest";
import { describeDatabases } from "../testing/describe-databases.ts";
import { postgres } from "../testing/test-databases.ts";
import { until } from "../testing/until.ts";
import { Lease } from "./lease.ts";
import { openStorage } from "./open-storage.ts";
import type { Storage } from "./storage.ts";
import { day, inSteps, startRetention, startSweep } from "./sweep.ts";

const hour = 60 * 60 * 1000;
const onError = vi.fn<(error: unknown) => void>();

/** Work whose steps end on request. */
function heldSteps(count: number) {
  const begun: (() => void)[] = [];
  const begin = async function* () {
    for (let step = 0; step < count; step += 1) {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(resolve);
      await promise;
      yield;
    }
  };
  return { begun, begin };
}

describeDatabases("a lease", (storage) => {
  test("belongs to one holder until it is released or expires", async () => {
    let time = 1_000;
    const make = () => new Lease(storage().db, { name: "work", ms: 100, now: () => time });
    const [one, other] = [make(), make()];
    const all = await Promise.all([one.take(), other.take()]);
    expect(all.filter(Boolean)).toHaveLength(1);
    const [holder, waiting] = all[0] ? [one, other] : [other, one];
    time += 99;
    expect([await waiting.take(), await holder.take()]).toEqual([false, true]);
    time += 100;
    expect([await waiting.take(), await holder.take()]).toEqual([true, false]);
    await holder.release();
    expect(await holder.take()).toBe(false);
    await waiting.release();
    expect(await holder.take()).toBe(true);
  });
});

describeDatabases("a sweep", (storage) => {
  test("stops after the current step, and leaves the rest to other instances", async () => {
    const { begun, begin } = heldSteps(3);
    const end = startSweep({ db: storage().db, name: "work", begin, onError });
    await until(() => expect(begun).toHaveLength(1));
    const ended = end();
    begun[0]?.();
    await ended;
    expect(begun).toHaveLength(1);
    expect(await new Lease(storage().db, { name: "work", ms: 1_000 }).take()).toBe(true);
  });

  test("erases a limited number of rows per step", async () => {
    const left = [500, 500, 7];
    const steps = inSteps(500, async () => left.shift() ?? 0);
    expect(await steps.next()).toEqual({ done: false, value: undefined });
    expect(await steps.next()).toEqual({ done: false, value: undefined });
    expect(await steps.next()).toEqual({ done: true, value: 1_007 });
  });

  test("that fails is reported, and retried after an hour", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const begin = vi.fn<() => AsyncGenerator<void, void>>().mockImplementationOnce(() => {
      throw new Error("away");
    });
    const { begun, begin: work } = heldSteps(1);
    begin.mockImplementation(work);
    const end = startSweep({ db: storage().db, name: "work", begin, onError });
    await until(() => expect(onError).toHaveBeenLastCalledWith(new Error("away")));
    await until(async () => expect(await storage().db.selectFrom("leases").selectAll().execute()).toEqual([]));
    vi.advanceTimersByTime(hour);
    await until(() => expect(begun).toHaveLength(1));
    begun[0]?.();
    await end();
  });
});

describeDatabases("retention", (storage) => {
  test("waits an hour if the last sweep seems more than 7 days ago, in case the clock is wrong", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const log = { warn: vi.fn<(about: object) => void>(), error: vi.fn<() => void>() };
    const swept: number[] = [];
    const sweep = async function* (now: number) {
      swept.push(now);
      yield;
    };
    const start = () => startRetention({ db: storage().db, name: "work", sweep, log });
    const passUntil = async (isOver: () => boolean) =>
      until(() => {
        if (!isOver()) vi.advanceTimersByTime(hour);
        expect(isOver()).toBe(true);
      });
    const endFirst = start();
    await until(() => expect(swept).toHaveLength(1));
    await endFirst();
    const [first = 0] = swept;

    vi.setSystemTime(first + 400 * day);
    const end = start();
    await until(() => expect(log.warn).toHaveBeenCalledOnce());
    expect(log.warn.mock.calls[0]?.[0]).toEqual({ sweep: "work", lastSweep: new Date(first).toISOString() });
    expect(swept).toHaveLength(1);
    vi.setSystemTime(first + 7 * day - hour);
    await passUntil(() => swept.length === 2);
    expect(swept[1]).toBeLessThan(first + 8 * day);

    // Also while it runs; a clock that stays ahead is trusted.
    vi.setSystemTime(first + 400 * day);
    await passUntil(() => log.warn.mock.calls.length === 2);
    expect(swept).toHaveLength(2);
    await passUntil(() => swept.length === 3);
    expect(swept[2]).toBeGreaterThan(first + 400 * day);
    await end();
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(log.error).not.toHaveBeenCalled();
  });
});

test.skipIf(postgres.missing !== undefined)(
  "two instances on one PostgreSQL sweep one at a time, and the other takes over when one dies",
  async () => {
    const place = await postgres.make();
    const open = async () => openStorage(place);
    const [one, other] = [await open(), await open()];
    onTestFinished(async () => {
      await Promise.all([one.close(), other.close()]);
      await postgres.remove(place);
    });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const take = vi.spyOn(Lease.prototype, "take");
    onTestFinished(() => take.mockRestore());
    const { begun, begin } = heldSteps(1);
    const start = ({ db }: Storage) => startSweep({ db, name: "work", begin, onError });
    const ends = [one, other].map(start);
    await until(() => expect(begun).toHaveLength(1));
    // An instance still waiting for the lease's reply in an hour would not ask again.
    const answered = () => take.mock.settledResults.filter(({ type }) => type === "fulfilled");
    await until(() => expect(answered()).toHaveLength(2));
    // The first instance falls silent; in an hour the other takes over the work.
    vi.advanceTimersByTime(hour);
    await until(() => expect(begun).toHaveLength(2));
    for (const finish of begun) finish();
    await Promise.all(ends.map(async (end) => end()));
    expect(begun).toHaveLength(2);
    expect(await one.db.selectFrom("leases").selectAll().execute()).toEqual([]);
  },
);
