import { randomUUID } from "node:crypto";
import { type LeadForm, leadForms } from "@thirtyfold/api-contract";
import type { DeskLead, DeskNote, LeadEvent, LeadState, LeadsFilter, WholeLead } from "@thirtyfold/api-contract/desk";
import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import { requireSameNote } from "../../people/note-conflict.ts";
import { requireAssignee } from "../../people/person-store.ts";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";
import { readTimeCursor, writeTimeCursor } from "../../storage/time-cursor.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { readLead, type StoredLead } from "./leads-store.ts";

/** Somebody else has changed the lead since this version was read. */
export class StaleLeadError extends Error {}

const pageSize = 50;
/** The most notes, and the most events, of a lead. */
const mostRows = 500;
const states = ["new", "talking", "won", "lost", "spam"] as const satisfies readonly LeadState[];

const stateOf = (state: string): LeadState => states.find((known) => known === state) ?? "new";
const formOf = (form: string): LeadForm => leadForms.find((known) => known === form) ?? "intake";

const columns = [
  "leads.id",
  "form",
  "leads.created_at",
  "email",
  "leads.name",
  "company",
  "state",
  "assignee",
  "version",
  "suspect",
  "source",
  "resumes.name as resume",
] as const;

function selectLeads(db: Kysely<Database>) {
  return db.selectFrom("leads").leftJoin("resumes", "resumes.lead_id", "leads.id").select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLeads>["executeTakeFirstOrThrow"]>>;

const toDeskLead = ({ created_at: createdAt, suspect, form, state, ...row }: Row): DeskLead => ({
  ...row,
  form: formOf(form),
  state: stateOf(state),
  createdAt,
  suspect: suspect === 1,
});

/** Takes rows newest first; one row beyond the limit shows that there are more. */
const oldestFirst = <Item>(rows: readonly Item[]): Item[] => rows.slice(0, mostRows).toReversed();

/** `q` is searched for in all answers, case-insensitively. */
function filtered(db: Kysely<Database>, { form, state, q, source, assignee, from, to }: LeadsFilter) {
  let query = selectLeads(db);
  if (form !== undefined) query = query.where("form", "=", form);
  if (state !== undefined) query = query.where("state", "=", state);
  if (source !== undefined) query = query.where("source", "=", source);
  if (assignee !== undefined) {
    query = assignee === "none" ? query.where("assignee", "is", null) : query.where("assignee", "=", assignee);
  }
  if (from !== undefined) query = query.where("leads.created_at", ">=", from);
  if (to !== undefined) query = query.where("leads.created_at", "<", to);
  const wanted = q?.trim().toLowerCase() ?? "";
  if (wanted === "") return query;
  const pattern = `%${wanted.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;
  return query.where(sql<SqlBool>`search like ${pattern} escape '!'`);
}

/** The query of {@link listDeskLeads}, fetching one lead more than a page holds. */
export function pageOfLeads(db: Kysely<Database>, filter: LeadsFilter, cursor?: string) {
  const before = readTimeCursor(cursor);
  let query = filtered(db, filter);
  if (before) {
    query = query.where((eb) => eb(eb.refTuple("leads.created_at", "leads.id"), "<", eb.tuple(before.at, before.id)));
  }
  return query
    .orderBy("leads.created_at", "desc")
    .orderBy("leads.id", "desc")
    .limit(pageSize + 1);
}

/** A page of leads, newest first; an invalid cursor starts over. */
export async function listDeskLeads(db: Kysely<Database>, filter: LeadsFilter, cursor?: string) {
  const rows = await pageOfLeads(db, filter, cursor).execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    data: page.map(toDeskLead),
    nextCursor: last ? writeTimeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

/** Yields leads with all answers, newest first, read in pages. */
export async function* eachDeskLead(db: Kysely<Database>, filter: LeadsFilter): AsyncGenerator<StoredLead> {
  for (let cursor: string | undefined; ; ) {
    const page = await listDeskLeads(db, filter, cursor);
    const ids = page.data.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await db.selectFrom("leads").selectAll().where("id", "in", ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = byId.get(id);
      if (row) yield readLead(row);
    }
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

export async function findDeskLead(db: Kysely<Database>, id: string): Promise<DeskLead | undefined> {
  const row = await selectLeads(db).where("leads.id", "=", id).executeTakeFirst();
  return row && toDeskLead(row);
}

/** Includes the newest notes and events. */
export async function findWholeLead(db: Kysely<Database>, id: string): Promise<WholeLead | undefined> {
  const lead = await findDeskLead(db, id);
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!lead || !row) return undefined;
  const [noteRows, eventRows] = await Promise.all([
    db
      .selectFrom("lead_notes")
      .innerJoin("people", "people.id", "person_id")
      .select([
        "lead_notes.id",
        "lead_notes.created_at as at",
        "person_id as personId",
        "people.name as personName",
        "content",
      ])
      .where("lead_id", "=", id)
      .orderBy("lead_notes.created_at", "desc")
      .orderBy("lead_notes.id", "desc")
      .limit(mostRows + 1)
      .execute(),
    db
      .selectFrom("lead_events")
      .innerJoin("people", "people.id", "person_id")
      .select(["lead_events.created_at as at", "kind", "person_id as personId", "people.name as personName", "value"])
      .where("lead_id", "=", id)
      .orderBy("lead_events.created_at", "desc")
      .orderBy("lead_events.id", "desc")
      .limit(mostRows + 1)
      .execute(),
  ]);
  const [notes, events] = [oldestFirst(noteRows), oldestFirst(eventRows)];
  const hasOlder = noteRows.length > notes.length || eventRows.length > events.length;
  const { fields, origin } = readLead(row);
  return { ...lead, fields, origin, notes, timeline: toTimeline(lead, notes, events), ...(hasOlder && { hasOlder }) };
}

type EventRow = Omit<LeadEvent, "kind"> & { kind: string };

function toTimeline({ createdAt }: DeskLead, notes: readonly DeskNote[], events: readonly EventRow[]): LeadEvent[] {
  const changes = events.map(({ kind, ...event }) => ({
    ...event,
    kind: kind === "state" ? ("state" as const) : ("assignee" as const),
  }));
  const written = notes.map(({ at, personId, personName }) => ({
    at,
    personId,
    personName,
    kind: "note" as const,
    value: null,
  }));
  return [
    { at: createdAt, kind: "submitted", personId: null, personName: null, value: null },
    ...[...changes, ...written].toSorted((one, other) => one.at - other.at),
  ];
}

export type LeadChange = { state?: LeadState | undefined; assignee?: string | null | undefined };

/** False if there is no such lead. @throws {StaleLeadError} @throws {UnknownAssigneeError} */
export async function changeLead(
  db: Kysely<Database>,
  { id, version, state, assignee }: LeadChange & { id: string; version: number },
  actor: Actor,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await requireAssignee(trx, assignee);
    const before = await findDeskLead(trx, id);
    if (!before) return false;
    const changed = await trx
      .updateTable("leads")
      .set({ version: version + 1, ...(state && { state }), ...(assignee !== undefined && { assignee }) })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw new StaleLeadError();
    if (state && state !== before.state) await addEvent(trx, id, { kind: "state", value: state }, actor);
    if (assignee !== undefined && assignee !== before.assignee) {
      await addEvent(trx, id, { kind: "assignee", value: assignee }, actor);
    }
    return true;
  });
}

async function addEvent(
  trx: Transaction<Database>,
  lead_id: string,
  event: { kind: string; value: string | null },
  { personId: person_id, now: created_at }: Actor,
): Promise<void> {
  await trx
    .insertInto("lead_events")
    .values({ id: randomUUID(), lead_id, person_id, created_at, ...event })
    .execute();
}

/** A note to write; a repeated `id` is stored once. */
export type NewLeadNote = Readonly<{ leadId: string; id?: string | undefined; content: string }>;

/** Adds a note once, however often it is sent; undefined if there is no such lead. @throws {NoteConflictError} */
export async function addLeadNote(
  db: Kysely<Database>,
  { leadId: lead_id, id = randomUUID(), content }: NewLeadNote,
  { personId: person_id, now: created_at }: Actor,
): Promise<{ id: string; at: number } | undefined> {
  const note = { id, lead_id, person_id, content, created_at };
  return inTransaction(db, async (trx) => {
    const lead = trx.selectFrom("leads").select("id").where("id", "=", lead_id);
    // Keeps the lead from being erased before that.
    if (!(await (isPostgres(db) ? lead.forKeyShare() : lead).executeTakeFirst())) return undefined;
    const added = await trx
      .insertInto("lead_notes")
      .values(note)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) return { id, at: created_at };
    const stored = await trx.selectFrom("lead_notes").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    requireSameNote(stored, note);
    return { id, at: stored.created_at };
  });
}
