import type { ConversationList } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { Actor } from "../../people/action-store.ts";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";

/** The condition for a conversation to be in this person's list at this time. */
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
 * The text as typed, in lower case, in upper case, and with each word capitalized: when ignoring case, the databases
 * only match ASCII letters. ASCII is therefore in lower case in all of them, which leaves one spelling of most texts.
 */
function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const titled = small.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const all = [text, small, text.toUpperCase(), titled];
  return [...new Set(all.map((each) => each.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}

const plain = (text: string) => text.replaceAll(/[!%_]/g, (sign) => `!${sign}`);

/** Whether a text in the database matches a pattern. SQLite's `like` ignores the case of ASCII letters on its own. */
function isLike(db: Kysely<Database>, text: Expression<unknown>, patterns: readonly string[]) {
  const small = isPostgres(db) ? sql`lower(${text} collate "C")` : text;
  return sql<SqlBool>`(${sql.join(
    patterns.map((pattern) => sql`${small} like ${pattern} escape '!'`),
    sql` or `,
  )})`;
}

/** Whether a column contains one of these spellings. */
function holds(db: Kysely<Database>, column: string, spelled: readonly string[]) {
  const patterns = spelled.map((each) => `%${plain(each)}%`);
  return isLike(db, sql.ref(column), patterns);
}

/**
 * Whether a room's visitor is the one named: the desk names visitors by the start of their ids, without hyphens, as in
 * "Visitor 3f2a77". In a room's id, the visitor's id comes before or after the contact's.
 */
function isNamed(db: Kysely<Database>, wanted: string) {
  const [, begin] = /^(?:visitor +(?=\S)|(?=\S{3}))([a-z\d-]+)$/i.exec(wanted) ?? [];
  if (begin === undefined) return undefined;
  const id = begin.replaceAll("-", "").toLowerCase();
  const behind = contacts.map((contact) => `${contact.id.replaceAll("-", "")}!_${id}%`);
  return isLike(db, sql`replace(room_id, '-', '')`, [`${id}%`, ...behind]);
}

/** The messages with one of these spellings; a contact's welcome is the same in all rooms. */
function messagesWith(db: Kysely<Database>, spelled: readonly string[]) {
  const people = contacts.map(({ id }) => id);
  return db
    .selectFrom("chat_messages")
    .where((eb) => eb.or([eb("sender_id", "not in", people), eb("id", "not like", "welcome-%")]))
    .where(holds(db, "content", spelled));
}

const notesWith = (db: Kysely<Database>, spelled: readonly string[]) =>
  db.selectFrom("conversation_notes").where(holds(db, "content", spelled));

/**
 * The rooms with a text in a message or note, in the visitor's address, or in the name of visitor, contact or assignee.
 * One query for all rooms: it reads each message and note once, however many conversations there are.
 */
export function roomsWith(db: Kysely<Database>, text: string) {
  const wanted = text.trim();
  const spelled = spellings(wanted);
  const named = contacts.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase())).map(({ id }) => id);
  const written = messagesWith(db, spelled).select("room_id");
  const noted = notesWith(db, spelled).select("room_id");
  const assigned = db
    .selectFrom("people")
    .select("id")
    .where(holds(db, "name", spelled));
  const visitor = isNamed(db, wanted);
  const about = db
    .selectFrom("conversations")
    .select("room_id")
    .where((eb) =>
      eb.or([
        ...(named.length > 0 ? [eb("contact_id", "in", named)] : []),
        eb("assignee", "in", assigned),
        holds(db, "visitor_email", spelled),
        ...(visitor ? [visitor] : []),
      ]),
    );
  return written.unionAll(noted).unionAll(about);
}

const foundLength = 200;
/** Characters in front of the words, so that a short row shows them. */
const leadLength = 16;

/** The newest message or note with the text in each of the rooms, from shortly before it, by room. */
export async function wordsFound(
  db: Kysely<Database>,
  rooms: readonly string[],
  text: string,
): Promise<ReadonlyMap<string, string>> {
  if (rooms.length === 0) return new Map();
  const wanted = text.trim();
  const spelled = spellings(wanted);
  const columns = ["room_id", "content", "created_at"] as const;
  const written = messagesWith(db, spelled)
    .select([...columns, "seq"])
    .where("room_id", "in", rooms);
  const noted = notesWith(db, spelled)
    .select((eb) => [...columns, eb.lit(0).as("seq")])
    .where("room_id", "in", rooms);
  const ranked = db
    .selectFrom(written.unionAll(noted).as("text"))
    .select(["room_id", "content"])
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("room_id").orderBy("created_at", "desc").orderBy("seq", "desc"))
        .as("place"),
    );
  const rows = await db.selectFrom(ranked.as("ranked")).selectAll().where("place", "=", 1).execute();
  return new Map(rows.map(({ room_id: room, content }) => [room, around(content, wanted)]));
}

function around(content: string, wanted: string): string {
  const at = content.toLowerCase().indexOf(wanted.toLowerCase());
  const from = at > leadLength ? at - leadLength : 0;
  // No character of two units is cut in half.
  const cut = content.slice(from, from + foundLength).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
  return from > 0 ? `…${cut}` : cut;
}
