import { mergeMessages, settle } from "./merge-messages.ts";
import type { MessagePage } from "./ports.ts";
import type { PageRequest, RoomState } from "./session-events.ts";

/**
 * The newest page is the truth: what was known when it was asked for and isn't in it is gone (swept by retention, or
 * the room began anew). What came since stays, and so do older pages that it joins on to.
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

/** A page of what came while the socket was away. Without a next page nothing else is there up to `known`. */
function mergeMissed(state: RoomState, page: MessagePage, after: number, known: number): RoomState {
  const merged = mergeMessages(state, page.messages, "missed");
  const last = page.messages.at(-1)?.seq ?? after;
  const more = page.hasNewer && last > after;
  const settled = settle(merged.stored, Math.max(merged.settled, more ? last : Math.max(last, known)));
  return { ...merged, settled, newest: Math.max(merged.newest, more ? last + 1 : last) };
}

function mergeOlder(state: RoomState, page: MessagePage, before: number): RoomState {
  // A refresh put another page in its place meanwhile.
  if (state.stored[0]?.seq !== before) return state;
  return { ...mergeMessages(state, page.messages, "page"), hasOlder: page.hasOlder && page.messages.length > 0 };
}

/** Takes a page in. */
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
