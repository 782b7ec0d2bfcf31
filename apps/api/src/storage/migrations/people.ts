import type { Kysely } from "kysely";

/** The desk's people, how they sign in, their sessions, and the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createWaysIn(db);
  await createActions(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("joined_at", "bigint")
    .addColumn("disabled_at", "bigint")
    .addColumn("version", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("secret_hash", "text", (column) => column.notNull().unique())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("token_proof", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_person").on("sessions").column("person_id").execute();
}

async function createWaysIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("public_key", "bytea", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("passkeys_person").on("passkeys").column("person_id").execute();

  await db.schema
    .createTable("passkey_challenges")
    .addColumn("challenge", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sign_in_links")
    .addColumn("person_id", "text", (column) => column.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("secret_hash", "text", (column) => column.notNull().unique())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createActions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("actions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .execute();
  await db.schema.createIndex("actions_newest").on("actions").columns(["at", "id"]).execute();
}
