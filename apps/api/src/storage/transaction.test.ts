import { expect, test, vi } from "vitest";
import { describeDatabases } from "../testing/describe-databases.ts";
import { StorageError } from "./storage-error.ts";
import { inTransaction } from "./transaction.ts";

describeDatabases("transactions", (storage) => {
  const open = async (id: string) => {
    await storage().db.insertInto("chat_rooms").values({ id, created_at: 0, last_seq: 0 }).execute();
  };

  test("that deadlock both complete", async ({ skip }) => {
    const { db, dialect } = storage();
    skip(dialect === "sqlite", "the embedded database runs one at a time");
    await open("a_b");
    await open("c_d");
    const bothBegan = Promise.withResolvers<void>();
    let began = 0;
    let runs = 0;
    const count = async (first: string, second: string) =>
      inTransaction(db, async (trx) => {
        runs += 1;
        const add = trx.updateTable("chat_rooms").set((eb) => ({ last_seq: eb("last_seq", "+", 1) }));
        await add.where("id", "=", first).execute();
        began += 1;
        if (began === 2) bothBegan.resolve();
        await bothBegan.promise;
        await add.where("id", "=", second).execute();
      });
    await Promise.all([count("a_b", "c_d"), count("c_d", "a_b")]);
    const rooms = await db.selectFrom("chat_rooms").select("last_seq").execute();
    expect(rooms.map(({ last_seq }) => last_seq)).toEqual([2, 2]);
    // One is run again, and once more if it is back before the other learns that it may continue.
    expect(runs).toBeGreaterThanOrEqual(3);
  });

  test("fail after repeated conflicts, and are not repeated after other errors", async () => {
    const { db } = storage();
    const conflict = new StorageError("conflict", "met another");
    const meets = vi.fn<() => Promise<void>>(async () => Promise.reject(conflict));
    await expect(inTransaction(db, meets)).rejects.toBe(conflict);
    expect(meets).toHaveBeenCalledTimes(5);
    const wrong = new Error("wrong");
    const fails = vi.fn<() => Promise<void>>(async () => Promise.reject(wrong));
    await expect(inTransaction(db, fails)).rejects.toBe(wrong);
    expect(fails).toHaveBeenCalledTimes(1);
  });
});
