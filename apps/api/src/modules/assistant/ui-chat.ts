import { randomUUID } from "node:crypto";
import { answerKindSchema, type ChatResponse, limits, text } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AssistantMessage, AssistantProvider, AssistantQuestion } from "../../ai/provider.ts";
import type { EventFormat } from "../../answers/event-stream.ts";
import { type AnswerTimes, answerProblems, sendAnswer } from "../../answers/model-answer.ts";
import { invalid } from "../../answers/problem.ts";
import { answerPieces } from "./answer-pieces.ts";

export type UiChatOptions = AnswerTimes & { provider: AssistantProvider; publicUrl?: URL | undefined };

const partSchema = z.looseObject({ type: z.string(), text: text(limits.historyCharacters).optional() });
/** How an answer was given, as the stream reported it: the second of two unanswered questions goes to a person. */
const metadataSchema = z.object({ kind: z.catch(z.optional(answerKindSchema), undefined) });
const messageSchema = z.object({
  role: z.enum(["user", "assistant", "system"], "Use user or assistant"),
  parts: z.array(partSchema).max(200),
  metadata: metadataSchema.optional().catch(undefined),
});
/** `useChat` sends the whole conversation each time, with all parts of its answers. */
const bodyLimit = 1024 * 1024;
/** The body that the AI SDK's `DefaultChatTransport` sends; other fields are ignored. */
const requestSchema = z.object({ messages: z.array(messageSchema).min(1, "Send a message").max(1_000) });

const schema = {
  operationId: "askAssistantByUseChat",
  summary: "Ask the assistant by the AI SDK's useChat",
  description:
    "Takes what `useChat` sends and answers in the AI SDK's UI message stream: the words as `text-delta`, the pages behind " +
    "them as `source-url`, the offer of a person as `data-handover`. Only texts are read; a long conversation is cut to its newest part.",
  tags: ["assistant"],
  body: requestSchema,
  response: {
    200: {
      description: "The stream; errors before its first part are problems.",
      headers: { "x-vercel-ai-ui-message-stream": { type: "string", const: "v1" } },
      content: { "text/event-stream": { schema: z.looseObject({ type: z.string() }) } },
    },
    ...answerProblems,
  },
};

/** `POST /api/openai/ui-chat`: the same assistant for an unmodified `useChat` (CONTRACT, section 10). */
export const uiChatModule: FastifyPluginAsyncZod<UiChatOptions> = async (app, { provider, publicUrl, ...times }) => {
  app.post("/api/openai/ui-chat", { schema, bodyLimit, config: { rate: "ai" } }, async (request, reply) => {
    const question = questionOf(request.body);
    const origin = publicUrl?.origin ?? `${request.protocol}://${request.host}`;
    const start = (signal: AbortSignal) => answerPieces(provider, question, signal);
    await sendAnswer(request, reply, start, { ...times, format: uiMessageStream(origin) });
    return reply;
  });
};

const wrong = (message: string) => invalid("messages", message, `${message}.`);

function questionOf({ messages }: z.output<typeof requestSchema>): AssistantQuestion {
  const said = messages.filter(({ role }) => role !== "system");
  const last = said.at(-1);
  if (last?.role !== "user") throw wrong("The last message has to be the visitor's");
  const message = textOf(last);
  if (message.trim() === "") {
    throw wrong("The last message has no text. Only texts are read: send a text part");
  }
  if (message.length > limits.message) {
    throw wrong(`Use at most ${limits.message.toLocaleString("en-US")} characters`);
  }
  const earlier = said.slice(0, -1).flatMap((turn): AssistantMessage[] => {
    const { role, metadata } = turn;
    const content = textOf(turn);
    if (role === "system" || content.trim() === "") return [];
    return [{ role, content, ...(metadata?.kind && { kind: metadata.kind }) }];
  });
  return { message, history: newest(earlier) };
}

const textOf = ({ parts }: z.output<typeof messageSchema>): string =>
  parts.flatMap(({ type, text: words }) => (type === "text" && words ? [words] : [])).join("\n\n");

/** The end of the conversation, which `useChat` sends in full. */
function newest(turns: readonly AssistantMessage[]): AssistantMessage[] {
  const taken: AssistantMessage[] = [];
  let characters = 0;
  for (const turn of turns.toReversed().slice(0, limits.historyItems)) {
    characters += turn.content.length;
    if (characters > limits.historyCharacters) break;
    taken.unshift(turn);
  }
  return taken;
}

/** The AI SDK's UI message stream, version 1. */
function uiMessageStream(origin: string): EventFormat<{ delta: string }, ChatResponse> {
  const id = "answer";
  let began = false;
  const begin = () => {
    if (began) return [];
    began = true;
    return [
      { type: "start", messageId: randomUUID() },
      { type: "text-start", id },
    ];
  };
  return {
    headers: { "x-vercel-ai-ui-message-stream": "v1" },
    event: ({ delta }) => [...begin(), { type: "text-delta", id, delta }],
    done: ({ kind, sources, handover }) => [
      ...begin(),
      { type: "text-end", id },
      ...sources.map(({ path, title }) => {
        const url = new URL(path, origin).href;
        return { type: "source-url", sourceId: path, url, title };
      }),
      ...(handover ? [{ type: "data-handover", data: handover }] : []),
      { type: "finish", messageMetadata: { kind } },
    ],
    error: (errorText) => [...begin(), { type: "error", errorText }],
    end: "data: [DONE]\n\n",
  };
}
