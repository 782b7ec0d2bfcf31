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

// The server gives up after 20 s; if nothing has come by now, the connection has failed.
const timeoutMs = 30_000;

/** Yields words, returns the whole answer. Throws {@link AssistantError}, or the reason of `stop`. */
export async function* askAssistant(question: ChatRequest, stop: AbortSignal): AsyncGenerator<string, ChatResponse> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await request("/api/openai/chat", {
      body: question,
      accept: "text/event-stream",
      signal,
    });
    if (isEventStream(response)) return yield* streamedAnswer(response);
    return chatResponseSchema.parse(await response.json());
  } catch (error) {
    stop.throwIfAborted();
    throw error instanceof AssistantError ? error : assistantErrorOf(error);
  }
}

async function* streamedAnswer(response: Response): AsyncGenerator<string, ChatResponse> {
  for await (const data of eventData(response)) {
    const event = chatEventSchema.parse(JSON.parse(data));
    if ("error" in event) throw new AssistantError(event.error);
    if ("done" in event) {
      const { done: _, ...answer } = event;
      return answer;
    }
    yield event.delta;
  }
  throw new AssistantError(assistantTexts.serverError);
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
