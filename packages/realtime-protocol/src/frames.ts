import * as z from "zod/mini";
import {
  contentSchema,
  outgoingMessageSchema,
  roomIdSchema,
  roomMessageSchema,
  timestampSchema,
  userIdSchema,
} from "./room-message.ts";

/** A client's frames on `/ws`, distinguished by `type` (CONTRACT, section 6). `message` is the demo's. */
// Created in a pure call, like the other schemas of client frames: bundles of code that only writes frames omit it.
export const clientFrameSchema = /* @__PURE__ */ (() =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("subscribe"), roomId: roomIdSchema, userId: userIdSchema }),
    z.object({ type: z.literal("unsubscribe"), roomId: roomIdSchema }),
    z
      .object({ type: z.literal("new_message"), roomId: roomIdSchema, message: outgoingMessageSchema })
      .check(z.refine(({ roomId, message }) => message.roomId === roomId, "The message belongs to another room")),
    /** The user is typing: forwarded to the room's other subscribers, never stored. At most one in 3 s. */
    z.object({ type: z.literal("typing"), roomId: roomIdSchema }),
    z.object({ type: z.literal("message"), content: contentSchema, timestamp: timestampSchema }),
    /**
     * Subscribes a person of the desk to its changes. `roomId`: the conversation in view; `writing`: an answer is being
     * written there; `away`: nobody is at the desk, so that visitors see the hours. Each replaces the previous one.
     */
    z.object({
      type: z.literal("watch_desk"),
      roomId: z.optional(roomIdSchema),
      writing: z.optional(z.boolean()),
      away: z.optional(z.boolean()),
    }),
    z.object({ type: z.literal("unwatch_desk") }),
  ]))();

/** Why the server could not accept a frame. The socket stays open. */
export const errorCodes = [
  "unreadable",
  "unknown_type",
  "invalid",
  "not_subscribed",
  "forbidden",
  "conflict",
  "too_many_rooms",
  "rate_limited",
  "unavailable",
] as const;

const makeDeskFrames = () =>
  [
    /**
     * To watchers of the desk: something changed and is to be refetched; everything of its kind if no room is named.
     */
    z.object({
      type: z.literal("desk_changed"),
      what: z.enum(["conversations", "leads", "people"]),
      roomId: z.optional(roomIdSchema),
    }),
    /** To watchers of the desk: who watches, and which conversation; a person with two sockets appears twice. */
    z.object({
      type: z.literal("desk_people"),
      people: z.array(
        z.object({
          personId: z.string(),
          roomId: z.optional(roomIdSchema),
          writing: z.optional(z.boolean()),
          away: z.optional(z.boolean()),
        }),
      ),
    }),
  ] as const;

const makeServerFrameSchema = () =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("connection"), clientId: z.string().check(z.minLength(1)) }),
    /**
     * `seq` is the room's newest message, 0 in an empty room; `readUpTo` the `seq` up to which each person has read.
     * Sent again, with 0 and without `openedAt`, when the room is erased: the newest page has what is left. And once
     * more, with 0 and `openedAt`, when somebody then writes in it: everything known about it is gone.
     */
    z.object({
      type: z.literal("subscription_confirmed"),
      roomId: roomIdSchema,
      seq: z.int().check(z.nonnegative()),
      readUpTo: z.optional(z.record(userIdSchema, z.int().check(z.nonnegative()))),
      /**
       * The `timestamp` of the message that opened the room; omitted while none has, and by older servers. If it
       * differs from before, the room was erased and reopened meanwhile.
       */
      openedAt: z.optional(timestampSchema),
    }),
    z.object({ type: z.literal("chat_message"), message: roomMessageSchema }),
    /** `readerId` has read up to the message with the `seq` `upTo`: a maximum, which a repeat does not change. */
    z.object({
      type: z.literal("messages_read"),
      roomId: roomIdSchema,
      readerId: userIdSchema,
      /** Older servers omit it, and only say that something was read. */
      upTo: z.optional(z.int().check(z.positive())),
    }),
    /** `userId` is typing; shown until 6 s after the last of these, or until that person's message arrives. */
    z.object({ type: z.literal("typing"), roomId: roomIdSchema, userId: userIdSchema }),
    z.object({
      type: z.literal("message"),
      content: z.string(),
      timestamp: timestampSchema,
      fromServer: z.literal(true),
    }),
    z.object({ type: z.literal("ping") }),
    /**
     * Whether somebody is at the desk of the room's contact now; not sent if there is no desk. `mail`: unseen answers
     * can be sent by mail.
     */
    z.object({
      type: z.literal("presence"),
      roomId: roomIdSchema,
      present: z.boolean(),
      mail: z.optional(z.literal(true)),
    }),
    ...makeDeskFrames(),
    z.object({
      type: z.literal("error"),
      /** A sentence for people. */
      message: z.string(),
      code: z.enum(errorCodes),
      /** The id of the refused message. */
      id: z.optional(z.string()),
      /** The frame's room; without an `id`, its subscription or a typing notice failed. */
      roomId: z.optional(roomIdSchema),
      /** Seconds. */
      retryAfter: z.optional(z.number().check(z.nonnegative())),
    }),
  ]);

let serverFrameSchema: ReturnType<typeof makeServerFrameSchema> | undefined;

/**
 * The server's frames on `/ws`, distinguished by `type` (CONTRACT, section 6); the same schema at each call. Created
 * when the first frame arrives: otherwise loading this module would be a long task for a slow phone.
 */
export const getServerFrameSchema = () => (serverFrameSchema ??= makeServerFrameSchema());

export type ClientFrame = z.infer<typeof clientFrameSchema>;
export type ServerFrame = z.infer<ReturnType<typeof makeServerFrameSchema>>;
export type SocketErrorCode = (typeof errorCodes)[number];
