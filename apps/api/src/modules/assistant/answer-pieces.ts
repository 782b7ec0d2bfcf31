import type { ChatResponse } from "@thirtyfold/api-contract";
import { type AnswerNotes, type AssistantProvider, type AssistantQuestion, ProviderError } from "../../ai/provider.ts";

/** Yields an answer as it arrives and returns the whole. */
export async function* answerPieces(
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
    // Not awaited: a provider ends in its own time.
    void pieces.return?.().catch(() => undefined);
  }
}

function answerOf(message: string, { kind, sources, handover, topic }: AnswerNotes): ChatResponse {
  if (message === "") throw new ProviderError("garbage");
  return { message, kind, sources: [...sources], ...(handover && { handover }), ...(topic !== undefined && { topic }) };
}
