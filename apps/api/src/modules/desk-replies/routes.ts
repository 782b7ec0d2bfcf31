import {
  deskPageOf,
  newSavedReplySchema,
  savedReplyChangeSchema,
  savedReplySchema,
} from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { conflict, ProblemError, problem } from "../../answers/problem.ts";
import type { Storage } from "../../storage/storage.ts";
import {
  addReply,
  changeReply,
  listReplies,
  removeReply,
  StaleReplyError,
  TooManyRepliesError,
} from "./reply-store.ts";

const replies = "/api/desk/replies";
const common = { tags: ["desk: replies"], security: [{ session: [] }] };
const ofOne = { ...common, params: z.object({ id: z.string() }) };
const unknown = problem("No such reply");
const missing = () => new ProblemError(404, { detail: "There is no saved reply with this id." });

const schemas = {
  list: {
    ...common,
    operationId: "listReplies",
    summary: "Replies that the team has saved, by title",
    response: { 200: deskPageOf(savedReplySchema) },
  },
  add: {
    ...common,
    operationId: "saveReply",
    summary: "Save a reply",
    description: "The desk fills in `{me}`, `{contact}`, `{hours}` and `{date}`. At most 200.",
    body: newSavedReplySchema,
    response: { 201: savedReplySchema, 409: problem("There are 200.") },
  },
  change: {
    ...ofOne,
    operationId: "changeReply",
    summary: "Change a saved reply",
    description: "`version` is the one that was seen.",
    body: savedReplyChangeSchema,
    response: { 200: savedReplySchema, 404: unknown, 409: problem("Somebody was quicker.") },
  },
  remove: {
    ...ofOne,
    operationId: "removeReply",
    summary: "Remove a saved reply",
    response: { 204: z.undefined(), 404: unknown },
  },
};

function toProblem(error: unknown): unknown {
  if (error instanceof StaleReplyError) return conflict("Somebody changed this reply meanwhile. Look again.");
  if (error instanceof TooManyRepliesError) return conflict("There are 200 saved replies. Remove one first.");
  return error;
}

const config = { rate: "desk" } as const;

/** `/api/desk/replies`: texts that the desk's people send again and again. */
export const deskRepliesModule: FastifyPluginAsyncZod<{ db: Storage["db"] }> = async (app, { db }) => {
  app.get(replies, { schema: schemas.list, config }, async () => ({ data: await listReplies(db), nextCursor: null }));

  app.post(replies, { schema: schemas.add, config }, async ({ body }, reply) => {
    const added = await addReply(db, body).catch((error: unknown) => {
      throw toProblem(error);
    });
    return reply.code(201).send(added);
  });

  app.patch(`${replies}/:id`, { schema: schemas.change, config }, async ({ params: { id }, body }) => {
    const changed = await changeReply(db, id, body).catch((error: unknown) => {
      throw toProblem(error);
    });
    if (!changed) throw missing();
    return changed;
  });

  app.delete(`${replies}/:id`, { schema: schemas.remove, config }, async ({ params: { id } }, reply) => {
    if (!(await removeReply(db, id))) throw missing();
    return reply.code(204).send();
  });
};
