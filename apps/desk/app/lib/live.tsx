import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { dropUnsent, type TextKind, type UnsentText, useUnsent } from "./kept-text.ts";
import { LiveDesk, type LiveState } from "./live-desk.ts";
import { Outbox } from "./outbox.ts";
import { useMe } from "./session.ts";

/** Milliseconds between two looks at what others may have changed: with the socket only time itself changes something. */
const lookAgainMs = { live: 60_000, away: 8_000 };

const LiveContext = createContext<{ live: LiveDesk; outbox: Outbox } | undefined>(undefined);

/** Connects the desk, for all that is shown to whoever is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [parts] = useState(() => {
    const outbox = new Outbox(queries);
    return { outbox, live: new LiveDesk(queries, () => outbox.sendAll()) };
  });
  useEffect(() => parts.live.connect(), [parts]);
  return <LiveContext value={parts}>{children}</LiveContext>;
}

function useParts() {
  const parts = use(LiveContext);
  if (!parts) throw new Error("The desk is not connected here.");
  return parts;
}

/** The desk's socket. @throws outside of a LiveProvider */
export const useLiveDesk = (): LiveDesk => useParts().live;

/** What the socket tells. */
export function useLive(): LiveState {
  const { live } = useParts();
  return useSyncExternalStore(live.subscribe, live.getState);
}

/** Milliseconds between two looks of a query whose changes are told while the socket is there. */
export const useLookAgainMs = (): number => lookAgainMs[useLive().live ? "live" : "away"];

/** The others who look at a conversation, by their ids, each once, and whether they write. */
export function useOthersIn(roomId: string): { personId: string; writing: boolean }[] {
  const { people } = useLive();
  const me = useMe();
  const others = people.filter((person) => person.roomId === roomId && person.personId !== me.id);
  return [...new Set(others.map(({ personId }) => personId))].map((personId) => ({
    personId,
    writing: others.some((person) => person.personId === personId && person.writing === true),
  }));
}

/** A text that is not stored: on its way, or why it is not. */
export type Sending = UnsentText & Readonly<{ failure: string | undefined }>;

/** What is being sent in a conversation, and how to send more. */
export function useSending(roomId: string) {
  const { outbox } = useParts();
  const { onTheWay, failures } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  return {
    texts: useUnsent(roomId).map(
      (text): Sending => ({
        ...text,
        failure: onTheWay.has(text.id) ? undefined : (failures.get(text.id) ?? "It was not sent."),
      }),
    ),
    send: (kind: TextKind, content: string) => outbox.send(roomId, kind, content),
    retry: (text: UnsentText) => outbox.retry(roomId, text),
    discard: ({ id }: UnsentText) => dropUnsent(roomId, id),
  };
}
