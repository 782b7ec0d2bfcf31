import type { Kysely } from "kysely";

/** Unanswered questions: totals by topic, and those questions that visitors allowed us to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("unanswered_topics")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("unanswered_topics_key", ["day", "topic"])
    .execute();
  await db.schema
    .createTable("unanswered_questions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("unanswered_questions_asked_at")
    .on("unanswered_questions")
    .columns(["asked_at", "id"])
    .execute();
}
