import { expect, test, vi } from "vitest";
import type { ErasureLedger } from "../../storage/erasures.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { eraseLeadsOf } from "./leads-store.ts";

describeDatabases("an address' leads", (storage) => {
  test("are erased in small batches because of their files", async () => {
    const { db } = storage();
    const lead = { form: "applications", created_at: 1, suspect: 0, fields: "{}", fingerprint: null };
    const rows = Array.from({ length: 41 }, (_, n) => ({ ...lead, id: `lead-${n}`, email: "ines@pellwater.example" }));
    await db
      .insertInto("leads")
      .values([...rows, { ...lead, id: "other", email: "" }])
      .execute();
    const note = vi.fn<ErasureLedger["note"]>().mockResolvedValue(undefined);
    const by = { db, erasures: { note } as unknown as ErasureLedger };
    expect(await eraseLeadsOf(by, "Ines@Pellwater.example", { personId: "token", now: 2 })).toBe(41);
    expect(note.mock.calls.map(([{ leads }]) => leads?.length)).toEqual([20, 20, 1]);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([{ id: "other" }]);
  });
});
