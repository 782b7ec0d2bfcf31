import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { desk } from "./desk-client.ts";

/* Notes or events beyond those that come with a conversation, which few conversations have. Loaded on demand. */

type Rows<Row> = { rows: Row[]; older: string | undefined };

/** Keeps rows loaded before above the newest, unless more than a page has come since. */
function above<Row extends { id: string }>(before: Rows<Row>, fresh: Rows<Row>): Rows<Row> {
  const oldest = fresh.rows[0]?.id;
  const at = fresh.older === undefined ? -1 : before.rows.findIndex(({ id }) => id === oldest);
  return at < 0 ? fresh : { rows: [...before.rows.slice(0, at), ...fresh.rows], older: before.older };
}

/** The rows since a time, page by page. */
async function rowsSince<Row extends { at: number }>(
  { rows, older }: Rows<Row>,
  since: number,
  load: (cursor: string) => Promise<{ data: Row[]; nextCursor: string | null }>,
): Promise<Rows<Row>> {
  if (older === undefined || (rows[0]?.at ?? 0) < since) return { rows, older };
  const { data, nextCursor } = await load(older);
  return rowsSince({ rows: [...data, ...rows], older: nextCursor ?? undefined }, since, load);
}

const notesOf = ({ notes, olderNotes }: WholeConversation) => ({ rows: notes, older: olderNotes });
const eventsOf = ({ events, olderEvents }: WholeConversation) => ({ rows: events, older: olderEvents });

const withRows = (
  conversation: WholeConversation,
  { rows: notes, older: olderNotes }: ReturnType<typeof notesOf>,
  { rows: events, older: olderEvents }: ReturnType<typeof eventsOf>,
): WholeConversation => ({ ...conversation, notes, olderNotes, events, olderEvents });

/** A conversation with the notes and events that were loaded before. */
export function withKept(before: WholeConversation | undefined, fresh: WholeConversation): WholeConversation {
  if (before?.createdAt !== fresh.createdAt) return fresh;
  return withRows(fresh, above(notesOf(before), notesOf(fresh)), above(eventsOf(before), eventsOf(fresh)));
}

/** A conversation with all notes and events since its oldest message, however many: none is missing between them. */
export async function filled(conversation: WholeConversation, signal?: AbortSignal): Promise<WholeConversation> {
  const { roomId, messages } = conversation;
  const [oldest] = messages.data;
  const since = messages.nextCursor === null || !oldest ? 0 : Date.parse(oldest.timestamp);
  const of = (cursor: string) => ({ ...(signal && { signal }), params: { roomId }, query: { cursor } });
  const [notes, events] = await Promise.all([
    rowsSince(notesOf(conversation), since, async (cursor) =>
      desk.call("GET /api/desk/conversations/{roomId}/notes", of(cursor)),
    ),
    rowsSince(eventsOf(conversation), since, async (cursor) =>
      desk.call("GET /api/desk/conversations/{roomId}/events", of(cursor)),
    ),
  ]);
  return withRows(conversation, notes, events);
}
