import type { OpenAI } from "openai";
import { callBasics, lazyClient, type OpenAiServer } from "./client.ts";

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Tool = OpenAI.Chat.Completions.ChatCompletionTool;
type Stream = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>;

/** Statuses with which servers and models refuse a call because of its tools. */
const refusals: ReadonlySet<unknown> = new Set([400, 404, 422]);
/** Milliseconds until a server's refusal of tools is checked again: its operator may change the model. */
const believedMs = 600_000;
const probeMs = 10_000;

/** Streams an answer from the model. */
export type Ask = (messages: Message[], tools: Tool[], signal: AbortSignal) => Promise<Stream>;

/**
 * Asks with the given tools; a call refused with them is repeated without. A refusal may be due to the visitor's text,
 * so a probe with a fixed question, at most every ten minutes, finds out whether the server accepts tools. Rejects as
 * the SDK does.
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
      // Not awaited: this visitor's answer is already on its way.
      if (!known()) void probe(tools);
      return stream;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "status" in error && refusals.has(error.status);
}
