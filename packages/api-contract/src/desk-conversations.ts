import * as z from "zod/mini";
import { deskPageOf, noteSchema, plainText, searchTextSchema, textIdSchema, versionSchema } from "./desk-page.ts";
import { limits, visibleCharacter } from "./limits.ts";
import { withNewlines } from "./text.ts";

/** The contacts that visitors write to; their names are in `@thirtyfold/content`. */
export const deskContactSchema = z.enum(["support", "technical-support", "sales"]);

/** Open and not snoozed, except in `mine`. `waiting`: the visitor wrote last; `unassigned`: assigned to nobody. */
export const conversationListSchema = z.enum(["waiting", "mine", "unassigned", "snoozed", "closed"]);

/** `snoozed`: reopens automatically at `snoozedUntil`. In any state, a visitor's next message makes it `open`. */
export const conversationStateSchema = z.enum(["open", "snoozed", "closed"]);

/** `GET /api/desk/conversations`: all of them without `state`; `q` searches names, messages and notes. */
export const conversationsQuerySchema = z.object({
  state: z.optional(conversationListSchema),
  q: z.optional(searchTextSchema),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

const lastMessageSchema = z.object({
  seq: versionSchema,
  /** Its first 200 characters. */
  excerpt: z.string(),
  byVisitor: z.boolean(),
  /**
   * The first name of the desk's person who wrote it; null for visitors, and for messages from before the desk was on.
   */
  author: z.nullable(z.string()),
  at: z.int(),
});

/** A visitor's chat room with a contact, in which somebody has written. Times are epoch milliseconds. */
export const conversationSchema = z.object({
  roomId: z.string(),
  contact: deskContactSchema,
  visitorId: z.string(),
  state: conversationStateSchema,
  snoozedUntil: z.nullable(z.int()),
  /** A person's id. */
  assignee: z.nullable(z.string()),
  version: versionSchema,
  createdAt: z.int(),
  /** The time of the newest message or note: lists begin with the latest. */
  activeAt: z.int(),
  /**
   * When the visitor first wrote after the desk's last message, or after it was closed; null if the desk wrote last.
   */
  waitingSince: z.nullable(z.int()),
  /** The number of visitor messages that nobody on the desk has read. */
  unread: z.int().check(z.nonnegative()),
  lastMessage: z.nullable(lastMessageSchema),
  /** In a search by words of a message or a note: 200 characters of the newest, from shortly before the words. */
  found: z.optional(z.string()),
  /** The path of the page from which the visitor came to the chat. */
  page: z.nullable(z.string()),
  /** The IANA name of the visitor's time zone, as the browser reports it. */
  timeZone: z.nullable(z.string()),
});

/** Like the chat's `roomMessageSchema`; `timestamp` is ISO 8601. Only the desk gets `personId`. */
export const deskMessageSchema = z.object({
  id: z.string(),
  content: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  roomId: z.string(),
  timestamp: z.string(),
  /** Whether its receiver has read it. */
  read: z.boolean(),
  seq: versionSchema,
  author: z.optional(z.string()),
  personId: z.optional(z.string()),
});

/** The `cursor` of `GET …/messages` is a `seq`: it returns the messages before it. */
export const deskMessagesQuerySchema = z.object({
  cursor: z.optional(z.coerce.number("Use the seq of a message").check(z.int(), z.positive())),
});

/** `GET …/messages`: a page of messages in the order of `seq`; `nextCursor` leads to the page before it. */
export const deskMessagesSchema = deskPageOf(deskMessageSchema);

/** A person's change to a conversation. `value`: for `snoozed` until when, for `assignee` a person's id or null. */
const conversationEventSchema = z.object({
  id: z.string(),
  at: z.int(),
  personId: z.string(),
  personName: z.string(),
  kind: z.enum(["opened", "closed", "snoozed", "assignee"]),
  value: z.nullable(z.string()),
});

/**
 * `GET /api/desk/conversations/{roomId}`: with the newest 100 messages, and the newest 500 notes and events, oldest
 * first.
 */
export const wholeConversationSchema = z.extend(conversationSchema, {
  /** The `seq` up to which the visitor has read; 0 if nothing. */
  visitorReadUpTo: z.int().check(z.nonnegative()),
  /** The address for answers that the visitor does not see in the chat; null if none was given. */
  email: z.nullable(z.string()),
  messages: deskMessagesSchema,
  notes: z.array(noteSchema),
  events: z.array(conversationEventSchema),
  /** Cursors of `GET …/notes` and `GET …/events`, for those before these; omitted if there are none. */
  olderNotes: z.optional(z.string()),
  olderEvents: z.optional(z.string()),
});

/** `GET …/notes` and `GET …/events`: those before the cursor, or the newest; oldest first. */
export const olderQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
/** Notes of one conversation. `nextCursor` leads to those before them; null if there are none. */
export const notesSchema = deskPageOf(noteSchema);
/** The events of one conversation, paged like its notes. */
export const conversationEventsSchema = deskPageOf(conversationEventSchema);

/**
 * `snoozedUntil`: for the state `snoozed`, in the future. `seenSeq`: newest message seen; closing and snoozing are 409
 * if the visitor has written since. Without it they hide newer messages: clients that show conversations to a person
 * send it.
 */
export const conversationChangeSchema = z
  .strictObject({
    version: versionSchema,
    state: z.optional(conversationStateSchema),
    // Up to the latest time of a Date (ECMA-262, section 21.4.1.1), which the desk shows it as.
    snoozedUntil: z.optional(z.int().check(z.positive(), z.maximum(8.64e15))),
    assignee: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    seenSeq: z.optional(versionSchema),
  })
  .check(
    z.refine(({ state, snoozedUntil }) => (state === "snoozed") === (snoozedUntil !== undefined), {
      path: ["snoozedUntil"],
      error: "Say until when, with the state snoozed and no other",
    }),
  );

/**
 * `POST …/messages`: the same `id` and content is the same message again, so a call may be retried until it is
 * answered.
 */
export const newDeskMessageSchema = z.strictObject({
  id: textIdSchema,
  content: z.string().check(
    z.overwrite(withNewlines),
    z.maxLength(limits.message, `Use at most ${limits.message.toLocaleString("en-US")} characters`),
    z.refine((value) => visibleCharacter.test(value), "Message content is required"),
    plainText,
  ),
});

/**
 * `POST …/read`: up to the message with the `seq` `upTo`, or all stored ones. What one person reads counts as read by
 * the desk.
 */
export const deskReadingSchema = z.strictObject({ upTo: z.optional(versionSchema) });

const count = z.int().check(z.nonnegative());

/** The number of messages that were unread before. */
export const deskReadSchema = z.object({ updated: count });

/** `GET /api/desk/counts`: the size of each list, for the person who asks. */
export const deskCountsSchema = z.object({
  conversations: z.record(conversationListSchema, count),
  /** Leads that nobody has touched yet. */
  newLeads: count,
});

export type ConversationList = z.infer<typeof conversationListSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
export type ConversationEvent = z.infer<typeof conversationEventSchema>;
export type WholeConversation = z.infer<typeof wholeConversationSchema>;
export type ConversationChange = z.infer<typeof conversationChangeSchema>;
export type DeskMessage = z.infer<typeof deskMessageSchema>;
export type DeskCounts = z.infer<typeof deskCountsSchema>;
