import { mergeMessages, settle } from "./merge-messages.ts";
import type { MessagePage } from "./ports.ts";
import type { PageRequest, RoomState } from "./session-events.ts";

/**
 * The newest page is authoritative: messages that were known when it was requested and aren't in it are gone (swept by
 * retention, or the room started over). Messages that arrived since stay, and so do older pages adjacent to it.
 */
function mergeNewest(state: RoomState, page: MessagePage, known: number): RoomState {
  const first = page.messages[0]?.seq ?? 1;
  const last = page.messages.at(-1)?.seq ?? 0;
  const began = last < known;
  const joins = state.loaded && page.hasOlder && !began && first <= state.settled + 1;
  const older = joins ? state.stored.filter(({ seq }) => (seq ?? 0) < first) : [];
  const since = state.stored.filter(({ seq }) => (seq ?? 0) > Math.max(last, known));
  const emptied: RoomState = {
    ...state,
    stored: [...older, ...since],
    readUpTo: began ? {} : state.readUpTo,
    loaded: true,
    loadFailed: false,
    wantsNewest: false,
    settled: last,
    newest: state.newest > known ? state.newest : last,
    hasOlder: older.length > 0 ? state.hasOlder : page.hasOlder,
  };
  const merged = mergeMessages(emptied, page.messages, "page");
  return { ...merged, settled: settle(merged.stored, last) };
}

/**
 * A page of messages that arrived while the socket was away. Without a next page, there are no others up to `known`.
 */
function mergeMissed(state: RoomState, page: MessagePage, after: number, known: number): RoomState {
  const merged = mergeMessages(state, page.messages, "missed");
  const last = page.messages.at(-1)?.seq ?? after;
  const more = page.hasNewer && last > after;
  const settled = settle(merged.stored, Math.max(merged.settled, more ? last : Math.max(last, known)));
  return { ...merged, settled, newest: Math.max(merged.newest, more ? last + 1 : last) };
}

function mergeOlder(state: RoomState, page: MessagePage, before: number): RoomState {
  // A refresh replaced the page meanwhile.
  if (state.stored[0]?.seq !== before) return state;
  return { ...mergeMessages(state, page.messages, "page"), hasOlder: page.hasOlder && page.messages.length > 0 };
}

/** Merges a page. */
export function mergePage(state: RoomState, request: PageRequest, page: MessagePage): RoomState {
  switch (request.kind) {
    case "newest":
      return mergeNewest({ ...state, fetching: null }, page, request.known);
    case "missed":
      return mergeMissed({ ...state, fetching: null }, page, request.after, request.known);
    case "older":
      return mergeOlder({ ...state, fetchingOlder: null }, page, request.before);
  }
}
