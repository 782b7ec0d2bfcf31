import type { Handover } from "@thirtyfold/api-contract";
import { knowledge } from "@thirtyfold/content";
import type { AgentJob, AgentResult } from "../agent.ts";
import { type RunClock, zonedNow } from "../built-in/agents/clock.ts";
import { runBuiltInAgent } from "../built-in/agents/run-agent.ts";
import type { AgentTool } from "../built-in/agents/tool.ts";
import { toolBox } from "../built-in/agents/tool-box.ts";
import { checkAmounts } from "../built-in/agents/tools/check-amounts.ts";
import { composeAnswer } from "../built-in/assistant/answer.ts";
import { siteFinder } from "../built-in/assistant/find.ts";
import { handoverFor } from "../built-in/assistant/handover.ts";
import { type FoundPage, findPages, findPassages } from "../built-in/assistant/passages.ts";
import { sourcesOf } from "../built-in/assistant/sources.ts";
import type { AnswerNotes, AssistantQuestion } from "../provider.ts";

/** A tool by name, its checked input, and the text and the moment that it looks at; `text` as the recorder keeps it. */
export type ToolTask = { tool: string; kind: AgentJob["kind"]; input: object; text: string; clock: RunClock };

/** All that reads a visitor's text at length. What goes in and comes out can be sent between threads. */
export const tasks = {
  /** The built-in assistant's whole answer. */
  answer(question: AssistantQuestion): { text: string; notes: AnswerNotes } {
    const { text, kind, passages } = composeAnswer(question, knowledge, siteFinder());
    const notes: AnswerNotes = { kind, sources: sourcesOf(passages) };
    const handover = handoverFor(question, notes);
    return { text, notes: { ...notes, ...(handover && { handover }) } };
  },
  handover: ({ question, notes }: { question: AssistantQuestion; notes: AnswerNotes }): Handover | undefined =>
    handoverFor(question, notes),
  /** Ids of the passages that a model is given for a question. */
  passages: (question: AssistantQuestion): string[] => findPassages(question).map(({ id }) => id),
  /** What the site says on a question, for an agent that searches. */
  search: (query: string): FoundPage[] => findPages(query),
  /** A built-in agent's whole run. */
  agent: ({ kind, text, clock }: { kind: AgentJob["kind"]; text: string; clock: RunClock }): AgentResult =>
    runBuiltInAgent(kind, text, clock),
  /** A tool that a model calls. */
  tool({ tool: name, kind, input, text, clock }: ToolTask): object {
    const tool = [...toolBox[kind], checkAmounts as AgentTool].find((one) => one.name === name);
    if (!tool) throw new Error(`No tool ${name}`);
    return tool.run(tool.input.parse(input), { text, now: zonedNow(clock) });
  },
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

/** What is sent to the thread, and what comes back: once that it is ready, then a reply to each request in turn. */
export type TaskRequest<Name extends TaskName = TaskName> = { name: Name; input: Parameters<Tasks[Name]>[0] };
export type ThreadMessage =
  /** `id`: the thread's own number among all of the system's, where Linux has one. */
  { type: "ready"; id?: number } | { type: "reply"; output: unknown } | { type: "failed"; error: unknown };

/** Runs one task. */
export function runTask<Name extends TaskName>({ name, input }: TaskRequest<Name>): ReturnType<Tasks[Name]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not keep a name with its task.
  const task = tasks[name] as (given: typeof input) => ReturnType<Tasks[Name]>;
  return task(input);
}
