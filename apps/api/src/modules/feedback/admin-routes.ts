import { feedbackQuerySchema, feedbackReportSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Storage } from "../../storage/storage.ts";
import { reportFeedback } from "./feedback-store.ts";

const schema = {
  operationId: "readFeedback",
  summary: "How the assistant's answers were rated",
  description: "The sums, those of each page, and the counts behind them, the newest day first.",
  tags: ["assistant"],
  security: [{ bearer: [] }],
  querystring: feedbackQuerySchema,
  response: { 200: feedbackReportSchema },
};

/** `GET /api/admin/feedback`. */
export const feedbackAdminModule: FastifyPluginAsyncZod<{ db: Storage["db"] }> = async (app, { db }) => {
  app.get("/api/admin/feedback", { schema, config: { rate: "read" } }, async ({ query }) => reportFeedback(db, query));
};
