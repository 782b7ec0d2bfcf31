import { chatEventSchema, chatRequestSchema, chatResponseSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AssistantProvider, ProviderError } from "../../ai/provider.ts";
import { type AnswerTimes, answerProblems, sendAnswer, streamedNote } from "../../plugins/answers.ts";

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
    sendAnswer(request, reply, (signal) => chat(provider.answer(request.body, signal)), times),
  );
};

/** The answer as events, and in one piece. */
async function* chat(pieces: AsyncIterable<string>): AsyncGenerator<{ delta: string }, { message: string }> {
  let message = "";
  for await (const delta of pieces) {
    message += delta;
    yield { delta };
  }
  if (message === "") throw new ProviderError("garbage");
  return { message };
}
