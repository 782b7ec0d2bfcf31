import type { ServerResponse } from "node:http";
import { errorBody, type FakeBehaviour, type FakeToolCall, fakeErrors, providerSecret } from "./fake-openai-modes.ts";

/** A chat completion request to answer. */
export type FakeReply = {
  response: ServerResponse;
  behaviour: FakeBehaviour;
  model: string;
  /** The calls the model wants first; if empty, it answers. */
  toolCalls: readonly FakeToolCall[];
  text: string;
  stream: boolean;
  includeUsage: boolean;
  /** Resolves on `resume`, or when the caller disconnects. */
  resumed: Promise<void>;
};

/** Replies in the way that the behavior specifies. */
export async function sendReply(reply: FakeReply): Promise<void> {
  const { response, behaviour } = reply;
  const error = fakeErrors[behaviour.mode];
  if (error) {
    if (error.retryAfter) response.setHeader("retry-after", error.retryAfter);
    response.writeHead(error.status, { "content-type": "application/json" }).end(errorBody(error.code));
    return;
  }
  switch (behaviour.mode) {
    case "hang":
      return;
    case "garbage":
      send(response, "text/html", `<html><body>${providerSecret}</body></html>`);
      return;
    case "broken-json":
      send(response, "application/json", `{"choices": [${providerSecret}`);
      return;
    default:
      await (reply.stream ? sendStream(reply) : sendCompletion(reply));
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { "content-type": type }).end(body);
}

/** Breaks the connection once `text` has been sent. */
function cut(response: ServerResponse, text: string): void {
  response.write(text, () => response.destroy());
}

function usageOf(
  text: string,
  { usage }: FakeBehaviour,
): { prompt_tokens: number; completion_tokens: number; total_tokens: number } {
  const words = text.split(/\s+/).filter(Boolean).length;
  const total = typeof usage === "number" ? usage : 90 + words;
  return { prompt_tokens: total - words, completion_tokens: words, total_tokens: total };
}

async function sendCompletion(reply: FakeReply): Promise<void> {
  const { response, behaviour, model, resumed } = reply;
  const content = behaviour.mode === "empty" ? "" : reply.text;
  const body = JSON.stringify({
    id: "chatcmpl-fake",
    object: "chat.completion",
    created: 1,
    model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    ...(behaviour.usage ? { usage: usageOf(content, behaviour) } : {}),
  });
  if (behaviour.mode === "slow") await pause(reply);
  if (behaviour.mode === "stall") await resumed;
  response.writeHead(200, { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) });
  if (behaviour.mode === "silent") response.flushHeaders();
  else if (behaviour.mode === "cut") cut(response, body.slice(0, body.length / 2));
  else response.end(body);
}

async function sendStream(reply: FakeReply): Promise<void> {
  const { response, behaviour } = reply;
  response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  if (behaviour.mode === "silent") return;
  if (behaviour.mode === "broken-sse") {
    response.end(`data: {"choices": [${providerSecret}\n\n`);
    return;
  }
  if (behaviour.mode === "huge") {
    response.end(`data: {"choices": [{"index": 0, "delta": {"content": "${"x".repeat(10 * 1024 * 1024)}`);
    return;
  }
  response.write(event(reply, { role: "assistant", content: "" }));
  if (reply.toolCalls.length > 0 && behaviour.mode !== "empty") return sendToolCalls(reply);
  const words = behaviour.mode === "empty" ? [] : reply.text.split(/(?<=\s)/);
  for (const [index, word] of words.entries()) {
    if (index === Math.ceil(words.length / 2) && (await stopsHalfway(reply))) return;
    if (behaviour.mode === "slow") await pause(reply);
    if (response.destroyed) return;
    response.write(event(reply, { content: word }));
  }
  response.write(event(reply, {}, "stop"));
  if (behaviour.usage && reply.includeUsage) response.write(usageEvent(reply));
  response.end("data: [DONE]\n\n");
}

/** The calls in pieces, as OpenAI sends them. */
function sendToolCalls(reply: FakeReply): void {
  const { response, behaviour } = reply;
  const none = behaviour.nulls ? null : undefined;
  const piece = (index: number, call: object) =>
    response.write(event(reply, { content: none, tool_calls: [{ index, id: none, type: none, ...call }] }));
  for (const [index, call] of reply.toolCalls.entries()) {
    const half = Math.ceil(call.arguments.length / 2);
    piece(index, { id: `call_${index}_${call.name}`, type: "function", function: { name: call.name, arguments: "" } });
    piece(index, { function: { name: none, arguments: call.arguments.slice(0, half) } });
    piece(index, { function: { name: none, arguments: call.arguments.slice(half) } });
  }
  response.write(event(reply, {}, "tool_calls"));
  if (behaviour.usage && reply.includeUsage) response.write(usageEvent(reply));
  response.end("data: [DONE]\n\n");
}

/** Whether the behavior ends the stream after half of the words. */
async function stopsHalfway({ response, behaviour, resumed }: FakeReply): Promise<boolean> {
  switch (behaviour.mode) {
    case "cut":
      cut(response, ": cut\n\n");
      return true;
    case "early-end":
      response.end();
      return true;
    case "sse-error":
      response.end(`data: ${errorBody("server_error")}\n\n`);
      return true;
    case "stall":
      await resumed;
      return response.destroyed;
    default:
      return false;
  }
}

const envelope = (model: string) => ({ id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1, model });

function event(
  reply: FakeReply,
  delta: { role?: string; content?: string | null | undefined; tool_calls?: object[] },
  finish: string | null = null,
): string {
  const chunk = { ...envelope(reply.model), choices: [{ index: 0, delta, finish_reason: finish }] };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

function usageEvent(reply: FakeReply): string {
  return `data: ${JSON.stringify({ ...envelope(reply.model), choices: [], usage: usageOf(reply.text, reply.behaviour) })}\n\n`;
}

/** Waits for `delayMs`, or until the caller disconnects. */
async function pause({ response, behaviour }: FakeReply): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, behaviour.delayMs);
  response.once("close", resolve);
  await promise;
  clearTimeout(timer);
  response.off("close", resolve);
}
