import { unansweredQuestionSchema } from "@thirtyfold/api-contract";
import { unansweredQuerySchema, unansweredReportSchema } from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { clientAddress, tooMuchSent } from "../../plugins/rate-limit.ts";
import { utcDay } from "../../storage/schema.ts";
import type { Storage } from "../../storage/storage.ts";
import { day, inSteps, startRetention } from "../../storage/sweep.ts";
import { eraseOldQuestions, eraseOldTopics, keepQuestion, reportUnanswered } from "./unanswered-store.ts";

/** `retentionDays`: how long questions are kept, 0 = forever. `desk`: whether there is a desk to read them. */
export type UnansweredOptions = { db: Storage["db"]; retentionDays: number; desk: boolean; now?: () => number };

/** Days for which totals are kept; also the default of a report. */
const sumDays = 365;
const usualDays = 30;

const keepSchema = {
  operationId: "sendUnansweredQuestion",
  summary: "Give us a question to read that the assistant did not answer",
  description:
    "By the visitor's own choice: without it only the topic is counted. Kept for CHAT_RETENTION_DAYS, with nothing of the visitor.",
  tags: ["assistant"],
  body: unansweredQuestionSchema,
  response: { 204: z.undefined().meta({ description: "It is kept." }) },
};

const reportSchema = {
  operationId: "readUnansweredQuestions",
  summary: "What the assistant could not answer, by topic",
  description: "Counts without words, the largest first, each with the newest questions that visitors gave us to read.",
  tags: ["desk: assistant"],
  security: [{ session: [] }],
  querystring: unansweredQuerySchema,
  response: { 200: unansweredReportSchema },
};

/** `POST /api/assistant/unanswered`, and the desk's view of it. */
export const unansweredModule: FastifyPluginAsyncZod<UnansweredOptions> = async (app, options) => {
  const { db, retentionDays, desk, now = Date.now } = options;
  const stopRetention = startRetention({
    db,
    name: "unanswered-retention",
    log: app.log,
    async *sweep(at) {
      await eraseOldTopics(db, at - sumDays * day);
      if (retentionDays === 0) return;
      yield* inSteps(500, async (limit) => eraseOldQuestions(db, at - retentionDays * day, limit));
    },
  });
  app.addHook("onClose", stopRetention);

  app.post("/api/assistant/unanswered", { schema: keepSchema, config: { rate: "ai" } }, async (request, reply) => {
    const { body } = request;
    const seconds = app.countStored("ai", clientAddress(request), Buffer.byteLength(body.question));
    if (seconds > 0) throw tooMuchSent(seconds);
    await keepQuestion(db, body, now());
    return reply.code(204).send();
  });

  if (!desk) return;
  app.get("/api/desk/unanswered", { schema: reportSchema, config: { rate: "desk" } }, async ({ query }) =>
    reportUnanswered(db, query.since ?? utcDay(now() - usualDays * day)),
  );
};
