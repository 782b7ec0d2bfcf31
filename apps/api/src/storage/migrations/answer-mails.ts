import { type Kysely, sql } from "kysely";

/** The address for a visitor's answers by mail, and how far the newest such mail covers the messages. */
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
