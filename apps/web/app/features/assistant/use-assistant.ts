import type { Rating } from "@thirtyfold/api-contract";
import { useEffect, useReducer, useRef } from "react";
import { holdPage } from "../../lib/late-page.ts";
import { randomId } from "../../lib/random-id.ts";
import { AssistantError, askAssistant } from "./ask-assistant.ts";
import { type Conversation, historyOf, lastQuestionAt, type Message, reduce } from "./conversation.ts";
import { restoreConversation, saveMessages } from "./saved-conversation.ts";
import { sendRating } from "./send-rating.ts";

const errorShownFor = 3_000;
const maintenanceReplyAfter = 1_000;

export type Assistant = Readonly<{
  conversation: Conversation;
  /** False where the text was not taken: blank, while an answer is pending, or in Maintenance. */
  send: (text: string) => boolean;
  retry: () => void;
  stop: () => void;
  acknowledge: () => void;
  /** Rates an answer, or with `undefined` takes its rating back. Throws {@link HttpError} where that was not stored. */
  rate: (answer: Message, rating: Rating | undefined) => Promise<void>;
}>;

/** The conversation of this tab and what a visitor can do with it. `underMaintenance` starts it in Maintenance. */
export function useAssistant(underMaintenance: boolean): Assistant {
  const [conversation, dispatch] = useReducer(reduce, underMaintenance, openConversation);
  const request = useRef<AbortController | null>(null);
  const { messages, reply, status } = conversation;

  useEffect(() => saveMessages(messages), [messages]);
  // Whoever leaves the page pays for no more words.
  useEffect(() => () => request.current?.abort(), []);
  useEffect(() => {
    if (status !== "error") return;
    const timer = setTimeout(() => dispatch({ type: "recovered" }), errorShownFor);
    return () => clearTimeout(timer);
  }, [status, messages]);

  const pending = reply !== null;
  const ask = (question: string, earlier: readonly Message[]) => {
    request.current = new AbortController();
    void exchange(question, earlier, request.current.signal, dispatch);
  };
  return {
    conversation,
    send(text) {
      const question = text.trim();
      if (question === "" || pending || status === "maintenance") return false;
      dispatch({ type: "sent", id: randomId(), text: question });
      ask(question, messages);
      return true;
    },
    retry() {
      const at = lastQuestionAt(messages);
      const question = messages[at];
      if (!question || pending || status === "maintenance") return;
      dispatch({ type: "asked-again" });
      ask(question.text, messages.slice(0, at));
    },
    stop: () => request.current?.abort(),
    acknowledge: () => dispatch({ type: "acknowledged" }),
    async rate(answer, rating) {
      dispatch({ type: "rated", id: answer.id, rated: await sendRating(answer, rating) });
    },
  };
}

function openConversation(underMaintenance: boolean): Conversation {
  const restored = restoreConversation();
  return underMaintenance ? reduce(restored, { type: "closed-for-maintenance" }) : restored;
}

async function exchange(
  message: string,
  earlier: readonly Message[],
  signal: AbortSignal,
  dispatch: (action: Parameters<typeof reduce>[1]) => void,
): Promise<void> {
  const id = randomId();
  const release = holdPage();
  try {
    const answer = askAssistant({ message, history: historyOf(earlier) }, signal);
    let next = await answer.next();
    for (; !next.done; next = await answer.next()) dispatch({ type: "grew", delta: next.value });
    dispatch({ type: "answered", id, answer: next.value });
  } catch (error) {
    if (signal.aborted) return dispatch({ type: "stopped", id });
    if (error instanceof AssistantError && error.maintenance) {
      dispatch({ type: "closed-for-maintenance" });
      setTimeout(() => dispatch({ type: "maintenance-told", id }), maintenanceReplyAfter);
      return;
    }
    const advice = error instanceof AssistantError ? error.advice : undefined;
    dispatch({ type: "failed", id, ...(advice === undefined ? {} : { detail: advice }) });
  } finally {
    release();
  }
}
