import { answerIdSchema, chatEventSchema, chatRequestSchema, chatResponseSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AssistantProvider } from "../../ai/provider.ts";
import { type AnswerTimes, answerProblems, sendAnswer, streamedNote } from "../../answers/model-answer.ts";
import { ProblemError, problem } from "../../answers/problem.ts";
import type { OpenChannel } from "../../channels/channel.ts";
import { clientAddress } from "../../plugins/rate-limit.ts";
import { answerPieces } from "./answer-pieces.ts";
import { ResumableAnswers, type ResumableLimits } from "./resumable-answers.ts";

export type AssistantOptions = AnswerTimes & {
  provider: AssistantProvider;
  /** How many resumable answers are kept, and for how long; tests shorten it. */
  resumable?: Partial<ResumableLimits>;
  /** Connects instances: a request to stop an answer may reach another instance. */
  openChannel?: OpenChannel | undefined;
};

const answer = {
  description: "The answer, plain text.",
  content: { "application/json": { schema: chatResponseSchema }, "text/event-stream": { schema: chatEventSchema } },
};

const stopped = problem("The answer was stopped.");

const askSchema = {
  operationId: "askAssistant",
  summary: "Ask the assistant",
  description:
    `${streamedNote} With an \`id\`, made from 128 random bits by whoever asks, the answer is made on for 15 seconds while ` +
    "nobody reads it, and can be read from any event on by `GET /api/openai/chat/{id}`; without one it ends with its connection.",
  tags: ["assistant"],
  body: chatRequestSchema,
  response: { 200: answer, 410: stopped, ...answerProblems },
};

const params = z.object({ id: answerIdSchema });

const resumeSchema = {
  operationId: "resumeAnswer",
  summary: "Go on with an answer",
  description:
    "The answer that was asked for under this id, which asks no model again: knowing the id is the right to read it. " +
    "A finished one is there for a minute.",
  tags: ["assistant"],
  params,
  querystring: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(100_000)
      .default(0)
      .meta({ description: "How many of its events the client has." }),
  }),
  response: {
    200: answer,
    404: problem("No answer with this id is here, or no more."),
    410: stopped,
    ...answerProblems,
  },
};

const stopSchema = {
  operationId: "stopAnswer",
  summary: "Stop an answer",
  description: "Ends the work on it at once. Of an answer that is not there nothing is said.",
  tags: ["assistant"],
  params,
  response: { 204: z.undefined().meta({ description: "It is stopped." }) },
};

/** What an instance tells the others; chat texts on the same channel are JSON. */
const stopWord = "stop ";

/** `/api/openai/chat`: the assistant of every page (CONTRACT, section 3), whose answers outlive a connection. */
export const assistantModule: FastifyPluginAsyncZod<AssistantOptions> = async (app, options) => {
  const { provider, resumable, openChannel, ...times } = options;
  const answers = new ResumableAnswers({ ...(times.timeLimitMs && { timeLimitMs: times.timeLimitMs }), ...resumable });

  const channel = openChannel?.({
    onText(text) {
      if (text.startsWith(stopWord)) answers.find(text.slice(stopWord.length))?.stop();
    },
    onUp: () => undefined,
    onDown: () => undefined,
  });

  app.post("/api/openai/chat", { schema: askSchema, config: { rate: "ai" } }, (request, reply) => {
    const { id, ...question } = request.body;
    const work = (signal: AbortSignal) => answerPieces(provider, question, signal);
    const kept = id === undefined ? undefined : answers.start(id, clientAddress(request), work);
    return sendAnswer(request, reply, kept ? (signal) => kept.read(0, signal) : work, times);
  });

  app.get("/api/openai/chat/:id", { schema: resumeSchema, config: { rate: "read" } }, (request, reply) => {
    const kept = answers.find(request.params.id);
    if (!kept) throw new ProblemError(404, { detail: "This answer is not here any more. Please ask again." });
    return sendAnswer(request, reply, (signal) => kept.read(request.query.after, signal), times);
  });

  app.delete("/api/openai/chat/:id", { schema: stopSchema, config: { rate: "read" } }, (request, reply) => {
    const { id } = request.params;
    const kept = answers.find(id);
    if (kept) kept.stop();
    // While the channel is away, the answer runs out on its own.
    else channel?.publish(`${stopWord}${id}`).catch(() => undefined);
    return reply.code(204).send();
  });

  app.addHook("onClose", async () => {
    answers.stopAll();
    await channel?.close();
  });
};
