import type { OpenAI } from "openai";
import { ProviderError } from "../provider.ts";

/** A server that speaks OpenAI's chat completions. */
export type OpenAiServer = {
  /** Unset for a server that asks for none. */
  apiKey?: string;
  /** Unset for OpenAI's own. */
  baseUrl?: string;
  model: string;
};

/** CONTRACT, section 3, "Limits". */
const maxTokens = 800;
/** What a model that thinks before it answers may spend on that; OpenAI counts it into the same limit. */
const thinkingTokens = 3_200;
/** OpenAI's models that answer at once; the newer ones think. */
const answersAtOnce = /^(ft:)?(gpt-3|gpt-4|chatgpt)/;
/** A server that ignores the token limit is cut off here; 800 tokens of any language stay below. */
export const maxCharacters = 8_000;

/** Several times what 4,000 tokens take with all that stands around each. The SDK keeps a line until it ends: bytes. */
const maxResponseBytes = 2 * 1024 * 1024;

/**
 * Gives the server's client, made with the first question: a site that answers by itself never pays for the SDK.
 */
export function lazyClient(server: OpenAiServer): () => Promise<OpenAI> {
  let client: Promise<OpenAI> | undefined;
  return () => (client ??= connect(server));
}

async function connect({ apiKey, baseUrl }: OpenAiServer): Promise<OpenAI> {
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
    fetch: boundedFetch,
    // The SDK's log lines repeat what was asked and answered.
    logLevel: "off",
  });
}

/** A response that is too long breaks off as {@link ProviderError} `garbage`. */
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

/** What every call has beside its messages: streamed, with the tokens counted, and short. */
export function callBasics({ baseUrl, model }: OpenAiServer): {
  model: string;
  stream: true;
  stream_options: { include_usage: true };
} {
  // OpenAI's newer models refuse the old name; many compatible servers know no other.
  const limit = isOpenAi(baseUrl)
    ? { max_completion_tokens: answersAtOnce.test(model) ? maxTokens : maxTokens + thinkingTokens }
    : { max_tokens: maxTokens };
  return { model, stream: true, stream_options: { include_usage: true }, ...limit };
}

/** OpenAI itself, by whichever of its addresses: `eu.api.openai.com` keeps what it is sent in Europe. */
function isOpenAi(baseUrl: string | undefined): boolean {
  const host = baseUrl === undefined ? "api.openai.com" : new URL(baseUrl).hostname;
  return host === "api.openai.com" || host.endsWith(".api.openai.com");
}

/** About four bytes a token: near enough for a budget, where the server does not count. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
