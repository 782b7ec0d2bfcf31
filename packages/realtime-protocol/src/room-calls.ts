import * as z from "zod/mini";
import { roomMembers } from "./room-id.ts";
import {
  contentSchema,
  messageIdSchema,
  pagePathSchema,
  roomIdSchema,
  roomMessageSchema,
  timeZoneSchema,
  userIdSchema,
} from "./room-message.ts";

/** The body of `POST /api/realtime-chat/messages`; without `id` the server creates one. */
export const newMessageSchema = z
  .object({
    id: z.optional(messageIdSchema),
    content: contentSchema,
    senderId: userIdSchema,
    receiverId: userIdSchema,
    roomId: roomIdSchema,
    page: z.optional(pagePathSchema),
    timeZone: z.optional(timeZoneSchema),
  })
  .check(
    z.refine(
      ({ roomId, senderId, receiverId }) =>
        senderId !== receiverId && [senderId, receiverId].every((id) => roomMembers(roomId)?.includes(id)),
      { path: ["senderId"], error: "Sender and receiver must be the room's two people" },
    ),
  );

/** The number of messages that were unread before. */
export const markedReadSchema = z.object({ updated: z.int().check(z.nonnegative()) });

/** A message's id, or its `seq`. */
const cursor = z.optional(z.union([z.string(), z.number()]));

/** The room calls of CONTRACT, section 3, for `createClient` of `@thirtyfold/api-contract/client`. */
export const roomCalls = {
  "GET /api/realtime-chat/rooms/{roomId}/messages": {
    query: z.object({ limit: z.optional(z.number()), before: cursor, after: cursor }),
    answer: z.array(roomMessageSchema),
  },
  "POST /api/realtime-chat/rooms/{roomId}/mark-read": {
    query: z.object({ readerId: z.optional(z.string()), upTo: z.optional(z.number()) }),
    answer: markedReadSchema,
  },
  "POST /api/realtime-chat/messages": { body: newMessageSchema, answer: roomMessageSchema },
} as const;
