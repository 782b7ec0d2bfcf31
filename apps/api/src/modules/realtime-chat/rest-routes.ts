import { randomUUID } from "node:crypto";
import { roomMembers } from "@thirtyfold/realtime-protocol";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { conflict, invalid, ProblemError } from "../../answers/problem.ts";
import { clientAddress, tooMany } from "../../plugins/rate-limit.ts";
import type { ChatService } from "./chat-service.ts";
import { MessageConflictError } from "./message-store.ts";
import { type MessagePage, UnknownCursorError } from "./page-store.ts";
import { storedBytes } from "./room-store.ts";
import { chatSchemas } from "./schemas.ts";

const sendAgain = "Please send it again: under the same id it is stored once.";
const room = "/api/realtime-chat/rooms/:roomId";

export function toProblem(error: unknown): unknown {
  if (error instanceof UnknownCursorError) return invalid(error.parameter, "The room has no message with this id");
  if (!(error instanceof MessageConflictError)) return error;
  return conflict("You have sent another message under this id. Give each message an id of its own.");
}

const reserved = () => new ProblemError(403, { detail: "Only our people at the desk write and read as this contact." });

/** The `Link` header (RFC 8288) to the neighboring pages. */
function linksOf(path: string, limit: number, { messages, hasOlder, hasNewer }: MessagePage): string {
  const link = (rel: "prev" | "next", side: "before" | "after", seq = 0) =>
    `<${path}?limit=${limit}&${side}=${seq}>; rel="${rel}"`;
  return [
    ...(hasOlder ? [link("prev", "before", messages[0]?.seq)] : []),
    ...(hasNewer ? [link("next", "after", messages.at(-1)?.seq)] : []),
  ].join(", ");
}

/** Reading a room, sending, and marking as read. */
export const restRoutes: FastifyPluginAsyncZod<{ service: ChatService }> = async (app, { service }) => {
  app.get(
    `${room}/messages`,
    { schema: chatSchemas.list, config: { rate: "read" } },
    async ({ params: { roomId }, query }, reply) => {
      const page = await service.list(roomId, query).catch((error: unknown) => {
        throw toProblem(error);
      });
      const links = linksOf(`/api/realtime-chat/rooms/${roomId}/messages`, query.limit, page);
      if (links !== "") void reply.header("link", links);
      return [...page.messages];
    },
  );

  app.post(
    "/api/realtime-chat/messages",
    { schema: chatSchemas.send, config: { rate: "chat", sendAgain } },
    async (request, reply) => {
      const { id = randomUUID(), roomId, senderId, content, page, timeZone } = request.body;
      if (await service.isReserved(senderId)) throw reserved();
      const seconds = app.countStored("chat", clientAddress(request), storedBytes(content));
      if (seconds > 0) throw tooMany(seconds, "Too much text");
      const { message, isNew } = await service
        .send({ id, roomId, senderId, content, page, timeZone })
        .catch((error: unknown) => {
          throw toProblem(error);
        });
      return reply.code(isNew ? 201 : 200).send(message);
    },
  );

  app.post(
    `${room}/mark-read`,
    { schema: chatSchemas.markRead, config: { rate: "read" } },
    async ({ params: { roomId }, query: { readerId, upTo } }) => {
      if (readerId !== undefined && !roomMembers(roomId)?.includes(readerId)) {
        throw invalid("readerId", "The reader must be one of the room's two people");
      }
      // Without a reader, both members.
      const readers = readerId === undefined ? (roomMembers(roomId) ?? []) : [readerId];
      const free: string[] = [];
      for (const reader of readers) if (!(await service.isReserved(reader))) free.push(reader);
      if (free.length === 0) throw reserved();
      const both = free.length > 1;
      return { updated: await service.markRead({ roomId, readerId: both ? undefined : free[0], upTo }) };
    },
  );
};
