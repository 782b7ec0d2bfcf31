import type { OpenAI } from "openai";
import { callBasics, lazyClient, type OpenAiServer } from "./openai-client.ts";

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Tool = OpenAI.Chat.Completions.ChatCompletionTool;
type Stream = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** How servers and models turn down a call because of its tools. */
const refusals: ReadonlySet<unknown> = new Set([400, 404, 422]);

/** Asks a model for one answer, streamed. */
export type Ask = (messages: Message[], tools: Tool[], signal: AbortSignal) => Promise<Stream>;

/**
 * Asks a server, with tools where they are given. A model that takes none answers without them: it is asked again, and
 * from then on without. Rejects as the SDK does.
 */
export function createAsk(server: OpenAiServer): Ask {
  const connect = lazyClient(server);
  let takesTools = true;
  return async (messages, tools, signal) => {
    const client = await connect();
    const create = (offered: Tool[]) =>
      client.chat.completions.create(
        { ...callBasics(server), messages, ...(offered.length > 0 && { tools: offered }) },
        { signal },
      );
    if (!takesTools || tools.length === 0) return create([]);
    try {
      return await create(tools);
    } catch (error) {
      if (!(error instanceof Error && "status" in error && refusals.has(error.status))) throw error;
      const stream = await create([]);
      takesTools = false;
      return stream;
    }
  };
}
