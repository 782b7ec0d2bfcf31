import { feedbackReportSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Storage } from "../../storage/storage.ts";
import { reportFeedback } from "./feedback-store.ts";

const schema = {
  summary: "How the assistant's answers were rated",
  description: "The sums, those of each page, and the counts behind them, the newest day first.",
  tags: ["assistant"],
  security: [{ bearer: [] }],
  querystring: z.object({
    since: z.iso.date("Write a day as 2026-11-21").default("2000-01-01").describe("The first UTC day that counts"),
    limit: z.coerce.number().int().min(1).max(1_000).default(100).describe("Of the counts; the sums are of all"),
  }),
  response: { 200: feedbackReportSchema },
};

/** `GET /api/admin/feedback`. */
export const feedbackAdminModule: FastifyPluginAsyncZod<{ db: Storage["db"] }> = async (app, { db }) => {
  app.get("/api/admin/feedback", { schema, config: { rate: "read" } }, async ({ query }) => reportFeedback(db, query));
};
