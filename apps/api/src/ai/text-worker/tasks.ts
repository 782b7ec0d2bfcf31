import { knowledge } from "@thirtyfold/content";
import type { AgentJob, AgentResult } from "../agent.ts";
import type { RunClock } from "../built-in/agents/clock.ts";
import { composeAnswer } from "../built-in/assistant/answer.ts";
import { siteFinder } from "../built-in/assistant/find.ts";
import { handoverFor } from "../built-in/assistant/handover.ts";
import { type FoundPage, findPages, findPassages } from "../built-in/assistant/passages.ts";
import { sourcesOf } from "../built-in/assistant/sources.ts";
import { topicOf } from "../built-in/assistant/topic.ts";
import type { AnswerNotes, AssistantQuestion } from "../provider.ts";

export type AgentTask = { kind: AgentJob["kind"]; text: string; clock: RunClock };

/** `input` is validated; `text` is the visitor's, as the recorder keeps it. */
export type ToolTask = { tool: string; kind: AgentJob["kind"]; input: object; text: string; clock: RunClock };

/** Adds the offer of a person if there is a reason for one, and the topic of an unanswered question. */
function completeNotes({ question, notes }: { question: AssistantQuestion; notes: AnswerNotes }): AnswerNotes {
  const handover = handoverFor(question, notes);
  const topic = notes.topic ?? (notes.kind === "unanswered" ? topicOf(question.message) : undefined);
  return { ...notes, ...(handover && { handover }), ...(topic !== undefined && { topic }) };
}

/** The code only the demo agents need takes as long to load as the assistant, and a fifth of the thread's memory. */
export const loadAgents = () => import("./agent-tasks.ts");

/** Everything that reads a visitor's text at length. Inputs and outputs can be sent between threads. */
export const tasks = {
  answer(question: AssistantQuestion): { text: string; notes: AnswerNotes } {
    const { text, kind, passages } = composeAnswer(question, knowledge, siteFinder);
    const topic = kind === "unanswered" ? passages[0]?.id : undefined;
    const notes: AnswerNotes = {
      kind,
      sources: kind === "unanswered" ? [] : sourcesOf(passages),
      ...(topic !== undefined && { topic }),
    };
    return { text, notes: completeNotes({ question, notes }) };
  },
  completeNotes,
  /** Ids of the passages given to a model. */
  passages: (question: AssistantQuestion): string[] => findPassages(question).map(({ id }) => id),
  search: (query: string): FoundPage[] => findPages(query),
  agent: async (given: AgentTask): Promise<AgentResult> => (await loadAgents()).runAgent(given),
  tool: async (given: ToolTask): Promise<object> => (await loadAgents()).runTool(given),
} as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
type Outputs = { [Name in TaskName]: Awaited<ReturnType<Tasks[Name]>> };
export type TaskOutput<Name extends TaskName> = Outputs[Name];

/**
 * Messages to the thread and back: `ready` once, `complete` when it has loaded the code of late tasks, and one reply
 * per request.
 */
export type TaskRequest<Name extends TaskName = TaskName> = { name: Name; input: Parameters<Tasks[Name]>[0] };
export type ThreadMessage =
  /** `id`: the thread's number on Linux. */
  | { type: "ready"; id?: number }
  | { type: "complete" }
  | { type: "reply"; output: unknown }
  | { type: "failed"; error: unknown };

export async function runTask<Name extends TaskName>({ name, input }: TaskRequest<Name>): Promise<TaskOutput<Name>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not keep a name with its task.
  const task = tasks[name] as (given: typeof input) => TaskOutput<Name> | Promise<TaskOutput<Name>>;
  return task(input);
}
