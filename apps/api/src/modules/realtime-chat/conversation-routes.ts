import { randomUUID } from "node:crypto";
import {
  conversationChangeSchema,
  conversationEventsSchema,
  conversationSchema,
  conversationsQuerySchema,
  deskCountsSchema,
  deskMessageSchema,
  deskMessagesQuerySchema,
  deskMessagesSchema,
  deskPageOf,
  deskReadingSchema,
  deskReadSchema,
  newDeskMessageSchema,
  newNoteSchema,
  noteSchema,
  notesSchema,
  olderQuerySchema,
  wholeConversationSchema,
} from "@thirtyfold/api-contract/desk";
import { roomIdSchema } from "@thirtyfold/realtime-protocol";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { conflict, invalid, ProblemError, problem } from "../../answers/problem.ts";
import { NoteConflictError } from "../../people/note-conflict.ts";
import { UnknownAssigneeError } from "../../people/person-store.ts";
import { actorOf, signedInOf } from "../../plugins/access.ts";
import { clientAddress, tooMany } from "../../plugins/rate-limit.ts";
import type { ErasureLedger } from "../../storage/erasures.ts";
import type { Storage } from "../../storage/storage.ts";
import { readVisitorEmail } from "./answer-mail-store.ts";
import type { ChatService } from "./chat-service.ts";
import { listEvents } from "./conversation-event-store.ts";
import { addNote, listNotes } from "./conversation-note-store.ts";
import {
  changeConversation,
  countConversations,
  countNewLeads,
  eraseConversation,
  findConversation,
  listConversations,
  listDeskMessages,
  StaleConversationError,
} from "./conversation-store.ts";
import { readCursors } from "./reading-store.ts";
import { toProblem } from "./rest-routes.ts";
import { storedBytes, writerOf } from "./room-store.ts";

const conversations = "/api/desk/conversations";
const one = `${conversations}/:roomId`;
const common = { tags: ["desk: conversations"], security: [{ session: [] }] };
const ofOne = { ...common, params: z.object({ roomId: roomIdSchema }) };
const unknown = problem("No such conversation");
const missing = () => new ProblemError(404, { detail: "There is no conversation with this id." });

const schemas = {
  list: {
    ...common,
    operationId: "listConversations",
    summary: "Conversations of a list, the newest activity first",
    description:
      "`waiting`: the visitor wrote last; `mine`: assigned to whoever asks; `unassigned`: to nobody; `snoozed`; `closed`. " +
      "Without `state` all. `q` is looked for in messages, notes, the visitor's address, and names of visitors, contacts and assignees.",
    querystring: conversationsQuerySchema,
    response: { 200: deskPageOf(conversationSchema) },
  },
  counts: {
    ...common,
    operationId: "readDeskCounts",
    summary: "How many conversations are in each list, and how many leads are new",
    response: { 200: deskCountsSchema },
  },
  find: {
    ...ofOne,
    operationId: "readConversation",
    summary: "One conversation, with its newest messages, its notes and what was done to it",
    response: { 200: wholeConversationSchema, 404: unknown },
  },
  messages: {
    ...ofOne,
    operationId: "listConversationMessages",
    summary: "Messages of a conversation, those before the cursor",
    querystring: deskMessagesQuerySchema,
    response: { 200: deskMessagesSchema, 404: unknown },
  },
  notes: {
    ...ofOne,
    operationId: "listConversationNotes",
    summary: "Notes of a conversation, the newest or those before the cursor",
    querystring: olderQuerySchema,
    response: { 200: notesSchema, 404: unknown },
  },
  events: {
    ...ofOne,
    operationId: "listConversationEvents",
    summary: "What was done to a conversation, the newest or what was before the cursor",
    querystring: olderQuerySchema,
    response: { 200: conversationEventsSchema, 404: unknown },
  },
  change: {
    ...ofOne,
    operationId: "changeConversation",
    summary: "Open, close, snooze or assign a conversation",
    description: "`version` is the one that was seen. The visitor's next message opens it again.",
    body: conversationChangeSchema,
    response: { 200: conversationSchema, 404: unknown, 409: problem("Somebody was quicker.") },
  },
  send: {
    ...ofOne,
    operationId: "answerConversation",
    summary: "Answer the visitor",
    description:
      "Written for the contact, with the first name of whoever is signed in. The same `id` and content again is " +
      "answered with the message that is stored already.",
    body: newDeskMessageSchema,
    response: {
      200: deskMessageSchema,
      201: deskMessageSchema,
      404: unknown,
      409: problem("Another content was sent under this id."),
    },
  },
  note: {
    ...ofOne,
    operationId: "addConversationNote",
    summary: "Write a note that visitors never see",
    description: "The same `id` and content again is answered with the note that is stored already.",
    body: newNoteSchema,
    response: { 201: noteSchema, 404: unknown, 409: problem("Another note was written under this id.") },
  },
  read: {
    ...ofOne,
    operationId: "markConversationRead",
    summary: "Mark the visitor's messages as read by the desk",
    body: deskReadingSchema,
    response: { 200: deskReadSchema, 404: unknown },
  },
  typing: {
    ...ofOne,
    operationId: "tellTyping",
    summary: "Tell the visitor that somebody is writing",
    description: "Shown for 6 seconds; to be repeated every 3 seconds while somebody writes.",
    response: { 204: z.undefined(), 404: unknown },
  },
  erase: {
    ...ofOne,
    operationId: "eraseConversation",
    summary: "Erase a conversation, with all messages and notes",
    response: { 204: z.undefined(), 404: unknown },
  },
};

function toChangeProblem(error: unknown): unknown {
  if (error instanceof StaleConversationError) {
    return conflict("Somebody changed this conversation meanwhile, or the visitor has written. Look again.");
  }
  return error instanceof UnknownAssigneeError ? invalid("assignee", error.message) : error;
}

type Options = { service: ChatService; db: Storage["db"]; erasures: ErasureLedger };

const config = { rate: "desk" } as const;

/** The request's conversation, with the contact that the desk writes as. */
async function found(db: Storage["db"], roomId: string) {
  const conversation = await findConversation(db, roomId, Date.now());
  if (!conversation) throw missing();
  return conversation;
}

/** Older parts of a conversation, beyond what its own route returns at once. */
const olderRoutes: FastifyPluginAsyncZod<Pick<Options, "db">> = async (app, { db }) => {
  app.get(`${one}/messages`, { schema: schemas.messages, config }, async ({ params: { roomId }, query }) => {
    await found(db, roomId);
    return listDeskMessages(db, roomId, query.cursor);
  });

  app.get(`${one}/notes`, { schema: schemas.notes, config }, async ({ params: { roomId }, query }) => {
    await found(db, roomId);
    return listNotes(db, roomId, query.cursor);
  });

  app.get(`${one}/events`, { schema: schemas.events, config }, async ({ params: { roomId }, query }) => {
    await found(db, roomId);
    return listEvents(db, roomId, query.cursor);
  });
};

/** `/api/desk/conversations` (CONTRACT, section 8). */
export const conversationRoutes: FastifyPluginAsyncZod<Options> = async (app, { service, db, erasures }) => {
  await app.register(writingRoutes, { service, db });
  await app.register(olderRoutes, { db });

  app.get(conversations, { schema: schemas.list, config }, async (request) =>
    listConversations(db, request.query, actorOf(request)),
  );

  app.get("/api/desk/counts", { schema: schemas.counts, config }, async (request) => ({
    conversations: await countConversations(db, actorOf(request)),
    newLeads: await countNewLeads(db),
  }));

  app.get(one, { schema: schemas.find, config }, async ({ params: { roomId } }) => {
    const conversation = await found(db, roomId);
    const [messages, notes, events, cursors, email = null] = await Promise.all([
      listDeskMessages(db, roomId, undefined),
      listNotes(db, roomId),
      listEvents(db, roomId),
      readCursors(db, roomId),
      readVisitorEmail(db, roomId),
    ]);
    const visitorReadUpTo = cursors.find(({ readerId }) => readerId === conversation.visitorId)?.upTo ?? 0;
    return {
      ...conversation,
      visitorReadUpTo,
      email,
      messages,
      notes: notes.data,
      events: events.data,
      olderNotes: notes.nextCursor ?? undefined,
      olderEvents: events.nextCursor ?? undefined,
    };
  });

  app.patch(one, { schema: schemas.change, config }, async (request) => {
    const { body } = request;
    const { roomId } = request.params;
    if (body.snoozedUntil !== undefined && body.snoozedUntil <= Date.now()) {
      throw invalid("snoozedUntil", "Choose a time in the future");
    }
    const changed = await changeConversation(db, roomId, body, actorOf(request)).catch((error: unknown) => {
      throw toChangeProblem(error);
    });
    if (!changed) throw missing();
    app.deskNews.publish({ what: "conversations", roomId });
    return found(db, roomId);
  });

  app.delete(one, { schema: schemas.erase, config }, async (request, reply) => {
    if (!(await eraseConversation({ db, erasures }, request.params.roomId, actorOf(request)))) throw missing();
    service.erased(request.params.roomId);
    return reply.code(204).send();
  });
};

const writingRoutes: FastifyPluginAsyncZod<Omit<Options, "erasures">> = async (app, { service, db }) => {
  app.post(`${one}/messages`, { schema: schemas.send, config }, async (request, reply) => {
    const { roomId } = request.params;
    const { contact: senderId } = await found(db, roomId);
    const { id = randomUUID(), content } = request.body;
    const seconds = app.countStored("chat", clientAddress(request), storedBytes(content));
    if (seconds > 0) throw tooMany(seconds, "Too much text");
    const { person } = signedInOf(request);
    const stored = await service
      .send({ id, roomId, senderId, content, by: writerOf(person) })
      .catch((error: unknown) => {
        throw toProblem(error);
      });
    return reply.code(stored.isNew ? 201 : 200).send({ ...stored.message, personId: person.id });
  });

  app.post(`${one}/notes`, { schema: schemas.note, config }, async (request, reply) => {
    const { roomId } = request.params;
    const { id, content } = request.body;
    const { person } = signedInOf(request);
    const note = await addNote(db, { roomId, id, content }, actorOf(request)).catch((error: unknown) => {
      throw error instanceof NoteConflictError ? conflict(error.message) : error;
    });
    if (!note) throw missing();
    app.deskNews.publish({ what: "conversations", roomId });
    return reply.code(201).send({ ...note, personId: person.id, personName: person.name, content });
  });

  app.post(`${one}/read`, { schema: schemas.read, config }, async ({ params: { roomId }, body }) => {
    const { contact: readerId } = await found(db, roomId);
    return { updated: await service.markRead({ roomId, readerId, upTo: body.upTo }) };
  });

  app.post(`${one}/typing`, { schema: schemas.typing, config }, async ({ params: { roomId } }, reply) => {
    service.typing(roomId, (await found(db, roomId)).contact);
    return reply.code(204).send();
  });
};
