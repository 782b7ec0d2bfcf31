import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import {
  type Conversation,
  type ConversationChange,
  type ConversationList,
  conversationListSchema,
  type WholeConversation,
} from "@thirtyfold/api-contract/desk";
import { desk, isRefusal } from "./desk-client.ts";
import { editLists, isOnePage, refreshLoaded } from "./long-lists.ts";
import { sessionQuery } from "./session.ts";

const counts = {
  queryKey: ["counts"],
  queryFn: async ({ signal }: { signal: AbortSignal }) => desk.call("GET /api/desk/counts", { signal }),
};

/** How many conversations stand in each list. */
export const countsQuery = queryOptions({ ...counts, select: ({ conversations }) => conversations });

/** How many leads nobody has begun with. */
export const newLeadsQuery = queryOptions({ ...counts, select: ({ newLeads }) => newLeads });

/** A list of conversations, or with `q` those of all lists in which it is found. */
export const conversationsQuery = (list: ConversationList, q: string) =>
  infiniteQueryOptions({
    queryKey: ["conversations", q ? "" : list, q],
    queryFn: async ({ signal, pageParam }) =>
      desk.call("GET /api/desk/conversations", {
        signal,
        query: { ...(q ? { q } : { state: list }), ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: isOnePage,
  });

/** As the server says it. */
function isIn(list: ConversationList, { state, waitingSince, assignee }: Conversation, me: string): boolean {
  switch (list) {
    case "waiting":
      return state === "open" && waitingSince !== null;
    case "mine":
      return state !== "closed" && assignee === me;
    case "unassigned":
      return state === "open" && assignee === null;
    case "snoozed":
    case "closed":
      return state === list;
  }
}

const isBefore = (one: Conversation, other: Conversation) =>
  one.activeAt > other.activeAt || (one.activeAt === other.activeAt && one.roomId > other.roomId);

/** Puts a conversation where it belongs now in lists of several pages, which are not fetched again for it; undefined: erased. */
function place(client: QueryClient, roomId: string, now: Conversation | undefined): void {
  const me = client.getQueryData(sessionQuery.queryKey)?.person.id ?? "";
  editLists<Conversation>(client, { queryKey: ["conversations"], longerThan: 1 }, (rows, [, name], isEnd) => {
    const others = rows.filter((row) => row.roomId !== roomId);
    const list = conversationListSchema.safeParse(name).data;
    // Whether a search finds it, the server alone knows.
    const belongs = list === undefined ? others.length < rows.length : now !== undefined && isIn(list, now, me);
    if (!now || !belongs) return others;
    const at = others.findIndex((row) => isBefore(now, row));
    // Below what is loaded, a later page brings it.
    if (at < 0) return isEnd ? [...others, now] : others;
    return others.toSpliced(at, 0, now);
  });
}

const keyOf = (roomId: string) => ["conversation", roomId];

type Rows<Row> = { rows: Row[]; older: string | undefined };

/** Rows that were loaded before stay above the newest, unless more than a page has come since. */
function above<Row extends { id: string }>(before: Rows<Row>, fresh: Rows<Row>): Rows<Row> {
  const oldest = fresh.rows[0]?.id;
  const at = fresh.older === undefined ? -1 : before.rows.findIndex(({ id }) => id === oldest);
  return at < 0 ? fresh : { rows: [...before.rows.slice(0, at), ...fresh.rows], older: before.older };
}

function messagesAbove({ messages: before }: WholeConversation, { messages: fresh }: WholeConversation) {
  const newestBefore = before.data.at(-1)?.seq ?? 0;
  const oldestFresh = fresh.data[0]?.seq ?? 0;
  const older = before.data.filter(({ seq }) => seq < oldestFresh);
  if (oldestFresh > newestBefore + 1 || older.length === 0) return fresh;
  return { data: [...older, ...fresh.data], nextCursor: before.nextCursor };
}

const notesOf = ({ notes, olderNotes }: WholeConversation) => ({ rows: notes, older: olderNotes });
const eventsOf = ({ events, olderEvents }: WholeConversation) => ({ rows: events, older: olderEvents });

/** What is known of a conversation: pages that were loaded before stay, unless it was erased and began anew. */
function joined(before: WholeConversation | undefined, fresh: WholeConversation): WholeConversation {
  if (!before || before.createdAt !== fresh.createdAt) return fresh;
  const notes = above(notesOf(before), notesOf(fresh));
  const events = above(eventsOf(before), eventsOf(fresh));
  return {
    ...fresh,
    messages: messagesAbove(before, fresh),
    notes: notes.rows,
    olderNotes: notes.older,
    events: events.rows,
    olderEvents: events.older,
  };
}

/** The rows since then, page by page. */
async function rowsSince<Row extends { at: number }>(
  { rows, older }: Rows<Row>,
  since: number,
  load: (cursor: string) => Promise<{ data: Row[]; nextCursor: string | null }>,
): Promise<Rows<Row>> {
  if (older === undefined || (rows[0]?.at ?? 0) < since) return { rows, older };
  const { data, nextCursor } = await load(older);
  return rowsSince({ rows: [...data, ...rows], older: nextCursor ?? undefined }, since, load);
}

/** With all notes and all that was done from the oldest of its messages on, however many: none is missing between them. */
async function filled(conversation: WholeConversation, signal?: AbortSignal): Promise<WholeConversation> {
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
  return {
    ...conversation,
    notes: notes.rows,
    olderNotes: notes.older,
    events: events.rows,
    olderEvents: events.older,
  };
}

/** A conversation with its messages and notes. */
export const conversationQuery = (client: QueryClient, roomId: string) =>
  queryOptions({
    queryKey: keyOf(roomId),
    queryFn: async ({ signal }) => {
      const fresh = await desk.call("GET /api/desk/conversations/{roomId}", { signal, params: { roomId } });
      return filled(joined(client.getQueryData<WholeConversation>(keyOf(roomId)), fresh), signal);
    },
  });

/** The newest message of a conversation that is known here. */
export const newestSeq = (client: QueryClient, roomId: string): number | undefined =>
  client.getQueryData<WholeConversation>(keyOf(roomId))?.messages.data.at(-1)?.seq;

/** Looks again at a conversation, and puts it where it belongs in lists of several pages. What fails leaves them as they are. */
export async function lookAtConversation(client: QueryClient, roomId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: keyOf(roomId) });
  const lists = client.getQueryCache().findAll({ queryKey: ["conversations"] });
  if (lists.every(isOnePage)) return;
  await client.query({ ...conversationQuery(client, roomId), staleTime: 1_000 }).then(
    (now) => place(client, roomId, now),
    (error: unknown) => {
      if (isRefusal(error, 404)) place(client, roomId, undefined);
    },
  );
}

/** Looks again at the lists that are one page long, where it is known which conversation has changed. */
export const refreshShownLists = async (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["conversations"], predicate: isOnePage });

/** Looks again at all lists. */
export const refreshLists = async (client: QueryClient): Promise<void> =>
  refreshLoaded<Conversation>(client, {
    queryKey: ["conversations"],
    firstOf: async ([, name, q]) => {
      const list = conversationListSchema.safeParse(name).data;
      return desk.call("GET /api/desk/conversations", { query: list ? { state: list } : { q: String(q) } });
    },
    idOf: ({ roomId }) => roomId,
    atOf: ({ activeAt }) => activeAt,
  });

/** What was done to a conversation is seen at once, in the lists too. */
export async function refreshConversation(client: QueryClient, roomId: string): Promise<void> {
  await Promise.all([
    lookAtConversation(client, roomId),
    refreshShownLists(client),
    client.invalidateQueries({ queryKey: ["counts"] }),
  ]);
}

/** Loads the page before the oldest message that is known, and what was noted and done since then. */
export function useOlderMessages(roomId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (cursor: string) => {
      const { data, nextCursor } = await desk.call("GET /api/desk/conversations/{roomId}/messages", {
        params: { roomId },
        query: { cursor: Number(cursor) },
      });
      const known = client.getQueryData<WholeConversation>(keyOf(roomId));
      if (!known) return;
      const longer = await filled({ ...known, messages: { data: [...data, ...known.messages.data], nextCursor } });
      client.setQueryData<WholeConversation>(keyOf(roomId), (now) => now && joined(longer, now));
    },
  });
}

/** Changes a conversation as it was seen. */
export function useConversationChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ roomId, ...body }: ConversationChange & Pick<Conversation, "roomId">) =>
      desk.call("PATCH /api/desk/conversations/{roomId}", { params: { roomId }, body }),
    onSuccess: (changed, { roomId }) =>
      client.setQueryData<WholeConversation>(keyOf(roomId), (known) => known && { ...known, ...changed }),
    onSettled: async (_data, _error, { roomId }) => refreshConversation(client, roomId),
  });
}

/** Erases a conversation for good; `leave` goes away from its page. */
export async function eraseConversation(client: QueryClient, roomId: string, leave: () => unknown): Promise<void> {
  await desk.call("DELETE /api/desk/conversations/{roomId}", { params: { roomId } });
  await leave();
  client.removeQueries({ queryKey: keyOf(roomId) });
  place(client, roomId, undefined);
  await Promise.all([refreshShownLists(client), client.invalidateQueries({ queryKey: ["counts"] })]);
}

/** A name to tell visitors apart by: the chat asks nobody for one. */
export const visitorName = (visitorId: string): string => `Visitor ${visitorId.replaceAll("-", "").slice(0, 6)}`;
