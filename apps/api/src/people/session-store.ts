import { createHmac, hash, randomBytes, randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../storage/schema.ts";
import { StorageError } from "../storage/storage-error.ts";
import { logAction } from "./action-store.ts";
import { findPerson, type Person } from "./person-store.ts";

const minute = 60_000;
const hour = 60 * minute;
const idleMs = 12 * hour;
/** Milliseconds. */
export const sessionMs = 7 * 24 * hour;
const linkMs = 24 * hour;

export const signInWays = ["token", "passkey", "link"] as const;
export type SignInWay = (typeof signInWays)[number];

/** Times are epoch milliseconds. */
export type OpenSession = { id: string; way: SignInWay; createdAt: number; seenAt: number };

export type SignedIn = { person: Person; session: OpenSession };

const newSecret = () => randomBytes(32).toString("base64url");
const secretHash = (secret: string) => hash("sha256", secret);
/** Keyed with the session's secret, which is not stored, so the database helps nobody guess a token. */
const proofOf = (secret: string, token: string) => createHmac("sha256", secret).update(token).digest("base64url");
const wayOf = (way: string): SignInWay => signInWays.find((known) => known === way) ?? "link";

/**
 * `token`: the ADMIN_TOKEN that opens it; `passkeyId`: the passkey that does; `before`: the browser's previous secret,
 * which may be nobody's.
 */
type Opening = { personId: string; way: SignInWay; token?: string; passkeyId?: string; before?: string | undefined };

/** Returns the secret for the cookie, and signs out whoever was signed in in the same browser. */
export async function openSession(
  trx: Transaction<Database>,
  { personId, way, token, passkeyId, before }: Opening,
  now: number,
): Promise<string> {
  if (before !== undefined) await endSessionBySecret(trx, before);
  const secret = newSecret();
  const token_proof = token === undefined ? null : proofOf(secret, token);
  const passkey_id = passkeyId ?? null;
  const row = { id: randomUUID(), person_id: personId, way, token_proof, passkey_id, created_at: now, seen_at: now };
  await trx
    .insertInto("sessions")
    .values({ ...row, secret_hash: secretHash(secret) })
    .execute();
  await trx
    .updateTable("people")
    .set({ joined_at: now })
    .where("id", "=", personId)
    .where("joined_at", "is", null)
    .execute();
  await logAction(trx, { personId, action: "signed-in", subject: way }, now);
  return secret;
}

/** `renews`: whether this counts as use of the session, which ends 12 hours after its last use. */
export type SessionLook = Readonly<{ renews?: boolean }>;

/** Undefined once the session has ended. `tokens`: the current ADMIN_TOKENs. */
export async function findSession(
  db: Kysely<Database>,
  secret: string,
  tokens: readonly string[],
  { now, renews = true }: SessionLook & Readonly<{ now: number }>,
): Promise<SignedIn | undefined> {
  const row = await db
    .selectFrom("sessions")
    .selectAll()
    .where("secret_hash", "=", secretHash(secret))
    .where("created_at", ">", now - sessionMs)
    .where("seen_at", ">", now - idleMs)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, token_proof } = row;
  if (token_proof !== null && !tokens.some((token) => proofOf(secret, token) === token_proof)) return undefined;
  const person = await findPerson(db, row.person_id);
  if (!person || person.disabled) return undefined;
  if (renews && now - row.seen_at > minute) await renewSession(db, id, now);
  return { person, session: { id, way: wayOf(row.way), createdAt: row.created_at, seenAt: row.seen_at } };
}

/** Records that the session is used. On a full disk it skips this: stored data can still be read and rescued. */
async function renewSession(db: Kysely<Database>, id: string, now: number): Promise<void> {
  try {
    await db.updateTable("sessions").set({ seen_at: now }).where("id", "=", id).execute();
  } catch (error) {
    if (!(error instanceof StorageError) || error.kind !== "full") throw error;
  }
}

export async function listSessions(db: Kysely<Database>, now: number): Promise<(OpenSession & { personId: string })[]> {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("created_at", ">", now - sessionMs)
    .where("seen_at", ">", now - idleMs)
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, person_id: personId, way, created_at: createdAt, seen_at: seenAt }) => ({
    id,
    personId,
    way: wayOf(way),
    createdAt,
    seenAt,
  }));
}

/** Signs one device out; it receives no more notifications. */
export async function endSession(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("sessions").where("id", "=", id).execute();
  await trx.deleteFrom("push_devices").where("session_id", "=", id).execute();
}

/** Signs out everybody who signed in with the passkey, except the session `except`. */
export async function endSessionsByPasskey(
  trx: Transaction<Database>,
  passkeyId: string,
  { person, session: except }: SignedIn,
): Promise<void> {
  const sessions = await trx
    .selectFrom("sessions")
    .select("id")
    .where("person_id", "=", person.id)
    .where("way", "=", "passkey")
    // Older versions did not record the passkey: it may have been this one.
    .where((where) => where.or([where("passkey_id", "=", passkeyId), where("passkey_id", "is", null)]))
    .where("id", "!=", except.id)
    .execute();
  for (const { id } of sessions) await endSession(trx, id);
}

async function endSessionBySecret(trx: Transaction<Database>, secret: string): Promise<void> {
  const session = await trx
    .selectFrom("sessions")
    .select("id")
    .where("secret_hash", "=", secretHash(secret))
    .executeTakeFirst();
  if (session) await endSession(trx, session.id);
}

/** Signs the person out everywhere: no device gets notifications, and unopened sign-in links become invalid. */
export async function endSessionsOf(trx: Transaction<Database>, personId: string): Promise<void> {
  for (const name of ["sessions", "sign_in_links", "push_devices"] as const) {
    await trx.deleteFrom(name).where("person_id", "=", personId).execute();
  }
}

/** Creates a link's secret, valid once within a day; replaces the person's older one. */
export async function makeSignInLink(
  db: Kysely<Database>,
  personId: string,
  now: number,
): Promise<{ secret: string; expiresAt: number }> {
  const secret = newSecret();
  const [secret_hash, expires_at] = [secretHash(secret), now + linkMs];
  await db
    .insertInto("sign_in_links")
    .values({ person_id: personId, secret_hash, expires_at })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ secret_hash, expires_at }))
    .execute();
  return { secret, expiresAt: expires_at };
}

/** Consumes a link; undefined if it was used, has expired or never existed. */
export async function useSignInLink(
  trx: Transaction<Database>,
  secret: string,
  now: number,
): Promise<Person | undefined> {
  const link = await trx
    .deleteFrom("sign_in_links")
    .where("secret_hash", "=", secretHash(secret))
    .returning(["person_id", "expires_at"])
    .executeTakeFirst();
  if (!link || link.expires_at <= now) return undefined;
  const person = await findPerson(trx, link.person_id);
  return person?.disabled ? undefined : person;
}

const yearMs = 365 * 24 * hour;

/** Erases up to `limit` each of expired sessions, links, challenges and devices, and of actions older than a year. */
export async function eraseEnded(db: Kysely<Database>, limit: number, now: number): Promise<number> {
  const ended = [
    ["sessions", "id", "created_at", now - sessionMs],
    ["sessions", "id", "seen_at", now - idleMs],
    ["sign_in_links", "person_id", "expires_at", now],
    ["passkey_challenges", "challenge", "expires_at", now],
    ["push_devices", "id", "expires_at", now],
    ["actions", "id", "at", now - yearMs],
  ] as const;
  let most = 0;
  for (const [name, key, column, before] of ended) {
    const [table, id] = [sql.table(name), sql.ref(key)];
    const old = sql`select ${id} from ${table} where ${sql.ref(column)} <= ${before} limit ${limit}`;
    const { numAffectedRows = 0n } = await sql`delete from ${table} where ${id} in (${old})`.execute(db);
    most = Math.max(most, Number(numAffectedRows));
  }
  return most;
}
