import { Readable } from "node:stream";
import { problemTypes } from "@thirtyfold/api-contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ProviderError, type ProviderErrorKind } from "../ai/provider.ts";
import { timedAnswer, type Visitor } from "../ai/timed-answer.ts";
import { accepts } from "./accepts.ts";
import { answerEvents, type EventFormat, ownFormat } from "./event-stream.ts";
import { ProblemError, problem, toProblem } from "./problem.ts";

/** Limits of a call that a model answers; tests shorten them. */
export type AnswerTimes = {
  /** CONTRACT, section 3: an AI call takes at most 20 s. */
  timeLimitMs?: number;
  heartbeatMs?: number;
};

/** Problem responses of a call that a model answers, for the route's schema. */
export const answerProblems = {
  502: problem("The model failed, or gave no usable answer."),
  503: problem("No answer now: switched off, refused, busy, or under maintenance; `Retry-After` may tell when."),
  504: problem("The answer took too long."),
};

export const streamedNote =
  "With `Accept: text/event-stream` the answer comes as server-sent events, as it is made; each event is " +
  "JSON after `data: `, the last one is `done` or `error`. Errors before the first event are problems either way.";

const eventHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  // no-transform and nginx's header: compression and buffering would delay words.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/**
 * Sends JSON, or events on request; `format` applies only to events. Aborts `start` when the visitor leaves.
 * @throws {ProblemError} for a `ProviderError` before the first event, and whatever `start` throws until then.
 */
export async function sendAnswer<Event extends object, Result extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  start: (signal: AbortSignal) => AsyncIterator<Event, Result>,
  { timeLimitMs = 20_000, heartbeatMs = 5_000, format }: AnswerTimes & { format?: EventFormat<Event, Result> } = {},
): Promise<Result | undefined> {
  const visitor = visitorOf(reply);
  const asEvents = format !== undefined || accepts(request.headers.accept, "text/event-stream");
  const events = timedAnswer(asEvents ? start : (signal) => inOnePiece(start(signal)), { visitor, timeLimitMs });
  let first: IteratorResult<Event, Result>;
  try {
    first = await events.next();
    if (!asEvents && first.done) return first.value;
  } catch (error) {
    if (visitor.hasLeft()) return reply.hijack();
    log(request, error);
    throw toAnswerProblem(error);
  }
  const describe = (error: unknown) => (visitor.hasLeft() ? undefined : failureText(request, error));
  const written = format ?? ownFormat;
  void reply.headers({ ...eventHeaders, ...written.headers });
  return reply.send(Readable.from(answerEvents(first, events, { format: written, heartbeatMs, describe })));
}

/** Skips the events, which nobody reads. */
// oxlint-disable-next-line require-yield -- a generator, because that is what is timed
async function* inOnePiece<Event, Result>(events: AsyncIterator<Event, Result>): AsyncGenerator<Event, Result> {
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value;
  }
}

/** The visitor's message when an answer fails halfway. */
function failureText(request: FastifyRequest, error: unknown): string {
  log(request, error);
  const expected = error instanceof ProviderError || error instanceof ProblemError;
  if (!expected) request.log.error({ err: error }, "an answer failed halfway");
  return toProblem(toAnswerProblem(error), request.id).detail;
}

/** Logs nothing of the question, the answer, or the model server's own words. */
function log(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof ProviderError)) return;
  const { kind, upstreamStatus, network } = error;
  request.log.warn({ kind, upstreamStatus, network }, "the model gave no answer");
}

const out = "The AI service is currently unavailable. Please try again later.";

const problems: Record<ProviderErrorKind, { status: number; detail: string; type?: string; title?: string }> = {
  unavailable: { status: 503, detail: out },
  refused: { status: 503, detail: out },
  busy: { status: 503, detail: "The assistant is answering many questions right now. Please try again in a moment." },
  budget: {
    status: 503,
    type: problemTypes.maintenance,
    title: "Assistant under maintenance",
    detail: "The assistant is undergoing maintenance until midnight UTC. Please try again later.",
  },
  timeout: { status: 504, detail: "The AI service took too long to answer. Please try again." },
  garbage: { status: 502, detail: "The AI service gave no usable answer. Please try again." },
};

/** CONTRACT, section 3, "Limits"; other errors pass through. */
function toAnswerProblem(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const { status, ...options } = problems[error.kind];
  const headers = error.retryAfter === undefined ? {} : { headers: { "retry-after": String(error.retryAfter) } };
  return new ProblemError(status, { ...options, ...headers });
}

/** Aborts when the connection closes early. Fastify's `request.signal` aborts as soon as the body is read. */
function visitorOf({ raw }: FastifyReply): Visitor {
  return {
    hasLeft: () => raw.destroyed && !raw.writableFinished,
    onLeave: (listener) => {
      raw.on("close", () => {
        if (!raw.writableFinished) listener();
      });
    },
  };
}
