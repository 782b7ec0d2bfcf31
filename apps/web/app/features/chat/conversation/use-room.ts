import type { Room, RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { useEffect, useSyncExternalStore } from "react";

export function useRoom(room: Room): RoomSnapshot {
  return useSyncExternalStore(
    (listener) => room.subscribe(listener),
    () => room.getSnapshot(),
  );
}

/**
 * Marks the room as read while it is connected and on screen, and again with each arriving message (SPEC, section 4),
 * even one that fills a gap: messages behind a gap are not marked.
 */
export function useMarkedRead(room: Room, { connection, items, userId }: RoomSnapshot, shown: boolean): void {
  const ready = shown && connection === "connected";
  useEffect(() => {
    if (!ready || !items.some((item) => item.senderId !== userId && !item.read)) return;
    room.markRead().catch((error: unknown) => {
      // Only logged (SPEC, section 8): the next message, or the next connection, marks these as read too.
      // oxlint-disable-next-line no-console -- SPEC asks for it.
      console.warn("The messages could not be marked as read.", error);
    });
  }, [room, ready, items, userId]);
}

export function useVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
