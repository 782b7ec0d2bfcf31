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

/** `message` comes from the server or SPEC; `advice` is set when the visitor can do something about the error. */
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

/** An answer by its id, made in this browser. Without `question`, it was requested before the page was reloaded. */
export type AskedFor = Readonly<{ id: string; question?: ChatRequest }>;

// The server gives up after 20 s; without an answer by now, the connection has failed.
const timeoutMs = 30_000;
/** Milliseconds before each attempt to resume an answer, in total less than the 15 s that the server waits for one. */
const pauses = [0, 500, 1_500, 3_000, 4_000, 5_000];
const url = "/api/openai/chat";
const accept = "text/event-stream";

/** How much of an answer has arrived, and the attempts to resume it since its last word. */
type Progress = { received: number; tries: number };

/**
 * Asks a question or resumes an answer, even after a lost connection. Yields words, returns the whole answer. Throws
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

/** Cancels the work on an answer. If the server cannot be reached, the work ends on its own. */
export function stopAnswer(id: string): void {
  request(`${url}/${id}`, { method: "DELETE" }).catch(() => undefined);
}

async function begin({ id, question }: AskedFor, progress: Progress, signal: AbortSignal): Promise<Response> {
  if (!question) return goOn(id, progress, signal);
  try {
    return await request(url, { body: { ...question, id }, accept, signal });
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    // The question may have arrived despite the error.
    return request(`${url}/${id}`, { accept, signal }).catch(() => {
      throw error;
    });
  }
}

/** Reconnects to an answer that is still in progress. */
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

/** Resolves after `ms` milliseconds, or earlier if the browser comes back online or `signal` aborts. */
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

/** Yields the words of one connection, then returns the answer, or nothing if the connection broke first. */
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
