import type { OpenAI } from "openai";
import { ProviderError } from "../provider.ts";
import type { AnswerText } from "./answer-text.ts";
import type { ModelCall } from "./call-tool.ts";
import { maxCharacters } from "./client.ts";

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;
type CallPiece = OpenAI.Chat.Completions.ChatCompletionChunk.Choice.Delta.ToolCall;

/** Calls in one answer; a model that wants more has lost its way. */
const maxCalls = 8;
const maxArguments = 40_000;

/** One answer of the model: its raw words, its tool calls, and tokens if reported. */
export type Round = { content: string; calls: ModelCall[]; tokens?: number };

/** Called however a round ends. */
export type RoundEnd = (round: Round) => Promise<void> | undefined;

/** Yields cleaned words and returns the round. @throws {ProviderError} `garbage` if the stream ends too early. */
export async function* readRound(
  stream: AsyncIterable<Chunk>,
  text: AnswerText,
  end: RoundEnd,
): AsyncGenerator<string, Round> {
  const round: Round = { content: "", calls: [] };
  let finished = false;
  let length = 0;
  try {
    for await (const chunk of stream) {
      const tokens = chunk.usage?.total_tokens;
      if (tokens !== undefined) round.tokens = tokens;
      // Compatible servers omit fields that the SDK's types promise.
      const choice = chunk.choices?.[0];
      finished ||= Boolean(choice?.finish_reason);
      const piece = (choice?.delta?.content ?? "").slice(0, maxCharacters - length);
      round.content += piece;
      const shown = text
        .push(piece)
        .slice(0, maxCharacters - length)
        .toWellFormed();
      length += shown.length;
      if (shown !== "") yield shown;
      for (const call of choice?.delta?.tool_calls ?? []) collect(round.calls, call);
      if (length < maxCharacters) continue;
      finished = true;
      break;
    }
  } finally {
    await end(round);
  }
  if (!finished) throw new ProviderError("garbage");
  return round;
}

/**
 * Joins a call's pieces. Some servers send whole calls, all with the same index or none; some send null for missing
 * fields.
 */
function collect(calls: ModelCall[], { index, id, function: named }: CallPiece): void {
  const open = calls.at(index ?? calls.length - 1);
  const fresh = !open || (Boolean(id) && id !== open.id);
  const call = fresh ? { id: id ?? "", name: "", arguments: "" } : open;
  if (fresh) {
    if (call.id === "") call.id = `call_${calls.length + 1}`;
    if (calls.length >= maxCalls) return;
    calls.push(call);
  }
  call.name += named?.name ?? "";
  call.arguments += named?.arguments ?? "";
  if (call.name.length + call.arguments.length > maxArguments) throw new ProviderError("garbage");
}
