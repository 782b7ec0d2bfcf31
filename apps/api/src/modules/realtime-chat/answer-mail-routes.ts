import { answerMailSchema, keptAnswerMailSchema } from "@thirtyfold/api-contract";
import { roomIdSchema } from "@thirtyfold/realtime-protocol";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ProblemError, problem } from "../../answers/problem.ts";
import type { ErasureLedger } from "../../storage/erasures.ts";
import type { Storage } from "../../storage/storage.ts";
import { keepVisitorEmail, readVisitorEmail } from "./answer-mail-store.ts";

const url = "/api/realtime-chat/rooms/:roomId/answer-mail";
const common = { tags: ["chat"], params: z.object({ roomId: roomIdSchema }) };
const unknown = problem("The room is no conversation with a contact, or the server sends no mail.");
const missing = () => new ProblemError(404, { detail: "No answers can be sent by email in this conversation." });

const schemas = {
  find: {
    ...common,
    operationId: "readAnswerMail",
    summary: "Where answers go by mail",
    description: "Knowing a room's id is the right to it, as with its messages.",
    response: { 200: keptAnswerMailSchema, 404: unknown },
  },
  keep: {
    ...common,
    operationId: "setAnswerMail",
    summary: "Get answers by mail",
    description:
      "What the desk writes and the visitor has not seen for 5 minutes goes to this address. It is kept with the " +
      "conversation, and erased with it. `presence` frames say by `mail` where it can be had.",
    body: answerMailSchema,
    response: { 204: z.undefined().meta({ description: "It is kept." }), 404: unknown },
  },
  forget: {
    ...common,
    operationId: "removeAnswerMail",
    summary: "Get no answers by mail any more",
    response: { 204: z.undefined().meta({ description: "No address is kept." }), 404: unknown },
  },
};

/** `on`: mail is configured here, and there is a desk to answer. */
type Options = { db: Storage["db"]; erasures: ErasureLedger; on: boolean };

export const answerMailRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, erasures, on }) => {
  const keep = async (roomId: string, email: string | null) => {
    if (!(await keepVisitorEmail({ db, erasures }, roomId, email))) throw missing();
    app.deskNews.publish({ what: "conversations", roomId });
  };

  app.get(url, { schema: schemas.find, config: { rate: "read" } }, async ({ params: { roomId } }) => {
    const email = await readVisitorEmail(db, roomId);
    if (email === undefined) throw missing();
    return { email };
  });

  app.post(url, { schema: schemas.keep, config: { rate: "chat" } }, async ({ params: { roomId }, body }, reply) => {
    if (!on) throw missing();
    await keep(roomId, body.email);
    return reply.code(204).send();
  });

  app.delete(url, { schema: schemas.forget, config: { rate: "read" } }, async ({ params: { roomId } }, reply) => {
    await keep(roomId, null);
    return reply.code(204).send();
  });
};
