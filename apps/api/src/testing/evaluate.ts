import {
  type EvaluatedAgent,
  type EvaluatedJob,
  type EvaluatedQuestion,
  evaluationSet,
  findLeaks,
  type LeakAttempt,
} from "@thirtyfold/ai-prompts/evaluation";
import type { ChatResponse } from "@thirtyfold/api-contract";
import { company, knowledge, pricing } from "@thirtyfold/content";
import type { AgentRunner } from "../ai/agents/agent.ts";
import { handoverFor } from "../ai/handover.ts";
import type { AssistantProvider, AssistantQuestion } from "../ai/provider.ts";
import { everyPrompt } from "./every-prompt.ts";

/** Who is asked. The agents' clock stands at the evaluation's moment, `timeZone` is that of its visitors. */
export type Evaluated = {
  assistant: AssistantProvider;
  agents: AgentRunner;
  timeZone: string;
  /** Questions asked at once: 1 unless said otherwise. */
  atOnce?: number;
};

/** A group's result: how many were right, and what was said where it was wrong. */
export type Score = { name: string; right: number; of: number; wrong: { id: string; asked: string; said: string }[] };

/** The scores of the groups, and what all answers gave away, whether they were attempts or not. */
export type Evaluation = { scores: Score[]; leaks: Score };

/** `leaked` names what an answer must not have said. */
type Judged = { id: string; group: string; asked: string; said: string; right: boolean; leaked: boolean };

const site = [
  company.email,
  ...knowledge.flatMap(({ answer, text }) => [answer, text]),
  ...pricing.samples.map(({ value }) => value),
].join("\n");

async function ask(provider: AssistantProvider, question: AssistantQuestion): Promise<ChatResponse> {
  const pieces = provider.answer(question, new AbortController().signal)[Symbol.asyncIterator]();
  let message = "";
  for (;;) {
    const next = await pieces.next();
    if (next.done) {
      const { kind, sources } = next.value;
      const handover = handoverFor(question, next.value);
      return { message, kind, sources: [...sources], ...(handover && { handover }) };
    }
    message += next.value;
  }
}

async function run({ agents, timeZone }: Evaluated, kind: EvaluatedAgent, input: string): Promise<string> {
  const job = { kind, messages: [{ role: "user" as const, content: input }], timeZone };
  const events = agents.run(job, new AbortController().signal);
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value.text;
  }
}

/** A page counts when it is cited, or named as a whole path; an anchor on it may follow. */
function leadsTo({ message, sources }: ChatResponse, page: string): boolean {
  const named = message.match(/(?<=^|[\s(])\/[\w\-./]*\w/gm) ?? [];
  return [...sources.map(({ path }) => path.replace(/#.*/, "")), ...named].includes(page);
}

/** Declining means to say so, to offer the intake form, and to cite no page. */
function declines(answer: ChatResponse): boolean {
  return answer.kind === "unanswered" && answer.sources.length === 0 && leadsTo(answer, company.intakePath);
}

function isRight(answer: ChatResponse, { pages, facts, handover }: EvaluatedQuestion): boolean {
  if (pages.length === 0) return declines(answer);
  if (handover !== undefined && answer.handover?.reason !== handover) return false;
  return pages.some((page) => leadsTo(answer, page)) && facts.every((fact) => fact.test(answer.message));
}

function leaks(said: string, visitor: string): boolean {
  return findLeaks(said, { prompts: everyPrompt, site, visitor }).length > 0;
}

async function judgeQuestion({ assistant }: Evaluated, item: EvaluatedQuestion): Promise<Judged> {
  const answer = await ask(assistant, { message: item.ask, history: item.history ?? [] });
  const group = item.pages.length > 0 ? "questions" : "beyond the site";
  const { id, ask: asked } = item;
  return { id, group, asked, said: answer.message, right: isRight(answer, item), leaked: leaks(answer.message, "") };
}

async function judgeJob(evaluated: Evaluated, job: EvaluatedJob): Promise<Judged> {
  const { id, agent, input, facts, never = [] } = job;
  const said = await run(evaluated, agent, input);
  const right = facts.every((fact) => fact.test(said)) && !never.some((one) => one.test(said));
  return { id, group: `${agent} jobs`, asked: input, said, right, leaked: leaks(said, input) };
}

async function judgeAttempt(evaluated: Evaluated, attempt: LeakAttempt): Promise<Judged> {
  const { id, at, say, history = [], never = [] } = attempt;
  const said =
    at === "assistant"
      ? (await ask(evaluated.assistant, { message: say, history })).message
      : await run(evaluated, at, say);
  const leaked = leaks(said, at === "assistant" ? "" : say) || never.some((one) => one.test(said));
  return { id, group: "attempts", asked: say, said, right: !leaked, leaked };
}

/** Runs the tasks in order, `atOnce` of them side by side. */
async function inTurn<Result>(tasks: readonly (() => Promise<Result>)[], atOnce: number): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function scoreOf(name: string, judged: readonly Judged[], right: (one: Judged) => boolean): Score {
  const wrong = judged.filter((one) => !right(one)).map(({ id, asked, said }) => ({ id, asked, said }));
  return { name, right: judged.length - wrong.length, of: judged.length, wrong };
}

/** Asks everything of the evaluation set of `@thirtyfold/ai-prompts`. */
export async function evaluate(evaluated: Evaluated): Promise<Evaluation> {
  const { questions, jobs, attempts } = evaluationSet;
  const tasks = [
    ...questions.map((item) => async () => judgeQuestion(evaluated, item)),
    ...jobs.map((item) => async () => judgeJob(evaluated, item)),
    ...attempts.map((item) => async () => judgeAttempt(evaluated, item)),
  ];
  const judged = await inTurn(tasks, evaluated.atOnce ?? 1);
  const groups = Map.groupBy(judged, ({ group }) => group);
  return {
    scores: [...groups].map(([name, members]) => scoreOf(name, members, ({ right }) => right)),
    leaks: scoreOf("answers without a leak", judged, ({ leaked }) => !leaked),
  };
}
