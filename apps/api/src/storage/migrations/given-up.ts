import { type Kysely, sql } from "kysely";

/** Abandoned deliveries, and the recipients that a mail still has to reach; unassigns disabled people's work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("given_up")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("given_up_key", ["day", "kind"])
    .execute();
  await db.schema.alterTable("mails").addColumn("left_to", "text").execute();
  for (const table of ["conversations", "leads"]) {
    await sql`
      update ${sql.table(table)} set assignee = null, version = version + 1
      where assignee in (select id from people where disabled_at is not null)`.execute(db);
  }
}
