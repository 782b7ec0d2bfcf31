import { chatEventSchema, chatRequestSchema, chatResponseSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AssistantProvider } from "../../ai/provider.ts";
import { type AnswerTimes, answerProblems, sendAnswer, streamedNote } from "../../answers/model-answer.ts";
import { answerPieces } from "./answer-pieces.ts";

export type AssistantOptions = AnswerTimes & { provider: AssistantProvider };

const schema = {
  summary: "Ask the assistant",
  description: streamedNote,
  tags: ["assistant"],
  body: chatRequestSchema,
  response: {
    200: {
      description: "The answer, plain text.",
      content: { "application/json": { schema: chatResponseSchema }, "text/event-stream": { schema: chatEventSchema } },
    },
    ...answerProblems,
  },
};

/** `POST /api/openai/chat`: the assistant of every page (CONTRACT, section 3). */
export const assistantModule: FastifyPluginAsyncZod<AssistantOptions> = async (app, { provider, ...times }) => {
  app.post("/api/openai/chat", { schema, config: { rate: "ai" } }, (request, reply) =>
    sendAnswer(request, reply, (signal) => answerPieces(provider, request.body, signal), times),
  );
};
