import type { RoomItem, RoomSnapshot } from "./room-state.ts";
import type { RoomState } from "./session-events.ts";

/** The visible part of a state. Returns `previous` if nothing in it changed. */
export function roomSnapshot(state: RoomState, previous?: RoomSnapshot): RoomSnapshot {
  const { roomId, userId, connection, loaded, loadFailed, sendFailed, hasOlder, typing, present, mail, counters } =
    state;
  const snapshot: RoomSnapshot = {
    roomId,
    userId,
    connection,
    items: sameItems([...state.stored, ...state.pending], previous?.items),
    loading: state.fetching?.kind === "newest",
    loaded,
    loadFailed,
    sendFailed: state.pending.some(({ id, delivery }) => id === sendFailed && delivery !== "failed"),
    hasOlder,
    loadingOlder: state.fetchingOlder !== null,
    unread: state.stored.filter(({ receiverId, read }) => receiverId === userId && !read).length,
    typing,
    present,
    mail,
    counters,
  };
  return previous && sameFields(snapshot, previous) ? previous : snapshot;
}

function sameFields(one: RoomSnapshot, other: RoomSnapshot): boolean {
  const fields = Object.values(other);
  return Object.values(one).every((value, at) => value === fields[at]);
}

function sameItems(items: readonly RoomItem[], previous: readonly RoomItem[] = []): readonly RoomItem[] {
  return items.length === previous.length && items.every((item, at) => item === previous[at]) ? previous : items;
}
