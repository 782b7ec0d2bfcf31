import { randomUUID } from "node:crypto";
import type { ConversationChange, ConversationEvent } from "@thirtyfold/api-contract/desk";
import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import type { ConversationEventsTable, Database } from "../../storage/schema.ts";

const mostEvents = 500;

type NewEvent = Pick<ConversationEventsTable, "kind" | "value">;

/** What a change of the state is kept as; a snooze with its end. */
export const stateEvent = (state: NonNullable<ConversationChange["state"]>, snoozedUntil?: number): NewEvent =>
  state === "snoozed"
    ? { kind: "snoozed", value: String(snoozedUntil) }
    : { kind: state === "closed" ? "closed" : "opened", value: null };

/** Keeps who did it, for as long as the conversation is there. */
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

/** The newest events of a conversation, the oldest of them first. */
export async function listEvents(db: Kysely<Database>, roomId: string): Promise<ConversationEvent[]> {
  const rows = await db
    .selectFrom("conversation_events as event")
    .innerJoin("people", "people.id", "person_id")
    .select(["event.id", "event.created_at as at", "kind", "value", "person_id as personId", "name as personName"])
    .where("room_id", "=", roomId)
    .orderBy("event.created_at", "desc")
    .orderBy("event.id")
    .limit(mostEvents)
    .execute();
  return rows.toReversed();
}
