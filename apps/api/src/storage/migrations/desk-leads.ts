import { type Kysely, sql } from "kysely";
import { z } from "zod";

const atOnce = 500;

const answersSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

type Row = { id: string; fields: string };

/** State, assignee, search text, notes and events of leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const leads = () => db.schema.alterTable("leads");
  await leads()
    .addColumn("state", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await leads().addColumn("assignee", "text").execute();
  await leads()
    .addColumn("version", "bigint", (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ["name", "company", "search"]) {
    await leads()
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await sql`update leads set state = 'spam' where suspect = 1`.execute(db);
  await fillIn(db);
  await db.schema.createIndex("leads_state").on("leads").columns(["state", "created_at", "id"]).execute();

  await db.schema
    .createTable("lead_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_notes_lead").on("lead_notes").columns(["lead_id", "created_at"]).execute();

  await db.schema
    .createTable("lead_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("lead_events_lead").on("lead_events").columns(["lead_id", "created_at"]).execute();
}

/** Works in pages, because the databases share no statement for it. */
async function fillIn(db: Kysely<unknown>): Promise<void> {
  for (let after = ""; ; ) {
    const { rows } = await sql<Row>`
      select id, fields from leads where id > ${after} order by id limit ${atOnce}`.execute(db);
    for (const { id, fields } of rows) {
      const answers = answersSchema.parse(JSON.parse(fields));
      const text = (...values: (string | string[] | undefined)[]) =>
        String(values.find((value) => value !== undefined) ?? "");
      const search = Object.values(answers).flat().join("\n").toLowerCase();
      await sql`
        update leads set name = ${text(answers["name"], answers["fullName"])},
          company = ${text(answers["company"])}, search = ${search}
        where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
}
