import { Readable } from "node:stream";
import { chatEventSchema, chatRequestSchema, chatResponseSchema, problemSchema } from "@thirtyfold/api-contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AssistantProvider, ProviderError } from "../../ai/provider.ts";
import { toProblem } from "../../plugins/problem-details.ts";
import { answerEvents } from "./answer-events.ts";
import { toAnswerProblem } from "./answer-problem.ts";
import { departureSignal } from "./departure.ts";
import { timedAnswer } from "./timed-answer.ts";

export type AssistantOptions = {
  provider: AssistantProvider;
  /** CONTRACT, section 3: an AI call takes 20 s at most. */
  timeLimitMs?: number;
  heartbeatMs?: number;
};

const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

const schema = {
  summary: "Ask the assistant",
  description:
    "With `Accept: text/event-stream` the answer comes as server-sent events, words as they are made; each event is " +
    "JSON after `data: `, the last one is `done` or `error`. Errors before the first word are problems either way.",
  tags: ["assistant"],
  body: chatRequestSchema,
  response: {
    200: {
      description: "The answer, plain text.",
      content: { "application/json": { schema: chatResponseSchema }, "text/event-stream": { schema: chatEventSchema } },
    },
    502: problem("The model failed, or gave no usable answer."),
    503: problem("No answer now: switched off, refused, busy, or under maintenance; `Retry-After` may tell when."),
    504: problem("The answer took too long."),
  },
};

const eventHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  // no-transform and the header that nginx reads: whatever compresses or collects on the way would hold words back.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** `POST /api/openai/chat`: the assistant of every page (CONTRACT, section 3). */
export const assistantModule: FastifyPluginAsyncZod<AssistantOptions> = async (app, options) => {
  const { provider, timeLimitMs = 20_000, heartbeatMs = 5_000 } = options;

  app.post("/api/openai/chat", { schema, config: { rate: "ai" } }, async (request, reply) => {
    const left = departureSignal(reply);
    const pieces = timedAnswer(provider, request.body, { left, timeLimitMs });
    let first: string;
    try {
      first = await firstOf(pieces);
      if (!wantsEvents(request)) return { message: first + (await restOf(pieces)) };
    } catch (error) {
      // Nobody is there to read a problem.
      if (left.aborted) return reply.hijack();
      log(request, error);
      throw toAnswerProblem(error);
    }
    const describe = (error: unknown) => (left.aborted ? undefined : tell(request, error));
    return sendEvents(reply, answerEvents(first, pieces, { heartbeatMs, describe }));
  });
};

function wantsEvents(request: FastifyRequest): boolean {
  const ranges = request.headers.accept?.split(",") ?? [];
  return ranges.some((range) => range.split(";")[0]?.trim().toLowerCase() === "text/event-stream");
}

async function firstOf(pieces: AsyncGenerator<string, void>): Promise<string> {
  const first = await pieces.next();
  if (first.done) throw new ProviderError("garbage");
  return first.value;
}

async function restOf(pieces: AsyncGenerator<string, void>): Promise<string> {
  let rest = "";
  for await (const piece of pieces) rest += piece;
  return rest;
}

function sendEvents(reply: FastifyReply, events: AsyncIterable<string>): FastifyReply {
  return reply.headers(eventHeaders).send(Readable.from(events));
}

/** The text for the visitor when an answer fails halfway; the rest is for the operator. */
function tell(request: FastifyRequest, error: unknown): string {
  log(request, error);
  if (!(error instanceof ProviderError)) request.log.error({ err: error }, "an answer failed halfway");
  return toProblem(toAnswerProblem(error), request.id).detail;
}

/** Without a word of the question, the answer or the model's server. */
function log(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof ProviderError)) return;
  const { kind, upstreamStatus } = error;
  request.log.warn({ kind, upstreamStatus }, "the assistant gave no answer");
}
