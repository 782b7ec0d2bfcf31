import { type Kysely, sql } from "kysely";

/** Where a visitor gets answers by mail, and which messages the newest such mail bears. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const conversations = () => db.schema.alterTable("conversations");
  await conversations().addColumn("visitor_email", "text").execute();
  for (const name of ["mailed_after", "mailed_seq"]) {
    await conversations()
      .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await sql`create index conversations_by_mail on conversations (room_id) where visitor_email is not null`.execute(db);
}
