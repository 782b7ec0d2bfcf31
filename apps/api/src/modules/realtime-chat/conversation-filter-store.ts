import type { ConversationList } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import { isPostgres } from "../../storage/dialect.ts";
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

/**
 * As a text is usually written: as it was typed, small, capital, each word with a capital. Letters of ASCII are small in all of them,
 * because those the databases make small alike.
 */
function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const titled = small.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const all = [text, small, text.toUpperCase(), titled];
  return [...new Set(all.map((each) => each.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}

/** Whether a column has one of these in it. SQLite's `like` takes the letters of ASCII for alike by itself. */
function holds(db: Kysely<Database>, column: string, spelled: readonly string[]) {
  const small = isPostgres(db) ? sql`lower(${sql.ref(column)} collate "C")` : sql.ref(column);
  const patterns = spelled.map((each) => `%${each.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`);
  return sql<SqlBool>`(${sql.join(
    patterns.map((pattern) => sql`${small} like ${pattern} escape '!'`),
    sql` or `,
  )})`;
}

/**
 * The rooms that have a text in a message or note, or in the name of contact or assignee. Asked of all at once: each message and note
 * is read once, however many conversations there are.
 */
export function roomsWith(db: Kysely<Database>, text: string) {
  const wanted = text.trim();
  const spelled = spellings(wanted);
  const named = contacts.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase())).map(({ id }) => id);
  // A contact's welcome is the same in all rooms.
  const written = db
    .selectFrom("chat_messages")
    .select("room_id")
    .where((eb) =>
      eb.or([
        eb(
          "sender_id",
          "not in",
          contacts.map(({ id }) => id),
        ),
        eb("id", "not like", "welcome-%"),
      ]),
    )
    .where(holds(db, "content", spelled));
  const noted = db
    .selectFrom("conversation_notes")
    .select("room_id")
    .where(holds(db, "content", spelled));
  const assigned = db
    .selectFrom("people")
    .select("id")
    .where(holds(db, "name", spelled));
  const about = db
    .selectFrom("conversations")
    .select("room_id")
    .where((eb) =>
      eb.or([...(named.length > 0 ? [eb("contact_id", "in", named)] : []), eb("assignee", "in", assigned)]),
    );
  return written.unionAll(noted).unionAll(about);
}
