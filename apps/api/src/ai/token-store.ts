import type { Storage } from "../storage/storage.ts";

/** Tokens per UTC day (`2026-11-21`); rejects while the database is unavailable. */
export type TokenStore = {
  spent(day: string): Promise<number>;
  /** Returns the day's new total over all instances. */
  add(day: string, tokens: number): Promise<number>;
};

export function createTokenStore(db: Storage["db"]): TokenStore {
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
          conflict.column("day").doUpdateSet((table) => ({ spent: table("ai_tokens.spent", "+", tokens) })),
        )
        .returning("spent")
        .executeTakeFirstOrThrow();
      return row.spent;
    },
  };
}
