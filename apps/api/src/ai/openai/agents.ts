import type { AgentKind } from "@thirtyfold/api-contract";
import type { OpenAI } from "openai";
import { type AgentEvent, type AgentJob, type AgentRunner, visitorText } from "../agent.ts";
import type { RunClock } from "../built-in/agents/clock.ts";
import { createRecorder, type Recorder } from "../built-in/agents/recorder.ts";
import { triggerOf } from "../built-in/agents/run-agent.ts";
import { toolBox } from "../built-in/agents/tool-box.ts";
import { checkAmounts } from "../built-in/agents/tools/check-amounts.ts";
import { ProviderError } from "../provider.ts";
import type { TextWorker } from "../text-worker/text-worker.ts";
import { writeDemoPrompt } from "./agent-prompt.ts";
import { createAnswerText } from "./answer-text.ts";
import { type Ask, createAsk } from "./ask.ts";
import { callTool, type ModelCall, type RunTool } from "./call-tool.ts";
import { estimateTokens, maxCharacters, type OpenAiServer, paidThoughLeft } from "./client.ts";
import { toProviderError } from "./errors.ts";
import { type Round, readRound } from "./round.ts";

export type OpenAiAgentOptions = OpenAiServer & {
  /** Called for each answer of the model, with its tokens as reported, else estimated. */
  onUsage?: (tokens: number) => Promise<void>;
  now?: () => number;
  worker: TextWorker;
};

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Tool = OpenAI.Chat.Completions.ChatCompletionTool;

/** Model calls in one run; the last one is made without tools, so that it returns an answer. */
const maxRounds = 6;
const maxCalls = 20;
/** Any server with OpenAI's chat completions; tools run here. Without tools, prices and date are in the prompt. */
export function createOpenAiAgents(options: OpenAiAgentOptions): AgentRunner {
  const { now = Date.now, worker } = options;
  const ask = createAsk(options, now);
  return {
    name: "openai",
    async *run(job, signal) {
      try {
        const clock = { now: now(), timeZone: job.timeZone };
        const recorder = recorderFor(job, clock);
        const { text: read } = recorder.context;
        const runTool: RunTool = ({ name }, input) =>
          worker.run("tool", { tool: name, kind: job.kind, input, text: read, clock }, signal);
        const functions = await functionsFor(job.kind);
        const text = yield* converse(
          job,
          { recorder, runTool },
          {
            next: (messages, round) =>
              paidThoughLeft(
                signal,
                () => ask(messages, round < maxRounds ? functions : [], signal),
                () => options.onUsage?.(estimateTokens(JSON.stringify(messages))),
              ),
            spend: (tokens) => options.onUsage?.(tokens),
          },
        );
        // The SDK ends an aborted stream as if it were complete.
        signal.throwIfAborted();
        return { text, trace: recorder.finish(text) };
      } catch (error) {
        signal.throwIfAborted();
        throw toProviderError(error);
      }
    },
  };
}

type Model = {
  next(messages: Message[], round: number): ReturnType<Ask>;
  spend(tokens: number): Promise<void> | undefined;
};

type Run = { recorder: Recorder; runTool: RunTool };

/** Asks the model, runs the tools that it calls, and asks again until it calls none. */
async function* converse(job: AgentJob, run: Run, model: Model): AsyncGenerator<AgentEvent, string> {
  const { recorder } = run;
  const messages = conversation(job, recorder);
  const presentable = createAnswerText();
  let text = "";
  let room = maxCalls;
  for (let round = 1; ; round += 1) {
    const since = recorder.elapsed();
    const stream = await model.next(messages, round);
    const words = readRound(stream, presentable, (end) => model.spend(costOf(messages, end)));
    const began = () => recorder.add({ kind: "read", title: "Read the text", since });
    const answer = yield* wordEvents(words, round === 1 ? began : undefined);
    text += answer.text;
    const wanted = round < maxRounds && text.length < maxCharacters ? answer.round.calls : [];
    if (wanted.length === 0) {
      if (presentable.empty) throw new ProviderError("garbage");
      yield recorder.add({ kind: "write", title: "Wrote the answer", since });
      yield* checked(text, run);
      return text;
    }
    yield recorder.add({ kind: "decide", title: "Chose the next tools", detail: namesOf(wanted), since });
    messages.push(asAsked(answer.round), ...(yield* results(wanted, job, { ...run, room })));
    room -= wanted.length;
    // Words before and after a call are separate paragraphs.
    if (!presentable.empty) presentable.push("\n\n");
  }
}

/** Runs the calls, within the limit, and returns the results for the model. */
async function* results(
  calls: readonly ModelCall[],
  { kind }: AgentJob,
  { room, ...run }: Run & { room: number },
): AsyncGenerator<AgentEvent, Message[]> {
  const messages: Message[] = [];
  for (const [index, call] of calls.entries()) {
    const content = index < room ? yield* callTool(run, toolBox[kind], call) : tooMany;
    messages.push({ role: "tool", tool_call_id: call.id, content });
  }
  return messages;
}

/** Yields words as events, after a first event; returns the text and the round. */
async function* wordEvents(
  words: AsyncIterator<string, Round>,
  began: (() => AgentEvent) | undefined,
): AsyncGenerator<AgentEvent, { text: string; round: Round }> {
  let text = "";
  try {
    let next = await words.next();
    if (began) yield began();
    for (; !next.done; next = await words.next()) {
      text += next.value;
      yield { delta: next.value };
    }
    return { text, round: next.value };
  } finally {
    await words.return?.();
  }
}

const tooMany = JSON.stringify({ error: "No more tool calls. Write the answer." });

function recorderFor(job: AgentJob, clock: RunClock): Recorder {
  const text = visitorText(job);
  return createRecorder({
    agent: job.kind,
    provider: "openai",
    text,
    summary: triggerOf(job.kind, text),
    clock,
  });
}

/** The tools as functions with strict schemas. */
async function functionsFor(kind: AgentKind): Promise<Tool[]> {
  const { zodFunction } = await import("openai/helpers/zod");
  return toolBox[kind].map(({ name, description, input }) => zodFunction({ name, description, parameters: input }));
}

function conversation(job: AgentJob, recorder: Recorder): Message[] {
  const turns = job.messages.filter(({ content }) => content.trim() !== "");
  return [{ role: "system", content: writeDemoPrompt(job.kind, recorder.context) }, ...turns];
}

/** The model's own turn, which must precede the results of its calls. */
function asAsked({ content, calls }: Round): Message {
  return {
    role: "assistant",
    content: content === "" ? null : content,
    tool_calls: calls.map(({ id, name, arguments: written }) => ({
      id,
      type: "function",
      // Broken JSON would break servers that parse it; the error that follows says what was wrong.
      function: { name, arguments: isJson(written) ? written : "{}" },
    })),
  };
}

/** Flags amounts that are in no list, for a person to check. */
async function* checked(text: string, { recorder, runTool }: Run): AsyncGenerator<AgentEvent> {
  const since = recorder.elapsed();
  const input = { draft: text.slice(0, maxCharacters) };
  const output = checkAmounts.output.parse(await runTool(checkAmounts, input));
  yield recorder.called(checkAmounts, { input, output, since });
  const { unlisted } = output;
  if (unlisted.length === 0) return;
  yield recorder.add({
    kind: "decide",
    title: "Waits for you: amounts that are in no list",
    detail: unlisted.join(", "),
    status: "needs-you",
  });
}

function namesOf(calls: readonly ModelCall[]): string {
  return calls.map(({ name }) => name).join(", ");
}

function costOf(messages: readonly Message[], { content, calls, tokens }: Round): number {
  return tokens ?? estimateTokens(JSON.stringify(messages) + content + JSON.stringify(calls));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
