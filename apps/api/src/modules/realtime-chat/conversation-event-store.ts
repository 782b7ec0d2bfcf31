import { randomUUID } from "node:crypto";
import type { ConversationChange, ConversationEvent } from "@thirtyfold/api-contract/desk";
import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import type { ConversationEventsTable, Database } from "../../storage/schema.ts";
import { readTimeCursor, writeTimeCursor } from "../../storage/time-cursor.ts";

/** The page size of notes, and of events. */
export const pageSize = 500;

export type DeskPage<Item> = { data: Item[]; nextCursor: string | null };

/** Takes rows newest first, plus one more if there are older ones. */
export function toPage<Item extends { id: string; at: number }>(rows: readonly Item[]): DeskPage<Item> {
  const data = rows.slice(0, pageSize).toReversed();
  const oldest = rows.length > pageSize ? data[0] : undefined;
  return { data, nextCursor: oldest ? writeTimeCursor(oldest) : null };
}

type NewEvent = Pick<ConversationEventsTable, "kind" | "value">;

/** The event that records a change of state; a snooze includes its end. */
export const stateEvent = (state: NonNullable<ConversationChange["state"]>, snoozedUntil?: number): NewEvent =>
  state === "snoozed"
    ? { kind: "snoozed", value: String(snoozedUntil) }
    : { kind: state === "closed" ? "closed" : "opened", value: null };

/** Records who did it, for as long as the conversation exists. */
export async function addEvent(
  trx: Transaction<Database>,
  room_id: string,
  event: NewEvent,
  { personId: person_id, now: created_at }: Actor,
): Promise<void> {
  await trx
    .insertInto("conversation_events")
    .values({ id: randomUUID(), room_id, person_id, created_at, ...event })
    .execute();
}

/** Lists a conversation's newest events, or those before the cursor, oldest first. */
export async function listEvents(
  db: Kysely<Database>,
  roomId: string,
  cursor?: string,
): Promise<DeskPage<ConversationEvent>> {
  const before = readTimeCursor(cursor);
  let query = db
    .selectFrom("conversation_events as event")
    .innerJoin("people", "people.id", "person_id")
    .select(["event.id", "event.created_at as at", "kind", "value", "person_id as personId", "name as personName"])
    .where("room_id", "=", roomId);
  if (before) {
    query = query.where((eb) => eb(eb.refTuple("event.created_at", "event.id"), "<", eb.tuple(before.at, before.id)));
  }
  const rows = await query
    .orderBy("event.created_at", "desc")
    .orderBy("event.id", "desc")
    .limit(pageSize + 1)
    .execute();
  return toPage(rows);
}
