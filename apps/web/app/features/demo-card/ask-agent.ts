// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../lib/schemas-without-eval.ts";
import {
  demoTexts,
  type GenerateRequest,
  generateEventSchema,
  generateTimeoutMs,
  type RunStep,
  type RunTrace,
  runTraceSchema,
} from "@thirtyfold/api-contract";
import { request } from "../../lib/http-client.ts";
import { HttpError } from "../../lib/http-error.ts";
import { eventData, isEventStream } from "../../lib/server-events.ts";

/** A finished step, or a piece of the text. */
export type RunPiece = { step: RunStep } | { delta: string };

/** The `trace` is missing if another server answered. */
export type AgentAnswer = Readonly<{ text: string; trace?: RunTrace | undefined }>;

/** A failed run. `message` is what the visitor sees (SPEC, section 8). */
export class DemoError extends Error {
  override readonly name = "DemoError";
}

/** Yields the run, returns the result. Throws {@link DemoError} with SPEC's texts, or the reason of `cancel`. */
export async function* askAgent(job: GenerateRequest, cancel: AbortSignal): AsyncGenerator<RunPiece, AgentAnswer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), generateTimeoutMs);
  try {
    const response = await request("/api/ai/generate", {
      body: job,
      accept: "text/event-stream",
      signal: AbortSignal.any([cancel, timeout.signal]),
    });
    return yield* isEventStream(response) ? streamedRun(response) : wholeAnswer(response);
  } catch (error) {
    cancel.throwIfAborted();
    // Checked first, because the timeout's own message is about the provider.
    if (timeout.signal.aborted) throw new DemoError(demoTexts.timeout, { cause: error });
    throw demoErrorOf(error);
  } finally {
    clearTimeout(timer);
  }
}

async function* streamedRun(response: Response): AsyncGenerator<RunPiece, AgentAnswer> {
  for await (const data of eventData(response)) {
    const event = generateEventSchema.safeParse(parsed(data));
    if (!event.success) throw new DemoError(demoTexts.unparseable, { cause: event.error });
    if ("error" in event.data) throw new DemoError(serverText(event.data.error));
    if ("done" in event.data) return answerWith(event.data.text, event.data.trace);
    yield event.data;
  }
  throw new DemoError(demoTexts.other);
}

// oxlint-disable-next-line require-yield -- Only the streamed answer yields.
async function* wholeAnswer(response: Response): AsyncGenerator<RunPiece, AgentAnswer> {
  const body = parsed(await response.text());
  const { text, error, trace }: Record<string, unknown> = typeof body === "object" ? { ...body } : {};
  if (typeof error === "string" && error !== "") throw new DemoError(serverText(error));
  return answerWith(text, runTraceSchema.safeParse(trace).data);
}

function answerWith(text: unknown, trace: RunTrace | undefined): AgentAnswer {
  if (typeof text !== "string" || text.trim() === "") throw new DemoError(demoTexts.emptyResponse);
  return { text, trace };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new DemoError(demoTexts.unparseable, { cause });
  }
}

function demoErrorOf(cause: unknown): DemoError {
  if (cause instanceof DemoError) return cause;
  const answered = cause instanceof HttpError && cause.failure === "status";
  return new DemoError(answered ? serverText(cause.errorField ?? demoTexts.unavailable) : demoTexts.other, { cause });
}

/** The server's message, unless it concerns the provider behind it, which is not for visitors. */
function serverText(error: string): string {
  return /open\s?ai|api[ _-]?key|quota/i.test(error) ? demoTexts.provider : error;
}
