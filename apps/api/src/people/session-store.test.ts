import type { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../storage/schema.ts";
import { StorageError } from "../storage/storage-error.ts";
import { inTransaction } from "../storage/transaction.ts";
import { describeDatabases } from "../testing/describe-databases.ts";
import { ownerOfName } from "./person-store.ts";
import { findSession, openSession } from "./session-store.ts";

const hour = 60 * 60_000;

const openedAt = async (db: Kysely<Database>, begin: number) =>
  inTransaction(db, async (trx) => {
    const { id: personId } = await ownerOfName(trx, "Ines Kallio", begin);
    return openSession(trx, { personId, way: "passkey" }, begin);
  });

describeDatabases("a session", (storage) => {
  test("is idle from its last use on, however often an open desk polls", async () => {
    const { db } = storage();
    const begin = Date.now();
    const secret = await openedAt(db, begin);
    const isOpen = async (hours: number, renews: boolean) =>
      (await findSession(db, secret, [], { now: begin + hours * hour, renews })) !== undefined;
    for (const hours of [1, 6, 11]) expect(await isOpen(hours, false)).toBe(true);
    expect(await isOpen(13, false)).toBe(false);
    expect(await isOpen(11, true)).toBe(true);
    expect(await isOpen(22, false)).toBe(true);
    expect(await isOpen(24, false)).toBe(false);
  });

  test("is found on a full disk, which can't record its use; any other write failure is reported", async () => {
    const { db } = storage();
    const begin = Date.now();
    const secret = await openedAt(db, begin);
    const write = vi.spyOn(db, "updateTable");
    onTestFinished(() => write.mockRestore());
    const find = async (failure: StorageError) => {
      write.mockImplementationOnce(() => {
        throw failure;
      });
      return findSession(db, secret, [], { now: begin + hour });
    };
    expect((await find(new StorageError("full", "No room is left.")))?.person.name).toBe("Ines Kallio");
    await expect(find(new StorageError("away", "It can't be written."))).rejects.toThrow("It can't be written.");
    expect(write).toHaveBeenCalledTimes(2);
  });
});
