import { type Lead, type LeadForm, type LeadOrigin, leadSchema, toLeadOrigin } from "@thirtyfold/api-contract";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely, Selectable } from "kysely";
import { type Actor, logActions, logReading } from "../../people/action-store.ts";
import type { ErasureLedger } from "../../storage/erasures.ts";
import type { Database, ResumesTable } from "../../storage/schema.ts";
import { inTransaction } from "../../storage/transaction.ts";

/** `before`: only leads older than this one. */
export type LeadsFilter = { form?: LeadForm | undefined; email?: string | undefined };
export type LeadsPage = LeadsFilter & { limit: number; before?: Pick<Lead, "id" | "createdAt"> | undefined };

/** A lead as submitted, with the visit that led to it, its state at the desk, and its assignee's id. */
export type StoredLead = Lead & { source: string | null; origin: LeadOrigin; state: string; assignee: string | null };

export function readLead(row: Selectable<Database["leads"]>): StoredLead {
  const { id, form, created_at: createdAt, email, suspect, fields } = row;
  const answers: unknown = JSON.parse(fields);
  const lead = leadSchema.parse({ id, form, createdAt, email, suspect: suspect === 1, fields: answers });
  const { source, state, assignee } = row;
  return { ...lead, source, origin: toLeadOrigin(row.origin), state, assignee };
}

/** Lists leads older than `before`, newest first; `email` in any case. */
export async function listLeads(
  db: Kysely<Database>,
  { form, email, before, limit }: LeadsPage,
): Promise<StoredLead[]> {
  let query = db.selectFrom("leads").selectAll();
  if (form !== undefined) query = query.where("form", "=", form);
  if (email !== undefined) query = query.where("email", "=", email.trim().toLowerCase());
  if (before) {
    const { createdAt, id } = before;
    query = query.where((row) =>
      row.or([row("created_at", "<", createdAt), row.and([row("created_at", "=", createdAt), row("id", "<", id)])]),
    );
  }
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(readLead);
}

export async function findLead(db: Kysely<Database>, id: string): Promise<StoredLead | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  return row && readLead(row);
}

/** Returns the file of a lead's application and logs who downloads it. */
export async function downloadResume(
  db: Kysely<Database>,
  id: string,
  { personId, ...at }: Actor & { log: FastifyBaseLogger },
): Promise<ResumesTable | undefined> {
  const found = await db.selectFrom("resumes").selectAll().where("lead_id", "=", id).executeTakeFirst();
  if (found) await logReading(db, { personId, action: "resume-downloaded", subject: id }, at);
  return found;
}

export type Erasing = { db: Kysely<Database>; erasures: ErasureLedger };

/** Erases a lead and logs it; false if there is no such lead. */
export async function eraseLead({ db, erasures }: Erasing, id: string, { personId, now }: Actor): Promise<boolean> {
  const found = await db.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) return false;
  await erasures.note({ leads: [id] }, now);
  return (await eraseLeads(db, [id], { personId, now })) > 0;
}

/** A lead may have a 5 MiB file, and each step is one transaction. */
const eraseStep = 20;

/** `email` in any case. Returns how many leads were erased; logs each. */
export async function eraseLeadsOf({ db, erasures }: Erasing, email: string, actor: Actor): Promise<number> {
  const address = email.trim().toLowerCase();
  for (let erased = 0; ; ) {
    const page = await db.selectFrom("leads").select("id").where("email", "=", address).limit(eraseStep).execute();
    const ids = page.map(({ id }) => id);
    if (ids.length === 0) return erased;
    await erasures.note({ leads: ids }, actor.now);
    erased += await eraseLeads(db, ids, actor);
  }
}

async function eraseLeads(db: Kysely<Database>, ids: readonly string[], { personId, now }: Actor): Promise<number> {
  return inTransaction(db, async (trx) => {
    const erased = await trx.deleteFrom("leads").where("id", "in", ids).returning("id").execute();
    const actions = erased.map(({ id: subject }) => ({ personId, action: "lead-erased", subject }) as const);
    await logActions(trx, actions, now);
    return erased.length;
  });
}
