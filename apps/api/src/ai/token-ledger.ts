import type { Kysely } from "kysely";
import type { Database } from "../storage/schema.ts";

/** The stored sum of tokens per UTC day (`2026-11-21`); rejects while the database is away. */
export type TokenLedger = {
  spent(day: string): Promise<number>;
  /** Gives the day's new sum, the other instances' tokens included. */
  add(day: string, tokens: number): Promise<number>;
};

export function createTokenLedger(db: Kysely<Database>): TokenLedger {
  return {
    async spent(day) {
      const row = await db.selectFrom("ai_tokens").select("spent").where("day", "=", day).executeTakeFirst();
      return row?.spent ?? 0;
    },
    async add(day, tokens) {
      const row = await db
        .insertInto("ai_tokens")
        .values({ day, spent: tokens })
        .onConflict((conflict) =>
          conflict.column("day").doUpdateSet(({ eb, ref }) => ({ spent: eb(ref("ai_tokens.spent"), "+", tokens) })),
        )
        .returning("spent")
        .executeTakeFirstOrThrow();
      return row.spent;
    },
  };
}
