import type { EvaluatedAgent } from "@thirtyfold/ai-prompts/evaluation";
import type { ChatResponse } from "@thirtyfold/api-contract";
import type { AgentRunner } from "../ai/agent.ts";
import type { AssistantProvider, AssistantQuestion } from "../ai/provider.ts";

/** The evaluated providers. The agents' clock stands at the evaluation's time; `timeZone` is that of its visitors. */
export type Evaluated = {
  assistant: AssistantProvider;
  agents: AgentRunner;
  timeZone: string;
  /** Number of questions asked concurrently: 1 by default. */
  atOnce?: number;
};

/** The assistant's whole answer, as its route returns it. */
export async function ask({ assistant }: Evaluated, question: AssistantQuestion): Promise<ChatResponse> {
  const pieces = assistant.answer(question, new AbortController().signal)[Symbol.asyncIterator]();
  let message = "";
  for (;;) {
    const next = await pieces.next();
    if (next.done) {
      const { kind, sources, handover } = next.value;
      return { message, kind, sources: [...sources], ...(handover && { handover }) };
    }
    message += next.value;
  }
}

/** The text of an agent's result on a visitor's text. */
export async function run({ agents, timeZone }: Evaluated, kind: EvaluatedAgent, input: string): Promise<string> {
  const job = { kind, messages: [{ role: "user" as const, content: input }], timeZone };
  const events = agents.run(job, new AbortController().signal);
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value.text;
  }
}

/** Runs the tasks in order, `atOnce` of them concurrently. */
export async function inTurn<Result>(tasks: readonly (() => Promise<Result>)[], atOnce: number): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
