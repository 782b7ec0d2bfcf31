import * as z from "zod/mini";
import { deskPageOf, noteSchema, plainText, searchTextSchema, textIdSchema, versionSchema } from "./desk-page.ts";
import { limits, visibleCharacter } from "./limits.ts";
import { withNewlines } from "./text.ts";

/** Whom visitors write to; what they are called stands in `@thirtyfold/content`. */
export const deskContactSchema = z.enum(["support", "technical-support", "sales"]);

/** Open and not snoozed, except in `mine`. `waiting`: the visitor wrote last; `unassigned`: of nobody. */
export const conversationListSchema = z.enum(["waiting", "mine", "unassigned", "snoozed", "closed"]);

/** `snoozed`: open again by itself at `snoozedUntil`. Whatever it is, a visitor's next message makes it `open`. */
export const conversationStateSchema = z.enum(["open", "snoozed", "closed"]);

/** `GET /api/desk/conversations`: without `state` all of them; `q` is looked for in names, messages and notes. */
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
  /** The first name of the desk's person who wrote it; null for visitors, and for what was written before the desk was on. */
  author: z.nullable(z.string()),
  at: z.int(),
});

/** A chat room of a visitor with a contact, in which somebody has written. Times are epoch milliseconds. */
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
  /** The newest message or note: lists begin with the latest. */
  activeAt: z.int(),
  /** When the visitor wrote first after the desk's last message, or after it was closed; null where the desk wrote last. */
  waitingSince: z.nullable(z.int()),
  /** How many messages of the visitor nobody of the desk has read. */
  unread: z.int().check(z.nonnegative()),
  lastMessage: z.nullable(lastMessageSchema),
  /** The path of the page that the visitor came from to the chat. */
  page: z.nullable(z.string()),
  /** The IANA name of the visitor's time zone, as the browser reports it. */
  timeZone: z.nullable(z.string()),
});

/** As the chat's `roomMessageSchema`; `timestamp` is ISO 8601. Only the desk gets `personId`. */
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

/** The `cursor` of `GET …/messages` is a `seq`: the messages before it. */
export const deskMessagesQuerySchema = z.object({
  cursor: z.optional(z.coerce.number("Use the seq of a message").check(z.int(), z.positive())),
});

/** `GET …/messages`: a page of messages in the order of `seq`; `nextCursor` leads to the page with those before it. */
export const deskMessagesSchema = deskPageOf(deskMessageSchema);

/** What a person did to a conversation. `value`: of `snoozed` until when, of `assignee` a person's id or null. */
const conversationEventSchema = z.object({
  id: z.string(),
  at: z.int(),
  personId: z.string(),
  personName: z.string(),
  kind: z.enum(["opened", "closed", "snoozed", "assignee"]),
  value: z.nullable(z.string()),
});

/** `GET /api/desk/conversations/{roomId}`: with the newest 100 messages, and the newest 500 notes and events, the oldest first. */
export const wholeConversationSchema = z.extend(conversationSchema, {
  /** The `seq` up to which the visitor has read, 0 for nothing. */
  visitorReadUpTo: z.int().check(z.nonnegative()),
  /** Where answers go that the visitor does not see in the chat; null where no address was given. */
  email: z.nullable(z.string()),
  messages: deskMessagesSchema,
  notes: z.array(noteSchema),
  events: z.array(conversationEventSchema),
  /** Cursors of `GET …/notes` and `GET …/events`, for those before these; left out where there are none. */
  olderNotes: z.optional(z.string()),
  olderEvents: z.optional(z.string()),
});

/** `GET …/notes` and `GET …/events`: those before the cursor, or the newest; the oldest of them first. */
export const olderQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
/** Notes of one conversation. `nextCursor`: to those before them, null where there are none. */
export const notesSchema = deskPageOf(noteSchema);
/** What was done to one conversation, in pages as its notes. */
export const conversationEventsSchema = deskPageOf(conversationEventSchema);

/**
 * `snoozedUntil`: for the state `snoozed`, in the future. `seenSeq`: newest message seen; closing and snoozing are 409
 * if the visitor has written since. Without it they hide what came meanwhile: whoever shows conversations to a person sends it.
 */
export const conversationChangeSchema = z
  .strictObject({
    version: versionSchema,
    state: z.optional(conversationStateSchema),
    // Up to the end of time of a Date (ECMA-262, section 21.4.1.1), which the desk shows it as.
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

/** `POST …/messages`: the same `id` and content again is the same message, so a call may be repeated until it is answered. */
export const newDeskMessageSchema = z.strictObject({
  id: textIdSchema,
  content: z.string().check(
    z.overwrite(withNewlines),
    z.maxLength(limits.message, `Use at most ${limits.message.toLocaleString("en-US")} characters`),
    z.refine((value) => visibleCharacter.test(value), "Message content is required"),
    plainText,
  ),
});

/** `POST …/read`: up to the message of the `seq` `upTo`, or all that is stored. What one person reads is read by the desk. */
export const deskReadingSchema = z.strictObject({ upTo: z.optional(versionSchema) });

const count = z.int().check(z.nonnegative());

/** Messages that were unread before. */
export const deskReadSchema = z.object({ updated: count });

/** `GET /api/desk/counts`: how many stand in each list, for whoever asks. */
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
