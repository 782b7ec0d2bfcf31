import { createECDH, hash } from "node:crypto";
import type { newPushDeviceSchema } from "@thirtyfold/api-contract/desk";
import { type Kysely, sql, type Transaction } from "kysely";
import type { z } from "zod";
import { type OpenSession, sessionMs } from "../people/session-store.ts";
import type { PushKind } from "../storage/outbox-schema.ts";
import type { PushKeysTable } from "../storage/people-schema.ts";
import type { Database } from "../storage/schema.ts";
import { inTransaction } from "../storage/transaction.ts";

/** More than anybody has; the least recently renewed device is dropped. */
const mostDevices = 10;
/** Pushes that may wait for one device, whose push service may be away. */
const mostPushes = 50;

/** Node.js drops a private key's leading zeros, which one in 256 has; web-push refuses keys shorter than 32 bytes. */
function whole(key: string): string {
  const bytes = Buffer.from(key, "base64url");
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString("base64url");
}

/** The installation's key pair, created at the first start and shared by all instances. */
export async function pushKeys(db: Kysely<Database>): Promise<PushKeysTable> {
  const find = async () => {
    const row = await db.selectFrom("push_keys").selectAll().where("name", "=", "vapid").executeTakeFirst();
    // Older versions stored the key as Node.js returned it.
    return row && { ...row, private_key: whole(row.private_key) };
  };
  const known = await find();
  if (known) return known;
  const pair = createECDH("prime256v1");
  const public_key = pair.generateKeys("base64url");
  const row = { name: "vapid", public_key, private_key: whole(pair.getPrivateKey("base64url")) };
  await db
    .insertInto("push_keys")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  // Another instance may have been quicker.
  return (await find()) ?? row;
}

type NewDevice = z.infer<typeof newPushDeviceSchema>;

/** A known device is renewed, and belongs to this person from now on. */
export async function savePushDevice(
  db: Kysely<Database>,
  { endpoint, keys, kinds, quiet }: NewDevice,
  { personId, session, now }: { personId: string; session: OpenSession; now: number },
): Promise<{ id: string; expiresAt: number }> {
  const id = hash("sha256", endpoint, "base64url");
  const rest = {
    person_id: personId,
    session_id: session.id,
    ...keys,
    kinds: [...new Set(kinds)].join(","),
    quiet: quiet && JSON.stringify(quiet),
    expires_at: session.createdAt + sessionMs,
  };
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto("push_devices")
      .values({ id, endpoint, created_at: now, ...rest })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
      .execute();
    const newest = trx
      .selectFrom("push_devices")
      .select("id")
      .where("person_id", "=", personId)
      .orderBy("expires_at", "desc")
      .orderBy("created_at", "desc")
      .limit(mostDevices);
    await trx.deleteFrom("push_devices").where("person_id", "=", personId).where("id", "not in", newest).execute();
  });
  return { id, expiresAt: rest.expires_at };
}

/** With `personId`, removes only that person's device; false if there is none. */
export async function removePushDevice(db: Kysely<Database>, id: string, personId?: string): Promise<boolean> {
  let query = db.deleteFrom("push_devices").where("id", "=", id);
  if (personId !== undefined) query = query.where("person_id", "=", personId);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

/** The device of a push, unless its person is disabled or it has expired. */
export async function pushDeviceOf(db: Kysely<Database>, deviceId: string, now: number) {
  return db
    .selectFrom("push_devices")
    .innerJoin("people", "people.id", "push_devices.person_id")
    .select(["push_devices.id", "endpoint", "p256dh", "auth", "quiet"])
    .where("push_devices.id", "=", deviceId)
    .where("expires_at", ">", now)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}

export async function hasPushDevices(db: Kysely<Database>, now: number): Promise<boolean> {
  const row = await db
    .selectFrom("push_devices")
    .select("id")
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type PushEvent = Readonly<{
  /** A device receives the same event once. */
  id: string;
  kind: PushKind;
  leadId?: string;
  roomId?: string;
  /** Epoch milliseconds: devices that subscribed later do not get it. */
  at: number;
}>;

const kindOf = { "waiting-push": "waiting", "lead-push": "lead" } as const;

/** Adds a push for each device that subscribes to the event, in one statement, within the event's transaction. */
export async function addPushes(
  trx: Transaction<Database>,
  { id, kind, leadId, roomId, at }: PushEvent,
  now: number,
): Promise<void> {
  await sql`
    insert into pushes (id, kind, device_id, lead_id, room_id, created_at, attempts, next_attempt_at)
    select cast(${`${id}.`} as text) || device.id, cast(${kind} as text), device.id, cast(${leadId ?? null} as text),
      cast(${roomId ?? null} as text), cast(${now} as bigint), 0, cast(${now} as bigint)
    from push_devices as device
    where device.expires_at > ${now} and device.created_at <= ${at}
      and ',' || device.kinds || ',' like ${`%,${kindOf[kind]},%`}
      and (select count(*) from pushes as waiting where waiting.device_id = device.id) < ${mostPushes}
    on conflict (id) do nothing`.execute(trx);
}
