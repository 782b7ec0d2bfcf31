import { utcDay } from "../storage/schema.ts";
import { ProviderError } from "./provider.ts";
import type { TokenStore } from "./token-store.ts";

/** Limits the tokens spent in a UTC day. */
export type TokenBudget = {
  /** @throws {ProviderError} `budget`, with the seconds until midnight UTC, once the day's tokens are spent. */
  check: () => Promise<void>;
  spend: (tokens: number) => Promise<void>;
  today: () => { spent: number; limit: number };
};

/** Shares the day's total through the store, and counts alone while the store is unreachable. `now`: epoch ms. */
export function createTokenBudget(limit: number, store: TokenStore, now: () => number): TokenBudget {
  let page = { day: "", spent: 0, read: false };
  const today = () => {
    const day = utcDay(now());
    if (page.day !== day) page = { day, spent: 0, read: false };
    return page;
  };
  return {
    async check() {
      const current = today();
      if (!current.read) await read(current, store);
      if (current.spent >= limit) throw new ProviderError("budget", { retryAfter: untilMidnight(now()) });
    },
    async spend(tokens) {
      const current = today();
      current.spent += tokens;
      const total = await store.add(current.day, tokens).catch(() => 0);
      current.spent = Math.max(current.spent, total);
    },
    today: () => ({ spent: today().spent, limit }),
  };
}

async function read(page: { day: string; spent: number; read: boolean }, store: TokenStore): Promise<void> {
  const spent = await store.spent(page.day).catch(() => undefined);
  if (spent === undefined) return;
  page.spent = Math.max(page.spent, spent);
  page.read = true;
}

function untilMidnight(time: number): number {
  return Math.ceil((new Date(time).setUTCHours(24, 0, 0, 0) - time) / 1000);
}

export type TokenMeter = {
  spend: (tokens: number) => Promise<void>;
  /** Tokens spent by this process since it started. */
  total(): number;
  /** The UTC day's budget and the tokens spent by all instances, as far as this one knows. */
  today(): { spent: number; limit: number } | undefined;
};

/** Also counts toward `budget` if there is one. */
export function createTokenMeter(budget: TokenBudget | undefined): TokenMeter {
  let total = 0;
  return {
    async spend(tokens) {
      total += tokens;
      await budget?.spend(tokens);
    },
    total: () => total,
    today: () => budget?.today(),
  };
}
