import { feedbackRequestSchema, feedbackResponseSchema } from "@thirtyfold/api-contract";
import { sitePaths } from "@thirtyfold/content";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AssistantProvider } from "../../ai/provider.ts";
import { clientAddress, tooMuchSent } from "../../plugins/rate-limit.ts";
import { utcDay } from "../../storage/schema.ts";
import type { Storage } from "../../storage/storage.ts";
import { day as dayMs, inSteps, startRetention } from "../../storage/sweep.ts";
import { countRating, eraseOldRatings, rowBytes } from "./feedback-store.ts";

/** `provider`: the source of the answers; `now`: epoch ms. */
export type FeedbackOptions = { db: Storage["db"]; provider: AssistantProvider["name"]; now?: () => number };

/** Stands for addresses outside the site, which are not stored. */
const otherPage = "other";

const known = new Set<string>(sitePaths);

/** The path without query and hash. */
function ratedPage(path: string): string {
  const page = path.replace(/[?#].*/, "").replace(/(?<=.)\/$/, "");
  return known.has(page) ? page : otherPage;
}

/** As long as the topics of unanswered questions are kept. */
const keptDays = 365;

const schema = {
  operationId: "rateAnswer",
  summary: "Rate an answer of the assistant",
  description:
    "Counts a rating by page, day, and what the answer was. Nothing of the question, the answer or the visitor is " +
    "sent or kept, so a rating cannot be told from another: whoever changes it says what it replaces. The sums are kept for a year.",
  tags: ["assistant"],
  body: feedbackRequestSchema,
  response: { 200: feedbackResponseSchema },
};

/** `POST /api/assistant/feedback`. */
export const feedbackModule: FastifyPluginAsyncZod<FeedbackOptions> = async (app, { db, provider, now = Date.now }) => {
  const stopRetention = startRetention({
    db,
    name: "feedback-retention",
    log: app.log,
    async *sweep(at) {
      yield* inSteps(500, async (limit) => eraseOldRatings(db, at - keptDays * dayMs, limit));
    },
  });
  app.addHook("onClose", stopRetention);

  app.post("/api/assistant/feedback", { schema, config: { rate: "ai" } }, async (request) => {
    const { rating, replaces, page, kind, sources } = request.body;
    const day = utcDay(now());
    const cited = new Set(sources.map(ratedPage).filter((source) => source !== otherPage));
    const answer = { page: ratedPage(page), provider, kind, sources: [...cited] };
    const seconds = rating ? app.countStored("ai", clientAddress(request), rowBytes(answer)) : 0;
    if (seconds > 0) throw tooMuchSent(seconds);
    await countRating(db, answer, { given: rating && { rating, day }, before: replaces });
    return { day };
  });
};
