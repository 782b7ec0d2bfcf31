import type { OpenAI } from "openai";
import { ProviderError } from "../provider.ts";

/** A server that implements OpenAI's chat completions. */
export type OpenAiServer = {
  /** Unset for servers that need none. */
  apiKey?: string;
  /** Unset for OpenAI's own. */
  baseUrl?: string;
  model: string;
};

/** CONTRACT, section 3, "Limits". */
const maxTokens = 800;
/** For reasoning models: OpenAI counts reasoning tokens into the same limit. */
const thinkingTokens = 3_200;
/** OpenAI's models without reasoning. */
const answersAtOnce = /^(ft:)?(gpt-3|gpt-4|chatgpt)/;
/** Cuts off a server that ignores the token limit; 800 tokens are shorter in any language. */
export const maxCharacters = 8_000;

/** In bytes; several times 4,000 tokens with their framing. The SDK buffers a line until it ends. */
const maxResponseBytes = 2 * 1024 * 1024;

/** Loads the SDK with the first question. */
export function lazyClient(server: OpenAiServer): () => Promise<OpenAI> {
  let client: Promise<OpenAI> | undefined;
  return () => (client ??= connect(server));
}

async function connect({ apiKey, baseUrl }: OpenAiServer): Promise<OpenAI> {
  const { OpenAI: Client } = await import("openai");
  return new Client({
    // All options are passed, so that the SDK reads nothing from the environment.
    apiKey: apiKey ?? "none",
    baseURL: baseUrl ?? "https://api.openai.com/v1",
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
    maxRetries: 0,
    fetch: boundedFetch,
    // The SDK's logs contain questions and answers.
    logLevel: "off",
  });
}

/** Ends an overlong response with {@link ProviderError} `garbage`. */
async function boundedFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...call);
  let bytes = 0;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxResponseBytes) controller.error(new ProviderError("garbage"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(body ?? null, response);
}

/** The parameters shared by all calls: streaming, token usage, length. */
export function callBasics({ baseUrl, model }: OpenAiServer): {
  model: string;
  stream: true;
  stream_options: { include_usage: true };
} {
  // OpenAI's newer models reject the old name; many compatible servers know no other.
  const limit = isOpenAi(baseUrl)
    ? { max_completion_tokens: answersAtOnce.test(model) ? maxTokens : maxTokens + thinkingTokens }
    : { max_tokens: maxTokens };
  return { model, stream: true, stream_options: { include_usage: true }, ...limit };
}

/** Whether the server is OpenAI at any of its addresses, such as `eu.api.openai.com`. */
function isOpenAi(baseUrl: string | undefined): boolean {
  const host = baseUrl === undefined ? "api.openai.com" : new URL(baseUrl).hostname;
  return host === "api.openai.com" || host.endsWith(".api.openai.com");
}

/**
 * Calls the model. A visitor who leaves before the server begins to answer still costs the whole question, which
 * `spend` then counts: otherwise leaving early would bypass any budget.
 */
export async function paidThoughLeft<Stream>(
  signal: AbortSignal,
  call: () => Promise<Stream>,
  spend: () => Promise<void> | undefined,
): Promise<Stream> {
  signal.throwIfAborted();
  try {
    return await call();
  } catch (error) {
    if (signal.aborted) await spend();
    throw error;
  }
}

/** About four bytes per token, for servers that don't count. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
