import { contacts } from "@thirtyfold/content";
import type { Kysely } from "kysely";
import type { Database } from "../storage/schema.ts";

/** The part of a conversation that nobody has seen; undefined if somebody has looked, answered, closed or snoozed it since. */
export async function unseenOf(db: Kysely<Database>, roomId: string) {
  const row = await db
    .selectFrom("conversations")
    .leftJoin("chat_read_cursors as seen", (join) =>
      join.onRef("seen.room_id", "=", "conversations.room_id").onRef("seen.user_id", "=", "conversations.contact_id"),
    )
    .select(["contact_id", "waiting_since", "read_up_to"])
    .where("conversations.room_id", "=", roomId)
    .where("closed", "=", 0)
    .where("snoozed_until", "is", null)
    .executeTakeFirst();
  if (!row || row.waiting_since === null) return undefined;
  const { unseen } = await db
    .selectFrom("chat_messages")
    .select(({ fn }) => fn.countAll<number>().as("unseen"))
    .where("room_id", "=", roomId)
    .where("sender_id", "<>", row.contact_id)
    .where("seq", ">", row.read_up_to ?? 0)
    .executeTakeFirstOrThrow();
  const contactName = contacts.find(({ id }) => id === row.contact_id)?.name ?? row.contact_id;
  return unseen === 0 ? undefined : { contactName, unseen, waitingSince: row.waiting_since };
}

/** Conversations that a mail reported and that nobody has acted on since; undefined if there are none. */
export async function unseenConversations(db: Kysely<Database>) {
  const { conversations, waitingSince } = await db
    .selectFrom("conversations")
    .leftJoin("chat_read_cursors as seen", (join) =>
      join.onRef("seen.room_id", "=", "conversations.room_id").onRef("seen.user_id", "=", "conversations.contact_id"),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as("conversations"),
      fn.min<number | null>("waiting_since").as("waitingSince"),
    ])
    .where("waiting_since", "is not", null)
    .where("closed", "=", 0)
    .where("snoozed_until", "is", null)
    .where((eb) => eb("told_seq", ">", eb.fn.coalesce("read_up_to", eb.lit(0))))
    .executeTakeFirstOrThrow();
  return waitingSince === null ? undefined : { conversations, waitingSince };
}
