import type { Conversation, WholeConversation } from "@thirtyfold/api-contract/desk";
import { person } from "./people.ts";

const at = Date.now() - 2 * 3_600_000;
export const counts = { waiting: 2, mine: 0, unassigned: 2, snoozed: 0, closed: 1 };

/** A conversation that has been waiting for two hours. */
export const conversation = (visitorId: string, excerpt: string, more: Partial<Conversation> = {}): Conversation => ({
  roomId: `${visitorId}_support`,
  contact: "support",
  visitorId,
  state: "open",
  snoozedUntil: null,
  assignee: null,
  version: 3,
  createdAt: at,
  activeAt: at,
  waitingSince: at,
  unread: 0,
  page: "/services",
  timeZone: null,
  lastMessage: { seq: 1, excerpt, byVisitor: true, author: null, at },
  ...more,
});
export const tomas = person("Tomas Verhale");
export const first = conversation("aaa111", "Where is my invoice?");
export const second = conversation("bbb222", "What does it cost?");

/** The same conversation with its message. */
export const whole = (of: Conversation, more: Partial<WholeConversation> = {}): WholeConversation => ({
  ...of,
  visitorReadUpTo: 0,
  email: null,
  messages: {
    data: [
      {
        id: "m1",
        content: of.lastMessage?.excerpt ?? "",
        senderId: of.visitorId,
        receiverId: "support",
        roomId: of.roomId,
        timestamp: new Date(at).toISOString(),
        read: false,
        seq: 1,
      },
    ],
    nextCursor: null,
  },
  notes: [],
  events: [],
  ...more,
});
