import type { OpenAI } from "openai";
import { createAnswerText } from "./answer-text.ts";
import { toProviderError } from "./openai-errors.ts";
import { type AssistantProvider, type AssistantQuestion, ProviderError, withoutSources } from "./provider.ts";

/** CONTRACT, section 3, "Limits". */
const maxTokens = 800;
/** A server that ignores the token limit is cut off here; 800 tokens of any language stay below. */
const maxCharacters = 8_000;

export type OpenAiOptions = {
  /** Unset for a server that asks for none. */
  apiKey?: string;
  /** Unset for OpenAI's own. */
  baseUrl?: string;
  model: string;
  systemPrompt: (question: AssistantQuestion) => string;
  /** Called once for each call that the server took, with what it cost: as the server tells, else an estimate. */
  onUsage?: (tokens: number) => Promise<void>;
};

type Turn = { role: "system" | "user" | "assistant"; content: string };
type Completion = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
type Chunks = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** Answers by any server that speaks OpenAI's chat completions, streamed. One try a question: a retry is the visitor's. */
export function createOpenAiProvider(options: OpenAiOptions): AssistantProvider {
  let client: Promise<OpenAI> | undefined;
  return {
    name: "openai",
    async *answer(question, signal) {
      const turns = conversation(options.systemPrompt(question), question);
      try {
        client ??= connect(options);
        const stream = await (await client).chat.completions.create(completion(options, turns), { signal });
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

/** Loaded with the first question: a site that answers by itself never pays for the SDK. */
async function connect({ apiKey, baseUrl }: OpenAiOptions): Promise<OpenAI> {
  const { OpenAI: Client } = await import("openai");
  return new Client({
    // Everything is passed, so that the SDK reads nothing from the environment behind the settings' back.
    apiKey: apiKey ?? "none",
    baseURL: baseUrl ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
    maxRetries: 0,
    // The SDK's log lines repeat what was asked and answered.
    logLevel: "off",
  });
}

/** An answer that was stopped before its first word leaves an empty turn, which some servers refuse. */
function conversation(prompt: string, { history, message }: AssistantQuestion): Turn[] {
  const said = history.filter(({ content }) => content.trim() !== "");
  const earlier = said.map(({ role, content }) => ({ role, content }));
  return [{ role: "system", content: prompt }, ...earlier, { role: "user", content: message }];
}

function completion({ baseUrl, model }: OpenAiOptions, messages: Turn[]): Completion {
  // OpenAI's newer models refuse the old name; many compatible servers know no other.
  const limit = baseUrl === undefined ? "max_completion_tokens" : "max_tokens";
  return { model, messages, stream: true, stream_options: { include_usage: true }, [limit]: maxTokens };
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
      const shown = text.push(choice?.delta?.content ?? "");
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

/** About four bytes a token: near enough for a budget, where the server does not count. */
function estimate(turns: readonly Turn[], answer: string): number {
  return Math.ceil(Buffer.byteLength(turns.map(({ content }) => content).join("") + answer) / 4);
}
