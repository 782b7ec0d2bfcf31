import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type {
  Conversation,
  ConversationChange,
  ConversationList,
  WholeConversation,
} from "@thirtyfold/api-contract/desk";
import { desk } from "./desk-client.ts";

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
  });

const keyOf = (roomId: string) => ["conversation", roomId];

/** What is known of a conversation: pages that were loaded before stay, unless it was erased and began anew. */
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

/** A conversation with its messages and notes. */
export const conversationQuery = (client: QueryClient, roomId: string) =>
  queryOptions({
    queryKey: keyOf(roomId),
    queryFn: async ({ signal }) => {
      const fresh = await desk.call("GET /api/desk/conversations/{roomId}", { signal, params: { roomId } });
      return joined(client.getQueryData<WholeConversation>(keyOf(roomId)), fresh);
    },
  });

/** The newest message of a conversation that is known here. */
export const newestSeq = (client: QueryClient, roomId: string): number | undefined =>
  client.getQueryData<WholeConversation>(keyOf(roomId))?.messages.data.at(-1)?.seq;

/** What was done to a conversation is seen at once, in the lists too. */
export async function refreshConversation(client: QueryClient, roomId: string): Promise<void> {
  const keys = [keyOf(roomId), ["conversations"], ["counts"]];
  await Promise.all(keys.map(async (queryKey) => client.invalidateQueries({ queryKey })));
}

/** Loads the page before the oldest message that is known. */
export function useOlderMessages(roomId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (cursor: string) =>
      desk.call("GET /api/desk/conversations/{roomId}/messages", {
        params: { roomId },
        query: { cursor: Number(cursor) },
      }),
    onSuccess: ({ data, nextCursor }) =>
      client.setQueryData<WholeConversation>(
        keyOf(roomId),
        (known) => known && { ...known, messages: { data: [...data, ...known.messages.data], nextCursor } },
      ),
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
  await Promise.all([["conversations"], ["counts"]].map(async (queryKey) => client.invalidateQueries({ queryKey })));
}

/** A name to tell visitors apart by: the chat asks nobody for one. */
export const visitorName = (visitorId: string): string => `Visitor ${visitorId.replaceAll("-", "").slice(0, 6)}`;
