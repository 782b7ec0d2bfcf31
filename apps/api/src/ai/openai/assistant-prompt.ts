import { assistantSystemPrompt } from "@thirtyfold/ai-prompts";
import { businessHours, company, knowledge, type Passage } from "@thirtyfold/content";
import type { AssistantQuestion } from "../provider.ts";
import type { TextWorker } from "../text-worker/text-worker.ts";
import type { PassagesFor } from "./cited.ts";

const passageOf = new Map(knowledge.map((passage) => [passage.id, passage]));

/** Searches once per question, for both its prompt and its citations. */
export function passagesBy(worker: TextWorker): PassagesFor {
  const found = new WeakMap<AssistantQuestion, Promise<readonly Passage[]>>();
  const find = async (question: AssistantQuestion, signal: AbortSignal) => {
    const ids = await worker.run("passages", question, signal);
    return ids.flatMap((id) => passageOf.get(id) ?? []);
  };
  return (question, signal) => {
    const before = found.get(question) ?? find(question, signal);
    found.set(question, before);
    return before;
  };
}

const facts = {
  name: company.name,
  email: company.email,
  hours: `${businessHours.text}. ${businessHours.closedText}.`,
  intakePath: company.intakePath,
};

/** About 1,500 tokens, which small local models can handle; the whole site has five times as many. */
export function writeSystemPrompt(passages: readonly Passage[]): string {
  return assistantSystemPrompt(facts, passages);
}
