import type { OutgoingMessage } from "../room-message.ts";
import type { RoomItem } from "./room-state.ts";
import type { RoomEvent, RoomState } from "./session-events.ts";

type QueueEvent = Extract<
  RoomEvent,
  {
    type: "written" | "restored" | "send_started" | "refused" | "postponed" | "send_resumed" | "retry" | "discard";
  }
>;

function pendingItem(state: RoomState, message: OutgoingMessage, delivery: RoomItem["delivery"]): RoomItem {
  const { id, content, senderId, roomId, timestamp } = message;
  return { id, content, senderId, receiverId: state.otherId, roomId, timestamp, read: false, seq: null, delivery };
}

/** The state with another delivery for one unstored message, or for all that haven't failed. */
function deliver(state: RoomState, delivery: RoomItem["delivery"], id?: string): RoomState {
  const chosen = (item: RoomItem) => (id === undefined ? item.delivery !== "failed" : item.id === id);
  if (!state.pending.some((item) => chosen(item) && item.delivery !== delivery)) return state;
  return { ...state, pending: state.pending.map((item) => (chosen(item) ? { ...item, delivery } : item)) };
}

function handOver(state: RoomState, items: readonly RoomItem[]): RoomState {
  const counters = { ...state.counters, sent: state.counters.sent + items.length };
  return { ...state, pending: [...state.pending, ...items], counters };
}

function withoutFlight(state: RoomState, id: string): RoomState {
  return state.inFlight?.id === id ? { ...state, inFlight: null } : state;
}

/** Handles own messages until they are stored: they wait in the order in which they were written. */
export function queueEvent(state: RoomState, event: QueueEvent | { type: "held" | "released" }): RoomState {
  const delivery = state.connection === "disconnected" ? "waiting" : "sending";
  switch (event.type) {
    case "written":
      return handOver(state, [pendingItem(state, event.message, delivery)]);
    case "restored":
      return handOver(
        state,
        event.messages.map((message) => pendingItem(state, message, message.failed ? "failed" : "waiting")),
      );
    case "held":
      return deliver(state, "waiting");
    case "released":
      return deliver(state, "sending");
    case "send_started":
      return deliver({ ...state, inFlight: { id: event.id, attempt: event.attempt } }, "sending", event.id);
    case "refused":
      return deliver(withoutFlight(state, event.id), "failed", event.id);
    case "postponed":
      if (state.inFlight?.id !== event.id || state.inFlight.attempt !== event.attempt) return state;
      return deliver({ ...state, inFlight: null, sendPaused: true, sendFailed: event.id }, "waiting", event.id);
    case "send_resumed":
      return state.sendPaused ? { ...state, sendPaused: false } : state;
    case "retry": {
      const item = state.pending.find(({ id, delivery: now }) => id === event.id && now === "failed");
      if (item === undefined) return state;
      return { ...state, pending: [...state.pending.filter(({ id }) => id !== event.id), { ...item, delivery }] };
    }
    case "discard": {
      const pending = state.pending.filter(({ id }) => id !== event.id);
      if (pending.length === state.pending.length) return state;
      return { ...withoutFlight(state, event.id), pending };
    }
  }
}
