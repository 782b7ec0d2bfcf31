import { roomMembers } from "../room-id.ts";
import { mergeMessages } from "./merge-messages.ts";
import { mergePage } from "./merge-pages.ts";
import { queueEvent } from "./outgoing-queue.ts";
import type { Confirmation, PageRequest, RoomEvent, RoomState } from "./session-events.ts";

/** A room before anything is known about it. Throws a `RangeError` for a room that isn't the user's. */
export function initialRoomState(roomId: string, userId: string): RoomState {
  const members = roomMembers(roomId);
  const otherId = members?.find((id) => id !== userId);
  if (!members?.includes(userId) || otherId === undefined) throw new RangeError("The room belongs to other people");
  return {
    roomId,
    userId,
    otherId,
    connection: "disconnected",
    stored: [],
    pending: [],
    settled: 0,
    newest: 0,
    unechoed: new Set(),
    readUpTo: {},
    openedAt: undefined,
    confirmedSeq: 0,
    settledBefore: 0,
    loaded: false,
    loadFailed: false,
    hasOlder: false,
    wantsNewest: true,
    fetching: null,
    fetchingOutdated: false,
    fetchingOlder: null,
    fetchPaused: false,
    inFlight: null,
    sendPaused: false,
    sendFailed: null,
    typing: false,
    present: undefined,
    mail: false,
    counters: { sent: 0, acknowledged: 0, replayed: 0, deduplicated: 0 },
  };
}

/** Marks the messages that `readerId` received up to a `seq` as read; own messages become seen by it. */
function applyRead(state: RoomState, readerId: string, upTo: number): RoomState {
  if (upTo <= (state.readUpTo[readerId] ?? 0)) return state;
  const stored = state.stored.map((item) =>
    item.receiverId !== readerId || item.read || (item.seq ?? 0) > upTo
      ? item
      : { ...item, read: true, delivery: item.delivery && ("seen" as const) },
  );
  return { ...state, stored, readUpTo: { ...state.readUpTo, [readerId]: upTo } };
}

/** Without `upTo` (older servers), fetches the newest page, which has the state of each message. */
function applyReadNotice(state: RoomState, readerId: string, upTo: number | undefined): RoomState {
  return upTo === undefined ? { ...state, wantsNewest: true, fetchPaused: false } : applyRead(state, readerId, upTo);
}

/** Requests the newest page, again if a page is in transit: it may have been read before. */
function wantNewest(state: RoomState): RoomState {
  return { ...state, wantsNewest: true, fetchingOutdated: state.fetching !== null };
}

/** The known messages were erased, and numbers start over. */
function restarted(state: RoomState): RoomState {
  const known = { stored: [], settled: 0, newest: 0, unechoed: new Set<number>(), readUpTo: {}, hasOlder: false };
  return { ...wantNewest(state), ...known };
}

/** Whether the known data belongs to the room that was opened at that time. */
function isOpenedAt({ openedAt: before, stored }: RoomState, openedAt: string): boolean {
  return before === openedAt || (typeof before !== "string" && stored.some(({ timestamp }) => timestamp === openedAt));
}

/** The part of the known data that still holds when a subscription is confirmed. */
function stillKnown(state: RoomState, { seq, readUpTo = {}, openedAt }: Confirmation): RoomState {
  // Whatever its `seq`: it may have been sent before the first message, or be a repeat.
  if (openedAt !== undefined && isOpenedAt(state, openedAt)) return state;
  const before = state.openedAt;
  if (typeof before === "string") return restarted(state);
  // It may have been opened, erased and reopened since. The shown messages stay until the newest page arrives.
  if (before === null && openedAt !== undefined && state.stored.some((item) => (item.seq ?? 0) > state.confirmedSeq)) {
    return { ...wantNewest(state), settled: 0, readUpTo };
  }
  // Messages that arrived during its transit, by a response or a page, are not the erased ones.
  const answered = state.stored.length > 0 && state.stored.every((item) => state.unechoed.has(item.seq ?? 0));
  const overtaken = answered || (state.connection === "connecting" && state.settled > state.settledBefore);
  return seq === 0 && state.settled > 0 && !overtaken ? restarted(state) : state;
}

function subscribed(state: RoomState, confirmation: Confirmation): RoomState {
  const { seq, readUpTo = {}, openedAt } = confirmation;
  // On one socket, a room that starts over says when it was opened: one that knows less than this was overtaken.
  const known = typeof state.openedAt === "string" || state.settled > seq;
  // Or the room was erased, and nobody has written since: the newest page tells which.
  if (state.connection === "connected" && openedAt === undefined && known) return wantNewest(state);
  let next = stillKnown(state, confirmation);
  for (const [readerId, upTo] of Object.entries(readUpTo)) next = applyRead(next, readerId, upTo);
  return {
    ...next,
    connection: "connected",
    openedAt: openedAt ?? null,
    confirmedSeq: seq,
    newest: Math.max(next.newest, seq),
    unechoed: new Set([...next.unechoed].filter((own) => own > seq)),
    fetchPaused: false,
    // The server has less than is known here: a response overtook the confirmation.
    wantsNewest: next.wantsNewest || seq < next.settled,
  };
}

function closed(state: RoomState): RoomState {
  // It stays known that there is a desk.
  const present = state.present === undefined ? undefined : false;
  return queueEvent(
    { ...state, connection: "disconnected", typing: false, present, inFlight: null, sendPaused: false },
    { type: "held" },
  );
}

/** Reduces a state and an event to the next state. Returns the same object if the event changes nothing. */
export function roomSession(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case "socket_opened":
      return queueEvent(
        { ...state, connection: "connecting", fetchPaused: false, settledBefore: state.settled },
        { type: "released" },
      );
    case "socket_closed":
      return closed(state);
    case "subscribed":
      return subscribed(state, event);
    case "message_received":
      return mergeMessages(state, [event.message], "frame");
    case "answered":
      return mergeMessages(state, [event.message], "answer");
    case "messages_read":
      return applyReadNotice(state, event.readerId, event.upTo);
    case "typing":
      return event.userId === state.otherId && !state.typing ? { ...state, typing: true } : state;
    case "typing_expired":
      return state.typing ? { ...state, typing: false } : state;
    case "presence":
      if (event.present === state.present && event.mail === state.mail) return state;
      return { ...state, present: event.present, mail: event.mail };
    case "refresh_wanted":
      return { ...state, wantsNewest: true, fetchPaused: false };
    case "fetch_started":
      return event.request.kind === "older"
        ? { ...state, fetchingOlder: event.request }
        : { ...state, fetching: event.request };
    case "fetched":
      if (event.request.kind === "older" || !state.fetchingOutdated) return mergePage(state, event.request, event.page);
      return { ...state, fetching: null, fetchingOutdated: false };
    case "fetch_failed":
      if (event.request.kind === "older") return { ...state, fetchingOlder: null };
      return { ...state, fetching: null, fetchingOutdated: false, fetchPaused: true, loadFailed: state.wantsNewest };
    case "fetch_resumed":
      return state.fetchPaused ? { ...state, fetchPaused: false } : state;
    default:
      return queueEvent(state, event);
  }
}

/** The message to send next: one at a time, so that none overtakes another. */
export function nextToSend({ connection, inFlight, sendPaused, pending }: RoomState): string | undefined {
  if (connection === "disconnected" || inFlight !== null || sendPaused) return undefined;
  return pending.find(({ delivery }) => delivery !== "failed")?.id;
}

/** The page to fetch next: the newest one, or messages the socket missed. */
export function nextToFetch(state: RoomState): PageRequest | undefined {
  const { connection, fetching, fetchPaused, wantsNewest, newest, settled } = state;
  if (fetching !== null || fetchPaused) return undefined;
  if (wantsNewest) return { kind: "newest", known: newest };
  if (connection === "disconnected" || newest <= settled) return undefined;
  return { kind: "missed", after: settled, known: newest };
}

/** The page before the oldest loaded message, if it exists and isn't being fetched. */
export function olderPage({ stored, hasOlder, fetchingOlder }: RoomState): PageRequest | undefined {
  const before = stored[0]?.seq ?? null;
  return hasOlder && fetchingOlder === null && before !== null ? { kind: "older", before } : undefined;
}
