import {
  assistantTexts,
  type ChatRequest,
  type ChatResponse,
  chatEventSchema,
  chatResponseSchema,
  problemTypes,
} from "@thirtyfold/api-contract";
import { request } from "../../lib/http-client.ts";
import { HttpError } from "../../lib/http-error.ts";
import { eventData, isEventStream } from "../../lib/server-events.ts";

/** `message` is the server's, or SPEC's; `advice` is set when the visitor can do something about it. */
export class AssistantError extends Error {
  override readonly name = "AssistantError";
  readonly maintenance: boolean;
  readonly advice: string | undefined;

  constructor(message: string, options: { maintenance?: boolean; advice?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.maintenance = options.maintenance ?? false;
    this.advice = options.advice;
  }
}

/** An answer by its id, which this browser made. Without its question it was asked for before the page was reloaded. */
export type AskedFor = Readonly<{ id: string; question?: ChatRequest }>;

// The server gives up after 20 s; if nothing has come by now, the connection has failed.
const timeoutMs = 30_000;
/** Milliseconds before each try to go on with an answer: together less than the 15 s that the server waits for one. */
const pauses = [0, 500, 1_500, 3_000, 4_000, 5_000];
const url = "/api/openai/chat";
const accept = "text/event-stream";

/** How far an answer has come, and the tries to go on with it since its last word. */
type Progress = { received: number; tries: number };

/**
 * Asks, or goes on with an answer, also after a lost connection. Yields words, returns the whole answer. Throws
 * {@link AssistantError}, or the reason of `stop`.
 */
export async function* askAssistant(asked: AskedFor, stop: AbortSignal): AsyncGenerator<string, ChatResponse> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
  const progress: Progress = { received: 0, tries: 0 };
  try {
    let response = await begin(asked, progress, signal);
    for (;;) {
      const answer = yield* answerFrom(response, progress);
      if (answer) return answer;
      signal.throwIfAborted();
      response = await goOn(asked.id, progress, signal);
    }
  } catch (error) {
    stop.throwIfAborted();
    throw error instanceof AssistantError ? error : assistantErrorOf(error);
  }
}

/** Ends the work on an answer. Where the server cannot be reached, it ends by itself. */
export function stopAnswer(id: string): void {
  request(`${url}/${id}`, { method: "DELETE" }).catch(() => undefined);
}

async function begin({ id, question }: AskedFor, progress: Progress, signal: AbortSignal): Promise<Response> {
  if (!question) return goOn(id, progress, signal);
  try {
    return await request(url, { body: { ...question, id }, accept, signal });
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    // The question may have arrived.
    return request(`${url}/${id}`, { accept, signal }).catch(() => {
      throw error;
    });
  }
}

/** Connects again to an answer that is made meanwhile. */
async function goOn(id: string, progress: Progress, signal: AbortSignal): Promise<Response> {
  for (;;) {
    const pause = pauses[progress.tries];
    if (pause === undefined) throw new AssistantError(assistantTexts.serverError);
    progress.tries += 1;
    await connectionOrPause(pause, signal);
    try {
      return await request(`${url}/${id}?after=${progress.received}`, { accept, signal });
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
  }
}

const isConnectionLost = (error: unknown) => error instanceof HttpError && error.failure === "network";

/** Resolves after so many milliseconds, and before that when the browser is online again or `signal` aborts. */
async function connectionOrPause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const heard = new AbortController();
  addEventListener("online", () => resolve(), heard);
  signal.addEventListener("abort", () => resolve(), heard);
  await promise;
  clearTimeout(timer);
  heard.abort();
}

/** The words of one connection, then the answer; nothing where the connection broke before. */
async function* answerFrom(response: Response, progress: Progress): AsyncGenerator<string, ChatResponse | undefined> {
  if (!isEventStream(response)) return chatResponseSchema.parse(await response.json());
  const events = eventData(response);
  try {
    for (;;) {
      const next = await events.next().catch(() => undefined);
      if (!next || next.done) return undefined;
      const event = chatEventSchema.parse(JSON.parse(next.value));
      if ("error" in event) throw new AssistantError(event.error);
      if ("done" in event) {
        const { done: _, ...answer } = event;
        return answer;
      }
      progress.received += 1;
      progress.tries = 0;
      yield event.delta;
    }
  } finally {
    await events.return();
  }
}

function assistantErrorOf(cause: unknown): AssistantError {
  if (!(cause instanceof HttpError)) return new AssistantError(assistantTexts.serverError, { cause });
  const { serverMessage, problemType, status = 500 } = cause;
  return new AssistantError(serverMessage ?? assistantTexts.serverError, {
    maintenance: problemType === problemTypes.maintenance,
    advice: status < 500 ? serverMessage : undefined,
    cause,
  });
}
