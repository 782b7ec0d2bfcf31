import { expect, test } from "vitest";
import { describeDatabases } from "../testing/describe-databases.ts";
import { createTokenStore } from "./token-store.ts";

describeDatabases("token store", (storage) => {
  test("reports no tokens for a day without answers", async () => {
    expect(await createTokenStore(storage().db).spent("2026-01-01")).toBe(0);
  });

  test("sums up a day's tokens across all spenders", async () => {
    const one = createTokenStore(storage().db);
    const other = createTokenStore(storage().db);
    expect(await one.add("2026-01-02", 5_000_000_000)).toBe(5_000_000_000);
    expect(await other.add("2026-01-02", 7)).toBe(5_000_000_007);
    expect(await one.spent("2026-01-02")).toBe(5_000_000_007);
    expect(await one.spent("2026-01-03")).toBe(0);
  });

  test("loses no tokens under concurrent additions", async () => {
    const store = createTokenStore(storage().db);
    await Promise.all(Array.from({ length: 20 }, () => store.add("2026-01-04", 3)));
    expect(await store.spent("2026-01-04")).toBe(60);
  });
});
