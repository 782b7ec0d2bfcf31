import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../storage/schema.ts";
import { StorageError } from "../storage/storage-error.ts";
import { readTimeCursor, writeTimeCursor } from "../storage/time-cursor.ts";

/** Actions in the desk's log (CONTRACT, section 8: kept for a year). */
type ActionName =
  | "signed-in"
  | "signed-out"
  | "signed-out-everywhere"
  | "invited"
  | "link-made"
  | "passkey-added"
  | "passkey-removed"
  | "role-changed"
  | "disabled"
  | "enabled"
  | "conversation-erased"
  | "leads-exported"
  | "resume-downloaded"
  | "lead-erased";

/** Actors that are not people of the desk, as logged in place of a person's id. */
export const machines = { token: "token", commandLine: "command-line" } as const;
const machineNames: ReadonlyMap<string, string> = new Map([
  [machines.token, "The administrator's token"],
  [machines.commandLine, "The command line"],
]);

/** `personId`: or one of {@link machines}; `subject`: the id of the action's object, unless it is the person. */
export type Action = { personId: string; action: ActionName; subject?: string | undefined };

/** A person of the desk, or one of {@link machines}, at epoch ms `now`. */
export type Actor = Readonly<{ personId: string; now: number }>;

/** Must be called in the action's transaction. */
export async function logAction(db: Kysely<Database>, action: Action, now: number): Promise<void> {
  await logActions(db, [action], now);
}

/**
 * Called before data is handed out. On a full disk the line goes into the server's own log, so that stored data can
 * still be rescued.
 */
export async function logReading(
  db: Kysely<Database>,
  action: Action,
  { now, log }: { now: number; log: FastifyBaseLogger },
): Promise<void> {
  try {
    await logAction(db, action, now);
  } catch (error) {
    if (!(error instanceof StorageError) || error.kind !== "full") throw error;
    log.error(action, "no room for a line of the desk's log, which is this one");
  }
}

/** Like {@link logAction}, for several actions or none. */
export async function logActions(db: Kysely<Database>, actions: readonly Action[], now: number): Promise<void> {
  if (actions.length === 0) return;
  const rows = actions.map(({ personId, action, subject }) => ({
    id: randomUUID(),
    at: now,
    person_id: personId,
    action,
    subject: subject ?? null,
  }));
  await db.insertInto("actions").values(rows).execute();
}

const pageSize = 100;

/** Newest first; an invalid cursor starts over. */
export async function listActions(db: Kysely<Database>, cursor: string | undefined) {
  const before = readTimeCursor(cursor);
  let query = db.selectFrom("actions").leftJoin("people", "people.id", "actions.person_id");
  if (before) {
    query = query.where((eb) => eb(eb.refTuple("at", "actions.id"), "<", eb.tuple(before.at, before.id)));
  }
  const rows = await query
    .select(["actions.id", "at", "person_id", "people.name", "action", "subject"])
    .orderBy("at", "desc")
    .orderBy("actions.id", "desc")
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    data: page.map(({ person_id: personId, name, ...row }) => ({
      ...row,
      personId,
      personName: name ?? machineNames.get(personId) ?? personId,
    })),
    nextCursor: last ? writeTimeCursor(last) : null,
  };
}
