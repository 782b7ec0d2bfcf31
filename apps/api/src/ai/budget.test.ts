import { expect, test } from "vitest";
import { createTokenBudget } from "./budget.ts";
import type { TokenStore } from "./token-store.ts";

const noon = Date.parse("2026-11-21T12:00:00Z");

/** An in-memory store; writing into `days` simulates another instance. */
function memoryStore(days: Record<string, number> = {}): TokenStore & { days: Record<string, number> } {
  return {
    days,
    spent: async (day) => days[day] ?? 0,
    add: async (day, tokens) => (days[day] = (days[day] ?? 0) + tokens),
  };
}

const brokenStore: TokenStore = {
  spent: () => Promise.reject(new Error("the database is away")),
  add: () => Promise.reject(new Error("the database is away")),
};

test("lets calls through until the day's tokens are spent", async () => {
  const budget = createTokenBudget(100, memoryStore(), () => noon);
  await budget.spend(99);
  await budget.check();
  await budget.spend(1);
  await expect(budget.check()).rejects.toMatchObject({ kind: "budget" });
});

test("reports the seconds until midnight UTC", async () => {
  const budget = createTokenBudget(1, memoryStore({ "2026-11-21": 5 }), () => noon + 500);
  await expect(budget.check()).rejects.toMatchObject({ retryAfter: 12 * 3600 });
});

test("resets at midnight UTC", async () => {
  let now = noon;
  const budget = createTokenBudget(10, memoryStore(), () => now);
  await budget.spend(10);
  now = Date.parse("2026-11-21T23:59:59.999Z");
  await expect(budget.check()).rejects.toMatchObject({ retryAfter: 1 });
  now += 1;
  await budget.check();
});

test("an answer that ends after midnight counts towards the new day", async () => {
  let now = noon;
  const store = memoryStore();
  const budget = createTokenBudget(10, store, () => now);
  await budget.spend(9);
  now += 12 * 3_600_000;
  await budget.spend(9);
  await budget.check();
  expect(store.days).toEqual({ "2026-11-21": 9, "2026-11-22": 9 });
});

test("a restart in the middle of the day does not refill the budget", async () => {
  const store = memoryStore();
  await createTokenBudget(10, store, () => noon).spend(10);
  const afterRestart = createTokenBudget(10, store, () => noon);
  await expect(afterRestart.check()).rejects.toMatchObject({ kind: "budget" });
});

test("tokens spent by other instances count", async () => {
  const store = memoryStore();
  const budget = createTokenBudget(100, store, () => noon);
  await budget.check();
  store.days["2026-11-21"] = 99;
  await budget.spend(1);
  await expect(budget.check()).rejects.toMatchObject({ kind: "budget" });
});

test("keeps its own count while the database is unavailable", async () => {
  const budget = createTokenBudget(10, brokenStore, () => noon);
  await budget.check();
  await budget.spend(10);
  await expect(budget.check()).rejects.toMatchObject({ kind: "budget" });
});
