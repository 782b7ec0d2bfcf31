import {
  assistantTexts,
  type ChatRequest,
  chatEventSchema,
  chatResponseSchema,
  problemTypes,
} from "@thirtyfold/api-contract";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { post } from "../../lib/http-client.ts";
import { HttpError } from "../../lib/http-error.ts";

/**
 * An answer that did not come. `message` is the server's, or SPEC's "Error communicating with AI service";
 * `advice` is set where the visitor can do something about it (too many messages, too long a text).
 */
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

// The server gives up after 20 s; past that nothing comes any more and the connection is what failed.
const patience = 30_000;

/**
 * `POST /api/openai/chat`, streamed: yields the words as they come and returns the whole answer.
 * Throws {@link AssistantError}, or the signal's reason when the visitor stopped it.
 */
export async function* askAssistant(question: ChatRequest, stop: AbortSignal): AsyncGenerator<string, string> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
  try {
    const response = await post("/api/openai/chat", {
      body: question,
      accept: "text/event-stream",
      signal,
    });
    if (response.headers.get("content-type")?.startsWith("text/event-stream")) return yield* streamedAnswer(response);
    return chatResponseSchema.parse(await response.json()).message;
  } catch (error) {
    stop.throwIfAborted();
    throw error instanceof AssistantError ? error : assistantErrorOf(error);
  }
}

async function* streamedAnswer(response: Response): AsyncGenerator<string, string> {
  const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  if (!events) throw new AssistantError(assistantTexts.serverError);
  for await (const { data } of chunksOf(events)) {
    const event = chatEventSchema.parse(JSON.parse(data));
    if ("error" in event) throw new AssistantError(event.error);
    if ("done" in event) return event.message;
    yield event.delta;
  }
  throw new AssistantError(assistantTexts.serverError);
}

// Safari's streams can't be iterated.
async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
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
