import { expect, test, vi } from "vitest";
import type { ErasureLedger } from "../../storage/erasures.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { keepVisitorEmail, readVisitorEmail } from "./answer-mail-store.ts";
import { MessageWriter } from "./message-writer.ts";

describeDatabases("an address for answers", (storage) => {
  test("is recorded in the ledger when removed, even if it was given while another was being withdrawn", async () => {
    const { db } = storage();
    const roomId = "ann_support";
    await new MessageWriter(db).store({ id: "first", roomId, senderId: "ann", content: "Hello" });
    const note = vi.fn<ErasureLedger["note"]>().mockResolvedValue(undefined);
    const by = { db, erasures: { note } as unknown as ErasureLedger };
    await keepVisitorEmail(by, roomId, "ann@home.example", 1_000);
    note.mockImplementationOnce(async () => {
      await keepVisitorEmail(by, roomId, "ann@work.example", 2_000);
    });

    expect(await keepVisitorEmail(by, roomId, null, 3_000)).toBe(true);
    expect(await readVisitorEmail(db, roomId)).toBeNull();
    expect(note.mock.calls.map(([{ mails }]) => mails?.[0]?.givenAt)).toEqual([1_000, 1_000, 2_000]);
  });
});
