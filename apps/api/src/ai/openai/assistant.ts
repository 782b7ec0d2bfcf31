import { type AssistantProvider, type AssistantQuestion, ProviderError, withoutSources } from "../provider.ts";
import { createAnswerText } from "./answer-text.ts";
import { callBasics, estimateTokens, lazyClient, type OpenAiServer, paidThoughLeft } from "./client.ts";
import { toProviderError } from "./errors.ts";
import { type Round, readRound } from "./round.ts";

export type OpenAiOptions = OpenAiServer & {
  systemPrompt: (question: AssistantQuestion, signal: AbortSignal) => Promise<string>;
  /** Called for each call that the server accepted, with its tokens as reported, else estimated. */
  onUsage?: (tokens: number) => Promise<void>;
};

type Turn = { role: "system" | "user" | "assistant"; content: string };

/** Any server with OpenAI's chat completions, streamed. No retries: that is up to the visitor. */
export function createOpenAiProvider(options: OpenAiOptions): AssistantProvider {
  const connect = lazyClient(options);
  return {
    name: "openai",
    async *answer(question, signal) {
      const turns = conversation(await options.systemPrompt(question, signal), question);
      try {
        const client = await connect();
        const stream = await paidThoughLeft(
          signal,
          () => client.chat.completions.create({ ...callBasics(options), messages: turns }, { signal }),
          () => options.onUsage?.(estimate(turns, "")),
        );
        const text = createAnswerText();
        const cost = ({ content, tokens }: Round) => tokens ?? estimate(turns, content);
        yield* readRound(stream, text, (round) => options.onUsage?.(cost(round)));
        // The SDK ends an aborted stream as if it were complete.
        signal.throwIfAborted();
        if (text.empty) throw new ProviderError("garbage");
        return withoutSources;
      } catch (error) {
        signal.throwIfAborted();
        throw toProviderError(error);
      }
    },
  };
}

/** A stopped answer leaves an empty turn, which some servers reject. */
function conversation(prompt: string, { history, message }: AssistantQuestion): Turn[] {
  const turns = history.filter(({ content }) => content.trim() !== "");
  const earlier = turns.map(({ role, content }) => ({ role, content }));
  return [{ role: "system", content: prompt }, ...earlier, { role: "user", content: message }];
}

function estimate(turns: readonly Turn[], answer: string): number {
  return estimateTokens(turns.map(({ content }) => content).join("") + answer);
}
