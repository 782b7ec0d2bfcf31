import { type ChatResponse, chatEventSchema, chatRequestSchema, chatResponseSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AnswerNotes, type AssistantProvider, type AssistantQuestion, ProviderError } from "../../ai/provider.ts";
import { type AnswerTimes, answerProblems, sendAnswer, streamedNote } from "../../answers/model-answer.ts";

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
    sendAnswer(request, reply, (signal) => chat(provider, request.body, signal), times),
  );
};

/** The answer as events, and in one piece with what stands behind it. */
async function* chat(
  provider: AssistantProvider,
  question: AssistantQuestion,
  signal: AbortSignal,
): AsyncGenerator<{ delta: string }, ChatResponse> {
  const pieces = provider.answer(question, signal)[Symbol.asyncIterator]();
  let message = "";
  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done) return answerOf(message, next.value);
      message += next.value;
      yield { delta: next.value };
    }
  } finally {
    // Not awaited: a provider in the middle of something ends in its own time.
    void pieces.return?.().catch(() => undefined);
  }
}

function answerOf(message: string, { kind, sources, handover }: AnswerNotes): ChatResponse {
  if (message === "") throw new ProviderError("garbage");
  return { message, kind, sources: [...sources], ...(handover && { handover }) };
}
