import type { ConversationList } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import type { Database } from "../../storage/schema.ts";

export function inList(
  list: ConversationList,
  eb: ExpressionBuilder<Database, "conversations">,
  { personId, now }: Actor,
) {
  const open = eb("closed", "=", 0);
  const awake = eb.and([open, eb.or([eb("snoozed_until", "is", null), eb("snoozed_until", "<=", now)])]);
  const lists = {
    waiting: eb.and([awake, eb("waiting_since", "is not", null)]),
    mine: eb.and([open, eb("assignee", "=", personId)]),
    unassigned: eb.and([awake, eb("assignee", "is", null)]),
    snoozed: eb.and([open, eb("snoozed_until", ">", now)]),
    closed: eb("closed", "=", 1),
  };
  return lists[list];
}

/** A case-insensitive search, as far as the database knows cases. */
function holds(column: string, wanted: string) {
  const pattern = `%${wanted.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
}

/** Searches messages, notes, and the names of contact and assignee. */
export function matchesText(text: string, eb: ExpressionBuilder<Database, "conversations">) {
  const wanted = text.trim().toLowerCase();
  const named = contacts.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id }) => id);
  const noted = eb
    .selectFrom("conversation_notes as note")
    .select("note.id")
    .whereRef("note.room_id", "=", "conversations.room_id")
    .where(holds("note.content", wanted));
  // A contact's welcome is the same in all rooms.
  const written = eb
    .selectFrom("chat_messages as message")
    .select("message.id")
    .whereRef("message.room_id", "=", "conversations.room_id")
    .where(holds("message.content", wanted))
    .where((row) =>
      row.or([
        row("message.id", "not like", "welcome-%"),
        row("message.sender_id", "<>", row.ref("conversations.contact_id")),
      ]),
    );
  const assigned = eb.selectFrom("people").select("people.id").where(holds("people.name", wanted));
  return eb.or([
    ...(named.length > 0 ? [eb("contact_id", "in", named)] : []),
    eb("assignee", "in", assigned),
    eb.exists(written),
    eb.exists(noted),
  ]);
}
