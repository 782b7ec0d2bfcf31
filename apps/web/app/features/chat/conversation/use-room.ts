import type { Room, RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { useEffect, useSyncExternalStore } from "react";

/** What the room shows now. */
export function useRoom(room: Room): RoomSnapshot {
  return useSyncExternalStore(
    (listener) => room.subscribe(listener),
    () => room.getSnapshot(),
  );
}

/**
 * Marks the room as read when it is connected and on the screen, and again with each message that comes (SPEC, section 4):
 * also with one that was missing, because what stands behind a gap is not marked.
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

/** Whether the tab is on the screen. */
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
