import {
  type AnswerKind,
  type FeedbackCount,
  type FeedbackReport,
  feedbackCountSchema,
  type Rating,
} from "@thirtyfold/api-contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Database, type FeedbackTable, utcDay } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** The rated answer, without its words. */
export type RatedAnswer = { page: string; provider: string; kind: AnswerKind; sources: readonly string[] };

export type DatedRating = { rating: Rating; day: string };

function keyOf({ sources, ...answer }: RatedAnswer, { rating, day }: DatedRating): Omit<FeedbackTable, "count"> {
  return { ...answer, sources: JSON.stringify(sources.toSorted()), rating, day };
}

async function removeRating(trx: Transaction<Database>, answer: RatedAnswer, given: DatedRating): Promise<void> {
  const { day, page, provider, kind, sources, rating } = keyOf(answer, given);
  await trx
    .updateTable("feedback")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("day", "=", day)
    .where("page", "=", page)
    .where("provider", "=", provider)
    .where("kind", "=", kind)
    .where("sources", "=", sources)
    .where("rating", "=", rating)
    .where("count", ">", 0)
    .execute();
}

/** Counts a rating, replacing an earlier one; either may be missing. */
export async function countRating(
  db: Kysely<Database>,
  answer: RatedAnswer,
  { given, before }: { given?: DatedRating | undefined; before?: DatedRating | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (before) await removeRating(trx, answer, before);
    if (!given) return;
    await trx
      .insertInto("feedback")
      .values({ ...keyOf(answer, given), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "page", "provider", "kind", "sources", "rating"])
          .doUpdateSet((row) => ({ count: row("feedback.count", "+", 1) })),
      )
      .execute();
  });
}

/** A row's size in the database, including its index. */
export function rowBytes({ page, sources }: RatedAnswer): number {
  return 2 * Buffer.byteLength(page + JSON.stringify(sources)) + 200;
}

/** Erases up to `limit` rows of days before that of `time`, and returns their number. */
export async function eraseOldRatings(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  const key = sql`day, page, provider, kind, sources, rating`;
  const old = sql`select ${key} from feedback where day < ${utcDay(time)} order by day limit ${limit}`;
  const { numAffectedRows = 0n } = await sql`delete from feedback where (${key}) in (${old})`.execute(db);
  return Number(numAffectedRows);
}

/** Totals of all days since `since`, with at most `limit` of their rows. */
export async function reportFeedback(
  db: Kysely<Database>,
  { since, limit }: { since: string; limit: number },
): Promise<FeedbackReport> {
  const counted = db.selectFrom("feedback").where("day", ">=", since).where("count", ">", 0);
  const sums = await counted
    .select(({ fn }) => ["page", "rating", fn.sum("count").as("count")])
    .groupBy(["page", "rating"])
    .execute();
  const rows = await counted
    .selectAll()
    .orderBy("day", "desc")
    .orderBy("count", "desc")
    .orderBy("page")
    .limit(limit)
    .execute();
  const upAndDown = (page?: string) => {
    const of = (rating: Rating) =>
      sums
        .filter((sum) => sum.rating === rating && (page === undefined || sum.page === page))
        .reduce((total, { count }) => total + Number(count), 0);
    return { up: of("up"), down: of("down") };
  };
  const pages = [...new Set(sums.map(({ page }) => page))].map((page) => ({ page, ...upAndDown(page) }));
  return {
    totals: upAndDown(),
    pages: pages.toSorted((a, b) => b.up + b.down - (a.up + a.down) || a.page.localeCompare(b.page)),
    counts: rows.map(toCount),
  };
}

function toCount({ kind, sources, rating, count, ...row }: FeedbackTable): FeedbackCount {
  const paths: unknown = JSON.parse(sources);
  return feedbackCountSchema.parse({ ...row, kind, sources: paths, rating, count });
}
