import * as z from "zod/mini";
import {
  contentSchema,
  outgoingMessageSchema,
  roomIdSchema,
  roomMessageSchema,
  timestampSchema,
  userIdSchema,
} from "./room-message.ts";

/** What a client sends on `/ws`, told apart by `type` (CONTRACT, section 6). `message` is the demo's. */
// Like the schemas of what a client sends in a frame it is made in a pure call: bundles of those who only write frames leave it out.
export const clientFrameSchema = /* @__PURE__ */ (() =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("subscribe"), roomId: roomIdSchema, userId: userIdSchema }),
    z.object({ type: z.literal("unsubscribe"), roomId: roomIdSchema }),
    z
      .object({ type: z.literal("new_message"), roomId: roomIdSchema, message: outgoingMessageSchema })
      .check(z.refine(({ roomId, message }) => message.roomId === roomId, "The message belongs to another room")),
    /** The user is writing: passed on to the room's other subscribers, never stored. At most one in 3 s. */
    z.object({ type: z.literal("typing"), roomId: roomIdSchema }),
    z.object({ type: z.literal("message"), content: contentSchema, timestamp: timestampSchema }),
    /**
     * Subscribes a person of the desk to its changes. `roomId`: the conversation in view; `writing`: an answer is being written
     * there; `away`: nobody is at the desk, so that visitors are shown the hours. Each replaces the one before.
     */
    z.object({
      type: z.literal("watch_desk"),
      roomId: z.optional(roomIdSchema),
      writing: z.optional(z.boolean()),
      away: z.optional(z.boolean()),
    }),
    z.object({ type: z.literal("unwatch_desk") }),
  ]))();

/** Why the server could not take a frame. The socket stays open. */
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
    /** To watchers of the desk: something changed, to be asked for by a call; all of its kind where no room is named. */
    z.object({
      type: z.literal("desk_changed"),
      what: z.enum(["conversations", "leads", "people"]),
      roomId: z.optional(roomIdSchema),
    }),
    /** To watchers of the desk: who watches, and which conversation; a person with two sockets stands there twice. */
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
     * `seq` is the room's newest message, 0 in an empty room; `readUpTo` the `seq` up to which each person has read. Comes
     * again, with 0 and without `openedAt`, where the room is erased: the newest page has what is left. And once more, with 0
     * and `openedAt`, where somebody writes in it then: all that was known of it is gone.
     */
    z.object({
      type: z.literal("subscription_confirmed"),
      roomId: roomIdSchema,
      seq: z.int().check(z.nonnegative()),
      readUpTo: z.optional(z.record(userIdSchema, z.int().check(z.nonnegative()))),
      /**
       * The `timestamp` of the message that opened the room; left out while none has, and by older servers. Another time than
       * before: the room was erased and opened anew meanwhile.
       */
      openedAt: z.optional(timestampSchema),
    }),
    z.object({ type: z.literal("chat_message"), message: roomMessageSchema }),
    /** `readerId` has read up to the message of the `seq` `upTo`: a maximum, which a repeat does not change. */
    z.object({
      type: z.literal("messages_read"),
      roomId: roomIdSchema,
      readerId: userIdSchema,
      /** Older servers leave it out, and say only that something was read. */
      upTo: z.optional(z.int().check(z.positive())),
    }),
    /** `userId` is writing; shown until 6 s after the last of these, or until a message of that person comes. */
    z.object({ type: z.literal("typing"), roomId: roomIdSchema, userId: userIdSchema }),
    z.object({
      type: z.literal("message"),
      content: z.string(),
      timestamp: timestampSchema,
      fromServer: z.literal(true),
    }),
    z.object({ type: z.literal("ping") }),
    /**
     * Whether somebody is at the desk now, of the room's contact; where there is no desk, none of these comes. `mail`: answers
     * that are not seen can be had by mail.
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
      /** The id of the message that was not taken. */
      id: z.optional(z.string()),
      /** The room that the frame was for; with no `id` beside it, what failed is its subscription or a typing notice. */
      roomId: z.optional(roomIdSchema),
      /** Seconds. */
      retryAfter: z.optional(z.number().check(z.nonnegative())),
    }),
  ]);

let serverFrameSchema: ReturnType<typeof makeServerFrameSchema> | undefined;

/**
 * What the server sends on `/ws`, told apart by `type` (CONTRACT, section 6); the same schema at each call. Made when the first
 * frame comes: loading this module would be a long task for a slow phone with it.
 */
export const getServerFrameSchema = () => (serverFrameSchema ??= makeServerFrameSchema());

export type ClientFrame = z.infer<typeof clientFrameSchema>;
export type ServerFrame = z.infer<ReturnType<typeof makeServerFrameSchema>>;
export type SocketErrorCode = (typeof errorCodes)[number];
