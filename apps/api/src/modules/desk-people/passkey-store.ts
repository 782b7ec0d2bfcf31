import type { NewPasskey, PasskeyAnswer } from "@thirtyfold/api-contract/desk";
import type { FastifyRequest } from "fastify";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { logAction } from "../../people/action-store.ts";
import { findPerson, type Person } from "../../people/person-store.ts";
import { endSessionsByPasskey, type SignedIn } from "../../people/session-store.ts";
import type { PasskeysTable } from "../../storage/people-schema.ts";
import type { Database } from "../../storage/schema.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** Loaded on demand: it is slow to load, and most servers never need it. */
const webAuthn = async () => import("@simplewebauthn/server");

/** ES256, EdDSA and RS256 as COSE numbers. */
const algorithms = [-7, -8, -257];
const challengeMs = 5 * 60_000;
/** The library throws for every kind of wrong response; callers need not know which. */
function refusedAsUndefined(error: unknown): undefined {
  if (error instanceof StorageError) throw error;
}
const transportsSchema = z.array(z.string());

/** `id`: the host that passkeys are bound to; `origins`: pages that may ask for them. */
export type RelyingParty = { id: string; origins: string[] };

/** Derived from PUBLIC_URL, or else from the request, whose browser signs its real origin. */
export function relyingParty({ host, hostname }: FastifyRequest, publicUrl: URL | undefined): RelyingParty {
  if (publicUrl) return { id: publicUrl.hostname, origins: [publicUrl.origin] };
  // Behind a TLS proxy that TRUST_PROXY does not name, the scheme is unknown.
  return {
    id: hostname,
    origins: ["https", "http"].flatMap((scheme) => URL.parse(`${scheme}://${host}`)?.origin ?? []),
  };
}

/** Allows a challenge to be answered once, by the session that asked for it. */
async function keepChallenge(db: Kysely<Database>, challenge: string, sessionId: string | null, now: number) {
  const row = { challenge, session_id: sessionId, expires_at: now + challengeMs };
  await db.insertInto("passkey_challenges").values(row).execute();
}

async function takeChallenge(db: Kysely<Database>, challenge: string, sessionId: string | null, now: number) {
  const kept = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("session_id", sessionId === null ? "is" : "=", sessionId)
    .where("expires_at", ">", now)
    .returning("challenge")
    .executeTakeFirst();
  return kept !== undefined;
}

export async function signInOptions(db: Kysely<Database>, { id }: RelyingParty, now: number) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: id, userVerification: "required" });
  await keepChallenge(db, options.challenge, null, now);
  return { ...options };
}

async function verifySignIn(db: Kysely<Database>, party: RelyingParty, passkey: PasskeysTable, answer: PasskeyAnswer) {
  const { id, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: async (challenge) => takeChallenge(db, challenge, null, Date.now()),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter,
      transports: transportsSchema.parse(JSON.parse(transports)),
    },
  });
  return verified ? authenticationInfo : undefined;
}

/** The person whom a passkey signs in; undefined if the passkey is unknown, wrong or already used. */
export async function personOfPasskey(
  db: Kysely<Database>,
  party: RelyingParty,
  answer: PasskeyAnswer,
  now: number,
): Promise<Person | undefined> {
  const passkey = await db.selectFrom("passkeys").selectAll().where("id", "=", answer.id).executeTakeFirst();
  if (!passkey) return undefined;
  const info = await verifySignIn(db, party, passkey, answer).catch(refusedAsUndefined);
  if (!info) return undefined;
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter: info.newCounter, used_at: now })
    .where("id", "=", passkey.id)
    .where("counter", "=", passkey.counter)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const person = await findPerson(db, passkey.person_id);
  return person?.disabled ? undefined : person;
}

export async function newPasskeyOptions(
  db: Kysely<Database>,
  { id }: RelyingParty,
  { person, session }: SignedIn,
  now: number,
) {
  const known = await db.selectFrom("passkeys").select("id").where("person_id", "=", person.id).execute();
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: "Thirtyfold",
    rpID: id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(db, options.challenge, session.id, now);
  return { ...options };
}

/** False if the authenticator's response is wrong. */
export async function addPasskey(
  db: Kysely<Database>,
  party: RelyingParty,
  { person, session }: SignedIn,
  { response, ...answer }: NewPasskey,
  now: number,
): Promise<boolean> {
  const { transports = [], ...attestation } = response;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: { ...answer, response: { ...attestation, transports } },
    expectedChallenge: async (challenge) => takeChallenge(db, challenge, session.id, now),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
  }).catch(refusedAsUndefined);
  if (!verified?.registrationInfo) return false;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return inTransaction(db, async (trx) => {
    const added = await trx
      .insertInto("passkeys")
      .values({
        id,
        person_id: person.id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: JSON.stringify(transports),
        created_at: now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) await logAction(trx, { personId: person.id, action: "passkey-added" }, now);
    return added !== undefined;
  });
}

export async function listPasskeys(db: Kysely<Database>, personId: string) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "created_at", "used_at"])
    .where("person_id", "=", personId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, created_at: createdAt, used_at: usedAt }) => ({ id, createdAt, usedAt }));
}

/**
 * Also ends the sessions that the passkey opened, except the requesting one: its owner may create a replacement, which
 * a device does only once the first is gone. False if the person has no such passkey.
 */
export async function removePasskey(trx: Transaction<Database>, signedIn: SignedIn, id: string, now: number) {
  const personId = signedIn.person.id;
  const removed = await trx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .returning("id")
    .executeTakeFirst();
  if (!removed) return false;
  await endSessionsByPasskey(trx, id, signedIn);
  await logAction(trx, { personId, action: "passkey-removed" }, now);
  return true;
}
