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

/** The number of conversations in each list. */
export const countsQuery = queryOptions({ ...counts, select: ({ conversations }) => conversations });

/** The number of leads that nobody has begun with. */
export const newLeadsQuery = queryOptions({ ...counts, select: ({ newLeads }) => newLeads });

/** A list of conversations, or with `q` the matches in all lists. */
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

/** Applies the server's rules. */
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

/**
 * Moves a conversation to its current place in lists of several pages, which are not refetched for it; undefined:
 * erased.
 */
function place(client: QueryClient, roomId: string, now: Conversation | undefined): void {
  const me = client.getQueryData(sessionQuery.queryKey)?.person.id ?? "";
  editLists<Conversation>(client, { queryKey: ["conversations"], longerThan: 1 }, (rows, [, name], isEnd) => {
    const others = rows.filter((row) => row.roomId !== roomId);
    const list = conversationListSchema.safeParse(name).data;
    // Only the server knows whether a search finds it.
    const belongs = list === undefined ? others.length < rows.length : now !== undefined && isIn(list, now, me);
    if (!now || !belongs) return others;
    const at = others.findIndex((row) => isBefore(now, row));
    // Below the loaded rows: a later page brings it.
    if (at < 0) return isEnd ? [...others, now] : others;
    return others.toSpliced(at, 0, now);
  });
}

const keyOf = (roomId: string) => ["conversation", roomId];

/** The known data of a conversation: messages loaded before stay, unless it was erased and started over. */
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

/** The `seq` of a conversation's newest known message. */
export const newestSeq = (client: QueryClient, roomId: string): number | undefined =>
  client.getQueryData<WholeConversation>(keyOf(roomId))?.messages.data.at(-1)?.seq;

/** Refetches a conversation, and moves it to its place in lists of several pages. A failure leaves them unchanged. */
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

/** Refetches the lists of one page, for when it is known which conversation has changed. */
export const refreshShownLists = async (client: QueryClient): Promise<void> =>
  lookAgain(client, { queryKey: ["conversations"], predicate: isOnePage });

/** Refetches all lists. */
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

/** Shows a change of a conversation at once, in the lists too. */
export async function refreshConversation(client: QueryClient, roomId: string): Promise<void> {
  await Promise.all([
    lookAtConversation(client, roomId),
    refreshShownLists(client),
    lookAgain(client, { queryKey: ["counts"] }),
  ]);
}

/** Loads the page before the oldest known message, and the notes and events since then. */
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

/** Changes a conversation at the version seen, or at the one its previous change led to; one change at a time. */
export function useConversationChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id },
    mutationFn: async ({ roomId, ...body }: ConversationChange & Pick<Conversation, "roomId">) => {
      // The version that a change of this one led to. It is dropped with the conversation.
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

/** Erases a conversation for good; `leave` navigates away from its page, if that is still shown. */
export async function eraseConversation(client: QueryClient, roomId: string, leave: () => unknown): Promise<void> {
  await desk.call("DELETE /api/desk/conversations/{roomId}", { params: { roomId } });
  await leave();
  client.removeQueries({ queryKey: keyOf(roomId) });
  place(client, roomId, undefined);
  await Promise.all([refreshShownLists(client), lookAgain(client, { queryKey: ["counts"] })]);
}

/** A name to tell visitors apart by: the chat asks nobody for one. */
export const visitorName = (visitorId: string): string => `Visitor ${visitorId.replaceAll("-", "").slice(0, 6)}`;
