import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { isPostgres } from "../storage/dialect.ts";
import type { PeopleTable } from "../storage/people-schema.ts";
import type { Database } from "../storage/schema.ts";
import { inTransaction } from "../storage/transaction.ts";
import { type Actor, logAction } from "./action-store.ts";

export const roles = ["member", "owner"] as const;
export type Role = (typeof roles)[number];

/** Times are epoch milliseconds; `joinedAt`: the first sign-in. */
export type Person = {
  id: string;
  name: string;
  role: Role;
  joinedAt: number | null;
  disabled: boolean;
  version: number;
};

/** The name is taken, or its person may not sign in this way. */
export class NameTakenError extends Error {}
/** Somebody else has changed the person since this version was read. */
export class StalePersonError extends Error {}
/** Nobody would be left to invite others. */
export class LastOwnerError extends Error {}
/** The message says what to do. */
export class UnknownAssigneeError extends Error {
  constructor() {
    super("Choose somebody who may use the desk");
  }
}

function toPerson({ id, name, role, joined_at, disabled_at, version }: PeopleTable): Person {
  return {
    id,
    name,
    role: role === "owner" ? "owner" : "member",
    joinedAt: joined_at,
    disabled: disabled_at !== null,
    version,
  };
}

const keyOf = (name: string) => name.normalize("NFKC").trim().toLowerCase();

/** The desk is on once any person exists. */
export async function hasPeople(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom("people").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export async function listPeople(db: Kysely<Database>): Promise<Person[]> {
  return (await db.selectFrom("people").selectAll().orderBy("name_key").execute()).map(toPerson);
}

export async function findPerson(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  const row = await db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toPerson(row);
}

/**
 * Checks that work can be assigned to `id`; null and undefined always pass. Must be called in the assigning
 * transaction: nobody is disabled meanwhile.
 * @throws {UnknownAssigneeError}
 */
export async function requireAssignee(trx: Kysely<Database>, id: string | null | undefined): Promise<void> {
  if (typeof id !== "string") return;
  const person = trx.selectFrom("people").select("disabled_at").where("id", "=", id);
  const found = await (isPostgres(trx) ? person.forShare() : person).executeTakeFirst();
  if (found?.disabled_at !== null) throw new UnknownAssigneeError();
}

/** @throws {NameTakenError} */
export async function addPerson(db: Kysely<Database>, name: string, role: Role, now: number): Promise<Person> {
  const row = await db
    .insertInto("people")
    .values({
      id: randomUUID(),
      name: name.trim(),
      name_key: keyOf(name),
      role,
      created_at: now,
      joined_at: null,
      disabled_at: null,
      version: 1,
    })
    .onConflict((conflict) => conflict.column("name_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new NameTakenError();
  return toPerson(row);
}

/** The owner with this name, created if it is free. @throws {NameTakenError} if its person is no owner, or disabled. */
export async function ownerOfName(trx: Transaction<Database>, name: string, now: number): Promise<Person> {
  const read = async () => trx.selectFrom("people").selectAll().where("name_key", "=", keyOf(name)).executeTakeFirst();
  const row = await read();
  const person = row ? toPerson(row) : await addPerson(trx, name, "owner", now).catch(readAgain);
  if (person.role !== "owner" || person.disabled) throw new NameTakenError();
  return person;

  /** Handles two requests that create the same name concurrently. */
  async function readAgain(error: unknown): Promise<Person> {
    const other = await read();
    if (!other) throw error;
    return toPerson(other);
  }
}

export type PersonChange = { role?: Role | undefined; disabled?: boolean | undefined };

/**
 * Disabling signs the person out everywhere and unassigns their work. Undefined if unknown.
 * @throws {StalePersonError} @throws {LastOwnerError}
 */
export async function changePerson(
  db: Kysely<Database>,
  { id, version, by, ...change }: PersonChange & { id: string; version: number; by: string },
  now: number,
): Promise<Person | undefined> {
  return inTransaction(db, async (trx) => {
    // Locks all owners in one order: two owners who demote each other would leave none.
    const owners = trx.selectFrom("people").select(["id", "disabled_at"]).where("role", "=", "owner").orderBy("id");
    const locked = await (isPostgres(db) ? owners.forUpdate() : owners).execute();
    const before = await findPerson(trx, id);
    if (!before) return undefined;
    if (before.version !== version) throw new StalePersonError();
    const { role = before.role, disabled = before.disabled } = change;
    const others = locked.filter((owner) => owner.id !== id && owner.disabled_at === null);
    const wasOwner = before.role === "owner" && !before.disabled;
    if (wasOwner && (role !== "owner" || disabled) && others.length === 0) throw new LastOwnerError();
    const row = await trx
      .updateTable("people")
      .set({ role, disabled_at: disabled ? now : null, version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new StalePersonError();
    const done = { personId: by, subject: id };
    if (role !== before.role) await logAction(trx, { ...done, action: "role-changed" }, now);
    if (disabled !== before.disabled) {
      await logAction(trx, { ...done, action: disabled ? "disabled" : "enabled" }, now);
    }
    if (disabled) {
      for (const name of ["sessions", "sign_in_links", "push_devices"] as const) {
        await trx.deleteFrom(name).where("person_id", "=", id).execute();
      }
      await leaveWork(trx, id, { personId: by, now });
    }
    return toPerson(row);
  });
}

/** Rows per statement: databases limit its parameters. */
const rowsAtOnce = 500;

/** Unassigns everything assigned to `id`; each conversation and lead records who did it. */
async function leaveWork(trx: Transaction<Database>, id: string, { personId, now }: Actor): Promise<void> {
  const toNobody = { assignee: null, version: sql<number>`version + 1` };
  const rooms = await trx
    .updateTable("conversations")
    .set(toNobody)
    .where("assignee", "=", id)
    .returning("room_id")
    .execute();
  const leads = await trx.updateTable("leads").set(toNobody).where("assignee", "=", id).returning("id").execute();
  const event = () => ({ id: randomUUID(), person_id: personId, created_at: now, value: null });
  for (let from = 0; from < rooms.length; from += rowsAtOnce) {
    const rows = rooms.slice(from, from + rowsAtOnce);
    await trx
      .insertInto("conversation_events")
      .values(rows.map(({ room_id }) => ({ ...event(), kind: "assignee", room_id })))
      .execute();
  }
  for (let from = 0; from < leads.length; from += rowsAtOnce) {
    const rows = leads.slice(from, from + rowsAtOnce);
    await trx
      .insertInto("lead_events")
      .values(rows.map((row) => ({ ...event(), kind: "assignee", lead_id: row.id })))
      .execute();
  }
}
