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
import { lookAgain } from "./look-again.ts";
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

/** What is known of a conversation: messages that were loaded before stay, unless it was erased and began anew. */
function joined(before: WholeConversation | undefined, fresh: WholeConversation): WholeConversation {
  const newestBefore = before?.messages.data.at(-1)?.seq ?? 0;
  const oldestFresh = fresh.messages.data[0]?.seq ?? 0;
  if (!before || before.createdAt !== fresh.createdAt || oldestFresh > newestBefore + 1) return fresh;
  const older = before.messages.data.filter(({ seq }) => seq < oldestFresh);
  if (older.length === 0) return fresh;
  return {
    ...fresh,
    messages: { data: [...older, ...fresh.messages.data], nextCursor: before.messages.nextCursor },
  };
}

const hasOlder = ({ olderNotes, olderEvents }: WholeConversation) =>
  olderNotes !== undefined || olderEvents !== undefined;
const olderPages = async () => import("./older-pages.ts");

/** A conversation with its messages and notes. */
export const conversationQuery = (client: QueryClient, roomId: string) =>
  queryOptions({
    queryKey: keyOf(roomId),
    queryFn: async ({ signal }) => {
      const fresh = await desk.call("GET /api/desk/conversations/{roomId}", { signal, params: { roomId } });
      const before = client.getQueryData<WholeConversation>(keyOf(roomId));
      const known = joined(before, fresh);
      if (!hasOlder(fresh)) return known;
      const { filled, withKept } = await olderPages();
      return filled(withKept(before, known), signal);
    },
  });

/** The newest message of a conversation that is known here. */
export const newestSeq = (client: QueryClient, roomId: string): number | undefined =>
  client.getQueryData<WholeConversation>(keyOf(roomId))?.messages.data.at(-1)?.seq;

/** Looks again at a conversation, and puts it where it belongs in lists of several pages. What fails leaves them as they are. */
export async function lookAtConversation(client: QueryClient, roomId: string): Promise<void> {
  await lookAgain(client, { queryKey: keyOf(roomId) });
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
  lookAgain(client, { queryKey: ["conversations"], predicate: isOnePage });

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
    lookAgain(client, { queryKey: ["counts"] }),
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
      const add = (known: WholeConversation | undefined) =>
        known && { ...known, messages: { data: [...data, ...known.messages.data], nextCursor } };
      const longer = add(client.getQueryData<WholeConversation>(keyOf(roomId)));
      if (!longer || !hasOlder(longer)) return client.setQueryData<WholeConversation>(keyOf(roomId), add);
      const { filled, withKept } = await olderPages();
      const whole = await filled(longer);
      return client.setQueryData<WholeConversation>(keyOf(roomId), (now) => now && withKept(whole, joined(whole, now)));
    },
  });
}

/** Changes a conversation as it was seen, or as the change before it left that; one change at a time. */
export function useConversationChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id },
    mutationFn: async ({ roomId, ...body }: ConversationChange & Pick<Conversation, "roomId">) => {
      // The version that a change of this one led to. It goes with the conversation.
      const key = [...keyOf(roomId), body.version];
      const version = client.getQueryData<number>(key) ?? body.version;
      const changed = await desk.call("PATCH /api/desk/conversations/{roomId}", {
        params: { roomId },
        body: { ...body, version },
      });
      client.setQueryData(key, changed.version);
      return changed;
    },
    onSuccess: (changed, { roomId }) =>
      client.setQueryData<WholeConversation>(keyOf(roomId), (known) => known && { ...known, ...changed }),
    onSettled: async (_data, _error, { roomId }) => refreshConversation(client, roomId),
  });
}

/** Erases a conversation for good; `leave` goes away from its page, if that is still shown. */
export async function eraseConversation(client: QueryClient, roomId: string, leave: () => unknown): Promise<void> {
  await desk.call("DELETE /api/desk/conversations/{roomId}", { params: { roomId } });
  await leave();
  client.removeQueries({ queryKey: keyOf(roomId) });
  place(client, roomId, undefined);
  await Promise.all([refreshShownLists(client), lookAgain(client, { queryKey: ["counts"] })]);
}

/** A name to tell visitors apart by: the chat asks nobody for one. */
export const visitorName = (visitorId: string): string => `Visitor ${visitorId.replaceAll("-", "").slice(0, 6)}`;
