import { randomUUID } from "node:crypto";
import { type LeadOrigin, leadSchema, sourceOf } from "@thirtyfold/api-contract";
import type { Kysely, Transaction } from "kysely";
import { receiptForms } from "../../mail/lead-mails.ts";
import { addMails, type DeliveryKind } from "../../outbox/outbox-store.ts";
import { addPushes } from "../../push/push-store.ts";
import type { MailKind } from "../../storage/outbox-schema.ts";
import type { Database, LeadsTable } from "../../storage/schema.ts";
import { day } from "../../storage/sweep.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** Equal answers within this time are one submission (CONTRACT, "Forms"). */
const sameAnswersMs = 60_000;

export type NewResume = { name: string; mediaType: string; content: Uint8Array };

/** The key was used with other answers. */
export class ReusedKeyError extends Error {}

/** A checked submission; `idempotencyKey` comes from the caller. */
export type NewLead = Pick<LeadsTable, "id" | "form" | "email" | "fields"> & {
  suspect: boolean;
  origin: LeadOrigin;
  fingerprint: string;
  idempotencyKey: string | undefined;
  resume?: NewResume;
};

/**
 * Stores lead, file, delivery, mails and pushes in one transaction. Returns its id, or the earlier lead's for the same
 * key or answers.
 * @throws {ReusedKeyError} if the key was used with other answers.
 */
export async function storeLead(
  db: Kysely<Database>,
  lead: NewLead,
  now: number,
  kinds: readonly DeliveryKind[] = [],
): Promise<string> {
  return inTransaction(db, async (trx) => {
    // The key takes precedence over the answers. A second call waits here for the first one's commit.
    const byKey = await takeKey(trx, lead);
    if (byKey !== undefined) return byKey;
    await releaseFingerprint(trx, lead, now);
    const stored = await trx
      .insertInto("leads")
      .values({
        id: lead.id,
        form: lead.form,
        created_at: now,
        email: lead.email.trim().toLowerCase(),
        suspect: lead.suspect ? 1 : 0,
        fields: lead.fields,
        fingerprint: lead.fingerprint,
        ...deskColumns(lead),
      })
      .onConflict((conflict) => conflict.columns(["form", "fingerprint"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) return findSame(trx, lead);
    if (lead.resume) {
      const { name, mediaType: media_type, content } = lead.resume;
      await trx.insertInto("resumes").values({ lead_id: lead.id, name, media_type, content }).execute();
    }
    if (!lead.suspect) {
      const delivery = {
        id: `msg_${randomUUID()}`,
        lead_id: lead.id,
        created_at: now,
        attempts: 0,
        next_attempt_at: now,
      };
      await trx.insertInto("outbox").values(delivery).execute();
      await addMails(trx, await mailsOf(trx, lead, { kinds, now }), now);
      if (kinds.includes("lead-push")) {
        await addPushes(trx, { kind: "lead-push", id: `lead.${lead.id}`, leadId: lead.id, at: now }, now);
      }
    }
    return stored.id;
  });
}

/** Receipts to one address within a day: it may be a stranger's. */
const mostReceipts = 3;

async function mailsOf(
  trx: Transaction<Database>,
  { id, form, email }: NewLead,
  { kinds, now }: { kinds: readonly DeliveryKind[]; now: number },
) {
  const mails: { kind: MailKind; id: string; lead_id: string }[] = [];
  if (kinds.includes("lead-mail")) mails.push({ kind: "lead-mail", id: `lead.${id}`, lead_id: id });
  if (email === "" || !receiptForms.includes(form) || !kinds.includes("receipt-mail")) return mails;
  const { count } = await trx
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email", "=", email.trim().toLowerCase())
    .where("created_at", ">", now - day)
    .executeTakeFirstOrThrow();
  if (count <= mostReceipts) mails.push({ kind: "receipt-mail", id: `receipt.${id}`, lead_id: id });
  return mails;
}

/** Columns that the desk lists and searches by. */
function deskColumns({ fields, suspect, origin }: NewLead) {
  const answers = leadSchema.shape.fields.parse(JSON.parse(fields));
  const { name, fullName, company } = answers;
  return {
    name: String(name ?? fullName ?? ""),
    company: String(company ?? ""),
    // A honeypot accepts any text, but PostgreSQL rejects U+0000.
    search: Object.values(answers).flat().join("\n").toLowerCase().replaceAll("\0", ""),
    state: suspect ? "spam" : "new",
    source: sourceOf(origin),
    origin: JSON.stringify(origin),
  };
}

export async function leadExists(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Erases up to `limit` leads from before `time`, with files and deliveries. */
export async function eraseOldLeads(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  const old = db.selectFrom("leads").select("id").where("created_at", "<", time).orderBy("created_at").limit(limit);
  const { numDeletedRows } = await db.deleteFrom("leads").where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Allows equal answers to be stored again after a minute. */
async function releaseFingerprint(
  trx: Transaction<Database>,
  { form, fingerprint }: NewLead,
  now: number,
): Promise<void> {
  await trx
    .updateTable("leads")
    .set({ fingerprint: null })
    .where("form", "=", form)
    .where("fingerprint", "=", fingerprint)
    .where("created_at", "<=", now - sameAnswersMs)
    .execute();
}

/** Stores the key for this lead, or returns the lead that it already belongs to. */
async function takeKey(
  trx: Transaction<Database>,
  { id, form, fingerprint, idempotencyKey }: NewLead,
): Promise<string | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const taken = await trx
    .insertInto("submission_keys")
    .values({ form, idempotency_key: idempotencyKey, fingerprint, lead_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("lead_id")
    .executeTakeFirst();
  if (taken) return undefined;
  const known = await trx
    .selectFrom("submission_keys")
    .select(["fingerprint", "lead_id"])
    .where("form", "=", form)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== null && known.fingerprint !== fingerprint) throw new ReusedKeyError();
  return known.lead_id;
}

/** Finds a lead with the same answers and binds the new key to it. */
async function findSame(
  trx: Transaction<Database>,
  { id, form, fingerprint, idempotencyKey }: NewLead,
): Promise<string> {
  const same = await trx
    .selectFrom("leads")
    .select("id")
    .where("form", "=", form)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirstOrThrow();
  if (idempotencyKey !== undefined) {
    await trx.updateTable("submission_keys").set({ lead_id: same.id }).where("lead_id", "=", id).execute();
  }
  return same.id;
}
