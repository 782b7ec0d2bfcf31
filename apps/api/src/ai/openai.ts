import type { OpenAI } from "openai";
import { createAnswerText } from "./answer-text.ts";
import { callBasics, estimateTokens, lazyClient, maxCharacters, type OpenAiServer } from "./openai-client.ts";
import { toProviderError } from "./openai-errors.ts";
import { type AssistantProvider, type AssistantQuestion, ProviderError, withoutSources } from "./provider.ts";

export type OpenAiOptions = OpenAiServer & {
  systemPrompt: (question: AssistantQuestion, signal: AbortSignal) => Promise<string>;
  /** Called once for each call that the server took, with what it cost: as the server tells, else an estimate. */
  onUsage?: (tokens: number) => Promise<void>;
};

type Turn = { role: "system" | "user" | "assistant"; content: string };
type Chunks = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** Answers by any server that speaks OpenAI's chat completions, streamed. One try a question: a retry is the visitor's. */
export function createOpenAiProvider(options: OpenAiOptions): AssistantProvider {
  const connect = lazyClient(options);
  return {
    name: "openai",
    async *answer(question, signal) {
      const turns = conversation(await options.systemPrompt(question, signal), question);
      try {
        const client = await connect();
        const stream = await client.chat.completions.create({ ...callBasics(options), messages: turns }, { signal });
        yield* words(stream, (answer, tokens) => options.onUsage?.(tokens ?? estimate(turns, answer)));
        // The SDK ends an aborted stream as if it were complete.
        signal.throwIfAborted();
        return withoutSources;
      } catch (error) {
        signal.throwIfAborted();
        throw toProviderError(error);
      }
    },
  };
}

/** An answer that was stopped before its first word leaves an empty turn, which some servers refuse. */
function conversation(prompt: string, { history, message }: AssistantQuestion): Turn[] {
  const said = history.filter(({ content }) => content.trim() !== "");
  const earlier = said.map(({ role, content }) => ({ role, content }));
  return [{ role: "system", content: prompt }, ...earlier, { role: "user", content: message }];
}

/** The presentable text of a stream; `done` learns the text and the tokens told, however the stream ends. */
async function* words(
  stream: Chunks,
  done: (answer: string, tokens?: number) => Promise<void> | undefined,
): AsyncGenerator<string> {
  const text = createAnswerText();
  let answer = "";
  let tokens: number | undefined;
  let finished = false;
  try {
    for await (const chunk of stream) {
      tokens = chunk.usage?.total_tokens ?? tokens;
      // Compatible servers leave out what OpenAI always sends, so that the SDK's types promise too much.
      const choice = chunk.choices?.[0];
      finished ||= Boolean(choice?.finish_reason);
      const shown = text.push((choice?.delta?.content ?? "").slice(0, maxCharacters - answer.length));
      answer += shown;
      if (shown !== "") yield shown;
      if (answer.length < maxCharacters) continue;
      finished = true;
      break;
    }
  } finally {
    await done(answer, tokens);
  }
  if (text.empty || !finished) throw new ProviderError("garbage");
}

function estimate(turns: readonly Turn[], answer: string): number {
  return estimateTokens(turns.map(({ content }) => content).join("") + answer);
}
