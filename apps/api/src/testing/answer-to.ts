import { knowledge } from "@thirtyfold/content";
import { composeAnswer } from "../ai/built-in/assistant/answer.ts";
import { siteFinder } from "../ai/built-in/assistant/find.ts";
import type { Composed } from "../ai/built-in/assistant/telling.ts";
import type { AssistantMessage } from "../ai/provider.ts";

/** Sends each message in turn, as one conversation with the built-in assistant, and returns its last answer. */
export function answerTo(first: string, ...others: readonly string[]): Composed {
  const answered = (message: string, history: readonly AssistantMessage[]) =>
    composeAnswer({ message, history }, knowledge, siteFinder);
  const history: AssistantMessage[] = [];
  let message = first;
  let answer = answered(first, history);
  for (const next of others) {
    history.push({ role: "user", content: message }, { role: "assistant", content: answer.text, kind: answer.kind });
    message = next;
    answer = answered(next, history);
  }
  return answer;
}
