import { type Query, useQueryClient } from "@tanstack/react-query";
import { useToast } from "@thirtyfold/ui/toast";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { dropUnsent, keepUnsent, type TextKind, type UnsentText, useUnsent } from "./kept-text.ts";
import { LiveDesk, type LiveState } from "./live-desk.ts";
import { pagesOf } from "./long-lists.ts";
import { Outbox } from "./outbox.ts";
import { useMe } from "./session.ts";

/** Milliseconds between two refetches of shared data: with the socket, only time changes anything. */
const lookAgainMs = { live: 60_000, away: 8_000 };

/** How long the server has not answered a query: the query pauses for as long again. */
const downMs = ({ state }: Pick<Query, "state">) =>
  state.status === "error"
    ? state.dataUpdatedAt === 0
      ? state.errorUpdateCount * lookAgainMs.away
      : state.errorUpdatedAt - state.dataUpdatedAt
    : 0;

const LiveContext = createContext<{ live: LiveDesk; outbox: Outbox } | undefined>(undefined);

/** Connects the socket for all screens behind the sign-in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { id } = useMe();
  const [parts] = useState(() => {
    const outbox = new Outbox(queries, id);
    return { outbox, live: new LiveDesk(queries, () => outbox.sendAll()) };
  });
  useEffect(() => {
    const ends = [parts.outbox.start(), parts.live.connect()];
    return () => {
      for (const end of ends) end();
    };
  }, [parts]);
  return <LiveContext value={parts}>{children}</LiveContext>;
}

function useParts() {
  const parts = use(LiveContext);
  if (!parts) throw new Error("The desk is not connected here.");
  return parts;
}

/** The desk's socket. @throws outside of a LiveProvider */
export const useLiveDesk = (): LiveDesk => useParts().live;

/** The socket's state. */
export function useLive(): LiveState {
  const { live } = useParts();
  return useSyncExternalStore(live.subscribe, live.getState);
}

/**
 * How often a query is repeated, as its `refetchInterval`: rarely while the socket reports its changes, and ever more
 * rarely, down to once a minute, while the server does not answer. A list of several pages waits one interval for each.
 */
export function useLookAgain(): (query: Pick<Query, "state">) => number {
  const ms = lookAgainMs[useLive().live ? "live" : "away"];
  return (query) => Math.max(ms * pagesOf(query), Math.min(downMs(query), lookAgainMs.live));
}

/** The others who have a conversation open and are present, each once by id, and whether they are writing. */
export function useOthersIn(roomId: string): { personId: string; writing: boolean }[] {
  const { people } = useLive();
  const me = useMe();
  const others = people.filter(
    (person) => person.roomId === roomId && person.personId !== me.id && person.away !== true,
  );
  return [...new Set(others.map(({ personId }) => personId))].map((personId) => ({
    personId,
    writing: others.some((person) => person.personId === personId && person.writing === true),
  }));
}

/** A text that is not stored yet: being sent, or with the reason for its failure. */
export type Sending = UnsentText & Readonly<{ failure: string | undefined }>;

/** The texts being sent in a conversation, and how to send more. */
export function useSending(roomId: string) {
  const { outbox } = useParts();
  const { id: me } = useMe();
  const { toast } = useToast();
  const { onTheWay, failures } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  return {
    texts: useUnsent(roomId).map(
      (text): Sending => ({
        ...text,
        failure: onTheWay.has(text.id) ? undefined : (failures.get(text.id) ?? "It is not sent yet."),
      }),
    ),
    send: (kind: TextKind, content: string) => outbox.send(roomId, kind, content),
    retry: (text: UnsentText) => outbox.retry(roomId, text),
    discard: (text: UnsentText) => {
      dropUnsent(me, roomId, text.id);
      const undo = () => keepUnsent(me, roomId, text);
      void toast({ title: "Discarded", undo });
    },
  };
}
