import type { Kysely, Selectable } from "kysely";
import type { MailKind, MailsTable, PushKind } from "../storage/outbox-schema.ts";
import { type Database, utcDay } from "../storage/schema.ts";
import { day } from "../storage/sweep.ts";
import { inTransaction } from "../storage/transaction.ts";

/** The table in which a kind's deliveries wait. */
export type OutboxName = "outbox" | "mails" | "pushes";
export type DeliveryKind = "webhook" | MailKind | PushKind;

/** `attempts` includes this one; only pushes have a `device_id`, only mails a `left_to`. */
export type Delivery = Omit<Selectable<MailsTable>, "kind" | "left_to"> & {
  kind: DeliveryKind;
  device_id?: string;
  left_to?: string | null;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- for the columns that all of them have
const common = (name: OutboxName) => name as "mails";

type NewMail = Pick<MailsTable, "id" | "kind"> & Partial<Pick<MailsTable, "lead_id" | "room_id">>;

/** Must be called in the transaction that stores the event. A known id is the same event. */
export async function addMails(db: Kysely<Database>, mails: readonly NewMail[], now: number): Promise<void> {
  if (mails.length === 0) return;
  const rest = { created_at: now, attempts: 0, next_attempt_at: now };
  const rows = mails.map((mail) => ({ lead_id: null, room_id: null, ...mail, ...rest }));
  await db
    .insertInto("mails")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

type Due = {
  now: number;
  limit: number;
  /** Milliseconds to wait after the attempt with this number. */
  delay: (attempts: number) => number;
};

/** Claims up to `limit` due deliveries by setting their next time: none is sent twice at once, or lost in a crash. */
export async function takeDue(db: Kysely<Database>, name: OutboxName, { now, limit, delay }: Due): Promise<Delivery[]> {
  const due = await db
    .selectFrom(common(name))
    .selectAll()
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  const taken = await Promise.all(due.map(async (row) => take(db, name, row, now + delay(row.attempts + 1))));
  return taken.filter((delivery) => delivery !== undefined);
}

async function take(
  db: Kysely<Database>,
  name: OutboxName,
  row: Selectable<MailsTable>,
  nextAttemptAt: number,
): Promise<Delivery | undefined> {
  const changed = { attempts: row.attempts + 1, next_attempt_at: nextAttemptAt };
  const { numUpdatedRows } = await db
    .updateTable(common(name))
    .set(changed)
    .where("id", "=", row.id)
    .where("attempts", "=", row.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const delivery = { ...row, ...changed };
  return name === "outbox" ? { ...delivery, kind: "webhook", room_id: null } : delivery;
}

/** Delays a delivery until `until`, in epoch milliseconds; the attempt does not count. */
export async function postponeDelivery(
  db: Kysely<Database>,
  name: OutboxName,
  { id, attempts }: Delivery,
  until: number,
): Promise<void> {
  const changed = { attempts: attempts - 1, next_attempt_at: until };
  await db.updateTable(common(name)).set(changed).where("id", "=", id).execute();
}

/** Epoch milliseconds. */
export async function nextDue(db: Kysely<Database>, name: OutboxName): Promise<number | undefined> {
  const row = await db
    .selectFrom(common(name))
    .select("next_attempt_at")
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}

/** The oldest delivery of each kind, in epoch milliseconds; kinds with an empty queue are left out. */
export async function oldestDeliveries(db: Kysely<Database>): Promise<ReadonlyMap<DeliveryKind, number>> {
  const oldestOf = async (name: "mails" | "pushes") =>
    db
      .selectFrom(common(name))
      .select(({ fn }) => ["kind", fn.min<number>("created_at").as("oldest")])
      .groupBy("kind")
      .execute();
  const webhook = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min<number | null>("created_at").as("oldest"))
    .executeTakeFirst();
  const kinds = [...(await oldestOf("mails")), ...(await oldestOf("pushes"))];
  const byKind = new Map<DeliveryKind, number>(kinds.map(({ kind, oldest }) => [kind, oldest]));
  const oldest = webhook?.oldest ?? undefined;
  return oldest === undefined ? byKind : byKind.set("webhook", oldest);
}

export async function removeDelivery(db: Kysely<Database>, name: OutboxName, id: string): Promise<void> {
  await db.deleteFrom(common(name)).where("id", "=", id).execute();
}

/** Limits a mail to the recipients that still have to receive it. */
export async function leaveTo(db: Kysely<Database>, id: string, left: readonly string[]): Promise<void> {
  await db
    .updateTable("mails")
    .set({ left_to: left.join(",") })
    .where("id", "=", id)
    .execute();
}

/** Days for which the overview counts abandoned deliveries. */
const countedDays = 30;

/** Removes a delivery and counts it among those that were never delivered. */
export async function giveUpDelivery(
  db: Kysely<Database>,
  name: OutboxName,
  { id, kind }: Delivery,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await removeDelivery(trx, name, id);
    await trx
      .insertInto("given_up")
      .values({ day: utcDay(now), kind, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(["day", "kind"]).doUpdateSet((eb) => ({ count: eb("given_up.count", "+", 1) })),
      )
      .execute();
    await trx
      .deleteFrom("given_up")
      .where("day", "<=", utcDay(now - countedDays * day))
      .execute();
  });
}

/** Removes up to `limit` deliveries from before `time`. */
export async function removeOldDeliveries(
  db: Kysely<Database>,
  name: OutboxName,
  { time, limit }: { time: number; limit: number },
): Promise<number> {
  const old = db.selectFrom(common(name)).select("id").where("created_at", "<", time).limit(limit);
  const { numDeletedRows } = await db.deleteFrom(common(name)).where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}
