import { type FeedbackRequest, feedbackResponseSchema, type Rating } from "@thirtyfold/api-contract";
import { request } from "../../lib/http-client.ts";
import type { GivenRating, Message } from "./conversation.ts";

/** Replaces an earlier rating; sends nothing of the conversation. Throws `HttpError` if it was not counted. */
export async function sendRating(
  { kind = "conversation", sources = [], rated }: Message,
  rating: Rating | undefined,
): Promise<GivenRating | undefined> {
  const body: FeedbackRequest = {
    page: location.pathname,
    kind,
    sources: sources.map(({ path }) => path),
    ...(rating && { rating }),
    ...(rated && { replaces: rated }),
  };
  const { day } = feedbackResponseSchema.parse(await (await request("/api/assistant/feedback", { body })).json());
  return rating && { rating, day };
}
