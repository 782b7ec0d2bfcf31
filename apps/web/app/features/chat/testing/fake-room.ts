import { roomIdOf } from "@thirtyfold/realtime-protocol";
import type { Delivery, Room, RoomItem, RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import type { ChatContact } from "../identity.ts";

export const me = "visitor";

export const supportContact: ChatContact = {
  id: "support",
  me,
  name: "Customer Support",
  role: "Orders, billing, accounts",
  firstUnread: 2,
  awayLine: {
    hours: "Customer Support answers",
    instead: "To leave an order or billing question for later, use the",
    linkText: "intake form",
  },
};

export const guestContact: ChatContact = {
  id: "guest-id",
  me: "host-id",
  name: "Guest 1",
  role: "Invited by you",
  firstUnread: 0,
  guest: { id: "guest-id", number: 1 },
};

type Line = {
  from?: "me" | "them";
  /** Local time; on 2026-11-18, a Wednesday, by default. */
  at?: string;
  read?: boolean;
  delivery?: Delivery;
};

/** A message in the room with `contact`, `seq` counted from 1. `delivery` marks a pending one. */
export function message(seq: number, content: string, line: Line = {}, contact = supportContact): RoomItem {
  const { from = "them", at = "10:24", read = from === "me", delivery = "sent" } = line;
  const mine = from === "me";
  const stored = !mine || delivery === "sent" || delivery === "seen";
  const day = at.includes("T") ? at : `2026-11-18T${at}`;
  return {
    id: `m-${seq}`,
    content,
    senderId: mine ? contact.me : contact.id,
    receiverId: mine ? contact.id : contact.me,
    roomId: roomIdOf(contact.id, contact.me),
    timestamp: new Date(`${day}:00`).toISOString(),
    read,
    seq: stored ? seq : null,
    delivery: mine ? delivery : null,
  };
}

export type FakeRoom = Room & {
  /** Applies a change to the room's snapshot. */
  set(change: Partial<RoomSnapshot>): void;
  /** The calls, with their argument. */
  calls: string[];
  /** The calls that fail from now on. */
  fails: Partial<Record<"send" | "markRead" | "loadOlder" | "refresh", boolean>>;
};

/** A room without a server. Connected and loaded by default. */
export function fakeRoom(change: Partial<RoomSnapshot> = {}, contact = supportContact): FakeRoom {
  const listeners = new Set<() => void>();
  const id = roomIdOf(contact.id, contact.me);
  let snapshot: RoomSnapshot = { ...empty, roomId: id, userId: contact.me, ...change };
  const calls: string[] = [];
  const fails: FakeRoom["fails"] = {};
  const answer = async (call: "markRead" | "loadOlder" | "refresh") => {
    calls.push(call);
    if (fails[call]) throw new Error(`${call} fails`);
  };
  return {
    id,
    calls,
    fails,
    set(next) {
      snapshot = { ...snapshot, ...next };
      for (const listener of listeners) listener();
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(content) {
      if (fails.send) throw new Error("WebSocket is not connected");
      calls.push(`send ${content}`);
      return "sent";
    },
    retry: (messageId) => void calls.push(`retry ${messageId}`),
    discard: (messageId) => void calls.push(`discard ${messageId}`),
    markRead: () => answer("markRead"),
    loadOlder: () => answer("loadOlder"),
    refresh: () => answer("refresh"),
    typing: () => void calls.push("typing"),
    leave: () => void calls.push("leave"),
  };
}

const empty: RoomSnapshot = {
  roomId: "",
  userId: "",
  connection: "connected",
  items: [],
  loading: false,
  loaded: true,
  loadFailed: false,
  sendFailed: false,
  hasOlder: false,
  loadingOlder: false,
  unread: 0,
  typing: false,
  present: undefined,
  mail: false,
  counters: { sent: 0, acknowledged: 0, replayed: 0, deduplicated: 0 },
};
