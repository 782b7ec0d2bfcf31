import type { RoomMessage } from "../room-message.ts";
import type { RoomItem } from "./room-state.ts";
import type { RoomState } from "./session-events.ts";

/** The origin of a message: the socket, the response to a POST, a page of missed messages, another page. */
export type MessageSource = "frame" | "answer" | "missed" | "page";

/** The number of items with a `seq` up to this one. Searches from the end, where new messages are. */
function countUpTo(stored: readonly RoomItem[], seq: number): number {
  let count = stored.length;
  while (count > 0 && (stored[count - 1]?.seq ?? 0) > seq) count -= 1;
  return count;
}

/** A stored message as shown to `userId`. */
function storedItem(state: RoomState, message: RoomMessage): RoomItem {
  const read = message.read || message.seq <= (state.readUpTo[message.receiverId] ?? 0);
  const own = message.senderId === state.userId;
  return { ...message, read, delivery: own ? (read ? "seen" : "sent") : null };
}

/** The last `seq` of the unbroken run that continues from `settled`. */
export function settle(stored: readonly RoomItem[], settled: number): number {
  let last = settled;
  for (let at = countUpTo(stored, settled); stored[at]?.seq === last + 1; at += 1) last += 1;
  return last;
}

/** Merges a message that is already listed: a late echo of an answered one, or another duplicate. */
function mergeKnown(state: RoomState, message: RoomMessage, source: MessageSource): RoomState {
  if (source === "answer" || source === "page") return state;
  const newest = Math.max(state.newest, message.seq);
  if (!state.unechoed.has(message.seq)) {
    return { ...state, newest, counters: { ...state.counters, deduplicated: state.counters.deduplicated + 1 } };
  }
  const unechoed = new Set(state.unechoed);
  unechoed.delete(message.seq);
  return { ...state, newest, unechoed };
}

function mergeOne(state: RoomState, message: RoomMessage, source: MessageSource): RoomState {
  const at = countUpTo(state.stored, message.seq);
  if (state.stored[at - 1]?.seq === message.seq) return mergeKnown(state, message, source);
  const own = message.senderId === state.userId;
  const awaited = own && state.pending.some(({ id }) => id === message.id);
  const { counters } = state;
  const next: RoomState = {
    ...state,
    // A response may overtake the socket, which still brings the messages before it.
    newest: source === "answer" ? state.newest : Math.max(state.newest, message.seq),
    typing: state.typing && (own || source === "page"),
    unechoed: source === "answer" ? new Set([...state.unechoed, message.seq]) : state.unechoed,
    pending: awaited ? state.pending.filter(({ id }) => id !== message.id) : state.pending,
    inFlight: awaited && state.inFlight?.id === message.id ? null : state.inFlight,
    counters: {
      ...counters,
      acknowledged: counters.acknowledged + (awaited ? 1 : 0),
      replayed: counters.replayed + (source === "missed" ? 1 : 0),
    },
  };
  // Older than the loaded messages: listed only once its page is, or the page would seem to be loaded.
  if (source !== "page" && state.loaded && message.seq < (state.stored[0]?.seq ?? 0) && message.seq <= state.settled) {
    return next;
  }
  return { ...next, stored: state.stored.toSpliced(at, 0, storedItem(state, message)) };
}

/** Lists messages by `seq`, each once, and removes them from the pending ones. */
export function mergeMessages(state: RoomState, messages: readonly RoomMessage[], source: MessageSource): RoomState {
  let next = state;
  for (const message of messages) if (message.roomId === state.roomId) next = mergeOne(next, message, source);
  if (next.stored === state.stored || !next.loaded) return next;
  return { ...next, settled: settle(next.stored, next.settled) };
}
