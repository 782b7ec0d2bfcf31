import type { OpenAI } from "openai";
import { callBasics, lazyClient, type OpenAiServer } from "./client.ts";

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Tool = OpenAI.Chat.Completions.ChatCompletionTool;
type Stream = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** How servers and models turn down a call because of its tools. */
const refusals: ReadonlySet<unknown> = new Set([400, 404, 422]);
/** How long what a server said of its tools is believed, milliseconds: its operator may change the model. */
const believedMs = 600_000;
const probeMs = 10_000;

/** Asks a model for one answer, streamed. */
export type Ask = (messages: Message[], tools: Tool[], signal: AbortSignal) => Promise<Stream>;

/**
 * Asks a server, with tools where they are given. A call that is refused with them is made without: it may be the
 * visitor's text that was too long. Whether the server takes no tools at all it says to a question of our own, asked
 * once in ten minutes at most; until then everybody is asked without. `now` gives milliseconds. Rejects as the SDK does.
 */
export function createAsk(server: OpenAiServer, now: () => number): Ask {
  const connect = lazyClient(server);
  let probed: { at: number; takesTools: boolean } | undefined;
  const known = () => (probed && now() - probed.at < believedMs ? probed : undefined);

  const create = async (messages: Message[], tools: Tool[], signal: AbortSignal) => {
    const client = await connect();
    const body = { ...callBasics(server), messages, ...(tools.length > 0 && { tools }) };
    return client.chat.completions.create(body, { signal });
  };

  const probe = async (tools: Tool[]) => {
    const mine = { at: now(), takesTools: true };
    probed = mine;
    const enough = new AbortController();
    const timer = setTimeout(() => enough.abort(), probeMs);
    try {
      await create([{ role: "user", content: "Hello" }], tools, enough.signal);
    } catch (error) {
      mine.takesTools = !isRefusal(error);
    } finally {
      clearTimeout(timer);
      // Nobody wants the answer.
      enough.abort();
    }
  };

  return async (messages, tools, signal) => {
    if (tools.length === 0 || known()?.takesTools === false) return create(messages, [], signal);
    try {
      return await create(messages, tools, signal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const stream = await create(messages, [], signal);
      // Not awaited: this visitor's answer is on its way.
      if (!known()) void probe(tools);
      return stream;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "status" in error && refusals.has(error.status);
}
