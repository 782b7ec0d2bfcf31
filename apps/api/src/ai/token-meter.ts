import type { TokenBudget } from "./budget.ts";

/** Counts what a model's server was paid. */
export type TokenMeter = {
  spend: (tokens: number) => Promise<void>;
  /** By this process, since its start. */
  total(): number;
  /** The day's budget (UTC) and what all instances spent of it, as far as this one knows; without a budget undefined. */
  today(): { spent: number; limit: number } | undefined;
};

/** Meters what goes into `budget`, or with none what is spent at all. */
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
