import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type FakeBehaviour, type FakeToolCall, fakeModes } from "./fake-openai-modes.ts";
import { sendReply } from "./fake-openai-replies.ts";

/** A recorded chat completion call. */
export type FakeCall = {
  authorization: string | undefined;
  body: ChatCompletionBody;
  /** Whether the caller disconnected before the answer was complete. */
  aborted: boolean;
  /** The time of the disconnect, by `performance.now()`. */
  abortedAt?: number;
  finished: boolean;
};

export type FakeMessage = {
  role: "system" | "user" | "assistant" | "tool";
  content: string;
  tool_calls?: { id: string; type: "function"; function: FakeToolCall }[];
  tool_call_id?: string;
};

export type ChatCompletionBody = {
  model: string;
  messages: FakeMessage[];
  tools?: { type: "function"; function: { name: string; strict?: boolean; parameters?: object } }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  max_tokens?: number;
  max_completion_tokens?: number;
};

export type FakeOpenAi = {
  /** A value for `OPENAI_BASE_URL`: ends in `/v1`. */
  url: string;
  behave(behaviour: Partial<FakeBehaviour>): void;
  /** Lets the stalled answers continue. */
  resume(): void;
  calls: FakeCall[];
  /** Requests that no OpenAI client makes; tests expect none. */
  unexpected: string[];
  close(): Promise<void>;
};

type State = Pick<FakeOpenAi, "calls" | "unexpected"> & { behaviour: FakeBehaviour; stalled: Set<() => void> };

/**
 * A model server on loopback that implements OpenAI's chat completions, streamed or not. Strict: unknown requests get
 * 404 or 400 and are recorded. Besides the API, `POST /__mode` takes a partial {@link FakeBehaviour}, `POST /__resume`
 * takes nothing, and `GET /__calls` returns the recorded calls.
 */
export async function startFakeOpenAi(options: { port?: number } & Partial<FakeBehaviour> = {}): Promise<FakeOpenAi> {
  const { port = 0, ...behaviour } = options;
  const state: State = {
    behaviour: { mode: "ok", usage: true, delayMs: 150, ...behaviour },
    stalled: new Set(),
    calls: [],
    unexpected: [],
  };
  const behave = (change: Partial<FakeBehaviour>) => {
    state.behaviour = { ...state.behaviour, ...change };
  };
  const resume = () => {
    for (const go of state.stalled) go();
  };
  const server = createServer((request, response) => {
    void route(state, request, response, { behave, resume });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave,
    resume,
    calls: state.calls,
    unexpected: state.unexpected,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function route(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  control: Pick<FakeOpenAi, "behave" | "resume">,
): Promise<void> {
  const body = await readJson(request);
  switch (`${request.method} ${request.url}`) {
    case "POST /v1/chat/completions":
      if (isChatCompletion(body) && takes(state.behaviour, body)) return await complete(state, request, response, body);
      return refuse(state, request, response, 400);
    case "POST /__mode":
      if (!isBehaviour(body)) return refuse(state, request, response, 400);
      control.behave(body);
      return void response.writeHead(204).end();
    case "POST /__resume":
      control.resume();
      return void response.writeHead(204).end();
    case "GET /__calls": {
      const { calls, unexpected } = state;
      return void response.setHeader("content-type", "application/json").end(JSON.stringify({ calls, unexpected }));
    }
    default:
      return refuse(state, request, response, 404);
  }
}

function takes({ noTools, longest, thinks }: FakeBehaviour, body: ChatCompletionBody): boolean {
  const { messages, tools, max_tokens: oldLimit } = body;
  if (tools && noTools) return false;
  if (longest !== undefined && JSON.stringify([messages, tools]).length > longest) return false;
  return thinks === undefined || oldLimit === undefined;
}

function refuse(state: State, request: IncomingMessage, response: ServerResponse, status: number): void {
  state.unexpected.push(`${request.method} ${request.url}: ${status}`);
  const error = { message: "The fake model server does not know this request.", type: "invalid_request_error" };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
}

async function complete(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  body: ChatCompletionBody,
): Promise<void> {
  const call: FakeCall = { authorization: request.headers.authorization, body, aborted: false, finished: false };
  state.calls.push(call);
  const { promise: resumed, resolve } = Promise.withResolvers<void>();
  state.stalled.add(resolve);
  response.once("close", () => {
    call.finished = response.writableFinished;
    call.aborted = !response.writableFinished;
    if (call.aborted) call.abortedAt = performance.now();
    state.stalled.delete(resolve);
    resolve();
  });
  await sendReply({
    response,
    behaviour: thought(state.behaviour, body) ? state.behaviour : { ...state.behaviour, mode: "empty" },
    model: body.model,
    toolCalls: wantedCalls(state.behaviour, body),
    text: state.behaviour.answer ?? `The fake model heard: ${body.messages.at(-1)?.content ?? ""}`,
    stream: body.stream === true,
    includeUsage: body.stream_options?.include_usage === true,
    resumed,
  });
}

/** False if all the tokens that the answer may cost were spent on thinking. */
function thought({ thinks = 0 }: FakeBehaviour, body: ChatCompletionBody): boolean {
  return thinks < (body.max_completion_tokens ?? body.max_tokens ?? Number.POSITIVE_INFINITY);
}

/** The calls of the current round of the conversation; none if the caller offers no tools. */
function wantedCalls({ toolCalls = [] }: FakeBehaviour, { messages, tools }: ChatCompletionBody) {
  const rounds = messages.filter((message) => message.tool_calls).length;
  return tools ? (toolCalls[rounds] ?? []) : [];
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function isChatCompletion(body: unknown): body is ChatCompletionBody {
  if (!isObject(body) || typeof body["model"] !== "string" || body["model"] === "") return false;
  const { messages } = body;
  if (!Array.isArray(messages) || messages.length === 0) return false;
  return messages.every((message, index) => isMessage(message) || isToolTurn(messages, index));
}

/** Whether the message holds the model's calls, or the result of one of them. */
function isToolTurn(messages: readonly unknown[], index: number): boolean {
  const message = messages[index];
  if (!isObject(message)) return false;
  if (message["role"] === "assistant") return Array.isArray(message["tool_calls"]) && message["tool_calls"].length > 0;
  const asked = messages.slice(0, index).flatMap((earlier) => {
    const calls = isObject(earlier) ? earlier["tool_calls"] : undefined;
    return Array.isArray(calls) ? (calls as { id: unknown }[]).map(({ id }) => id) : [];
  });
  return (
    message["role"] === "tool" && asked.includes(message["tool_call_id"]) && typeof message["content"] === "string"
  );
}

function isMessage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { role, content } = value;
  return ["system", "user", "assistant"].includes(String(role)) && typeof content === "string" && content !== "";
}

function isBehaviour(body: unknown): body is Partial<FakeBehaviour> {
  return isObject(body) && (body["mode"] === undefined || fakeModes.some((known) => known === body["mode"]));
}
