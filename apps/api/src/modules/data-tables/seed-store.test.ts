import { expect, test } from "vitest";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { changeRow, createRow, deleteRow, listRows } from "./data-store.ts";
import { type Seed, seeds } from "./seed-records.ts";
import { storeSeeds } from "./seed-store.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const figure = (id: string, label: string): Seed => ({
  table: "performance_metrics",
  id,
  columns: { label, before: "2 h", after: "1 h", ratio: 0.5, illustrative: 1 },
  hash: label,
});

describeDatabases("the site's content in the tables", (storage) => {
  const bring = async (...records: Seed[]) => storeSeeds(storage().db, records, now);
  const labels = async () => {
    const query = { orderBy: "created_at", ascending: false, page: 1, limit: 10 };
    const { rows } = await listRows(storage().db, "performance_metrics", query);
    return Object.fromEntries(rows.map((row) => [row.id, "label" in row ? row.label : ""]));
  };
  const clear = async () => {
    await storage().db.deleteFrom("performance_metrics").execute();
    await storage().db.deleteFrom("seeded_records").execute();
  };

  test("is followed until somebody writes to a record, and never restored once deleted", async () => {
    await clear();
    const { db } = storage();
    await bring(figure("a", "A"), figure("b", "B"), figure("c", "C"));
    expect(await labels()).toEqual({ a: "A", b: "B", c: "C" });
    await changeRow(db, "performance_metrics", "b", { label: "mine" }, now);
    await deleteRow(db, "performance_metrics", "c");
    await bring(figure("a", "A2"), figure("b", "B2"), figure("c", "C2"), figure("d", "D"));
    expect(await labels()).toEqual({ a: "A2", b: "mine", d: "D" });
    // Records removed from the content stay: readers may still link to them.
    await bring(figure("b", "B3"));
    expect(await labels()).toEqual({ a: "A2", b: "mine", d: "D" });
  });

  test("is inserted once by processes that start together", async () => {
    await clear();
    await Promise.all([bring(...seeds), bring(...seeds), bring(...seeds)]);
    const { total } = await listRows(storage().db, "solutions", {
      orderBy: "id",
      ascending: true,
      page: 1,
      limit: 1,
    });
    expect(total).toBe(10);
    expect(Object.keys(await labels())).toHaveLength(3);
  });

  test("leaves alone an owner's record that has the slug of a new one", async () => {
    await storage().db.deleteFrom("solutions").execute();
    await clear();
    const ours = seeds.find(({ id }) => id === "ai-security");
    if (!ours) throw new Error("no such seed");
    await createRow(storage().db, "solutions", { ...ours.columns, title: "Mine" }, now);
    await bring(ours);
    const rows = await storage().db.selectFrom("solutions").select("title").execute();
    expect(rows).toEqual([{ title: "Mine" }]);
  });
});
