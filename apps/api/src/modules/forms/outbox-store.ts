import type { Kysely } from "kysely";
import type { Database, LeadsTable, OutboxTable } from "../../storage/schema.ts";

/** `attempts` includes this one. */
export type Delivery = OutboxTable & { lead: LeadsTable };

/** Claims up to `limit` due deliveries by setting their next time: none is sent twice at once, or lost in a crash. */
export async function takeDue(
  db: Kysely<Database>,
  { now, limit, delay }: { now: number; limit: number; delay: (attempts: number) => number },
): Promise<Delivery[]> {
  const due = await db
    .selectFrom("outbox")
    .selectAll()
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  const taken = await Promise.all(due.map(async (row) => take(db, row, now + delay(row.attempts + 1))));
  return taken.filter((delivery) => delivery !== undefined);
}

async function take(db: Kysely<Database>, row: OutboxTable, nextAttemptAt: number): Promise<Delivery | undefined> {
  const changed = { attempts: row.attempts + 1, next_attempt_at: nextAttemptAt };
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set(changed)
    .where("id", "=", row.id)
    .where("attempts", "=", row.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", row.lead_id).executeTakeFirst();
  // Erased in the meantime, with its outbox row.
  return lead && { ...row, ...changed, lead };
}

/** Epoch milliseconds. */
export async function nextDue(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select("next_attempt_at")
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}

/** Epoch milliseconds. */
export async function oldestDelivery(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min<number | null>("created_at").as("oldest"))
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}

export async function removeDelivery(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Removes up to `limit` deliveries of leads from before `time`. */
export async function removeOldDeliveries(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  const old = db.selectFrom("outbox").select("id").where("created_at", "<", time).limit(limit);
  const { numDeletedRows } = await db.deleteFrom("outbox").where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}
