import { feedbackRequestSchema, feedbackResponseSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AssistantProvider } from "../../ai/provider.ts";
import { utcDay } from "../../storage/schema.ts";
import type { Storage } from "../../storage/storage.ts";
import { countRating } from "./feedback-store.ts";
import { otherPage, ratedPage } from "./rated-page.ts";

/** `provider` gave the answers; `now`: epoch ms. */
export type FeedbackOptions = { db: Storage["db"]; provider: AssistantProvider["name"]; now?: () => number };

const schema = {
  summary: "Rate an answer of the assistant",
  description:
    "Counts a rating by page, day, and what the answer was. Nothing of the question, the answer or the visitor is " +
    "sent or kept, so a rating cannot be told from another: whoever changes it says what it replaces.",
  tags: ["assistant"],
  body: feedbackRequestSchema,
  response: { 200: feedbackResponseSchema },
};

/** `POST /api/assistant/feedback`. */
export const feedbackModule: FastifyPluginAsyncZod<FeedbackOptions> = async (app, { db, provider, now = Date.now }) => {
  app.post("/api/assistant/feedback", { schema, config: { rate: "ai" } }, async ({ body }) => {
    const { rating, replaces, page, kind, sources } = body;
    const day = utcDay(now());
    const cited = new Set(sources.map(ratedPage).filter((source) => source !== otherPage));
    const answer = { page: ratedPage(page), provider, kind, sources: [...cited] };
    await countRating(db, answer, { given: rating && { rating, day }, before: replaces });
    return { day };
  });
};
