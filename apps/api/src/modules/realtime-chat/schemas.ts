import {
  markedReadSchema,
  messageIdSchema,
  newMessageSchema,
  roomIdSchema,
  roomMessageSchema,
  userIdSchema,
} from "@thirtyfold/realtime-protocol";
import { z } from "zod";
import { describedHeaders } from "../../answers/described-headers.ts";
import { problem } from "../../answers/problem.ts";

const message = (description: string) => ({
  description,
  content: { "application/json": { schema: roomMessageSchema } },
});
const params = z.object({ roomId: roomIdSchema });
const seqText = "Use the seq of a message";
const limitText = "Use a whole number from 1 to 200";
/** Digits are a `seq`, or an id if the room has no such `seq`; anything else is an id. */
const cursorSchema = z.union(
  [
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
    messageIdSchema,
  ],
  "Use a message's id or its seq",
);
/** Schemas of the chat's routes (CONTRACT, section 3). */
export const chatSchemas = {
  list: {
    operationId: "listRoomMessages",
    summary: "Messages of a room",
    description:
      'In `seq` order: the newest page, the one before a message, or the one after it. `Link` has `rel="prev"` ' +
      '(older) and `rel="next"` (newer) where there is more. Knowing a room\'s id is the right to read it.',
    tags: ["chat"],
    params,
    querystring: z.object({
      limit: z.coerce.number(limitText).int(limitText).min(1, limitText).max(200, limitText).default(100),
      before: cursorSchema.optional(),
      after: cursorSchema.optional(),
    }),
    response: {
      200: {
        description: "Messages",
        headers: describedHeaders.link,
        content: { "application/json": { schema: z.array(roomMessageSchema) } },
      },
    },
  },
  send: {
    operationId: "sendRoomMessage",
    summary: "Send a message",
    description:
      "The same `id` and content again is answered with the message that is stored already, so a call may be " +
      "repeated until it is answered. Subscribers of the room on `/ws` get it as `chat_message`.",
    tags: ["chat"],
    body: newMessageSchema,
    response: {
      200: message("It had been stored before."),
      201: message("It is stored now."),
      403: problem("Only the desk writes as this contact, or the call comes from another site."),
      409: problem("Its sender has sent another content under this id."),
    },
  },
  markRead: {
    operationId: "markRoomRead",
    summary: "Mark messages as read",
    description:
      "Up to the message of the `seq` `upTo`, or all that is stored now; what both people received, or with `readerId` " +
      "what that person did. Reading only goes forward: what was read stays so, and a repeat changes nothing.",
    tags: ["chat"],
    params,
    querystring: z.object({
      readerId: z.optional(userIdSchema),
      upTo: z.coerce.number(seqText).int(seqText).positive(seqText).optional(),
    }),
    response: { 200: markedReadSchema },
  },
};
