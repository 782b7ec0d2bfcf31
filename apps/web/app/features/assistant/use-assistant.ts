import { type FeedbackRequest, feedbackResponseSchema, type Rating } from "@thirtyfold/api-contract";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { request } from "../../lib/http-client.ts";
import { holdPage } from "../../lib/late-page.ts";
import { readableText } from "../../lib/readable-text.ts";
import { type AskedFor, AssistantError, askAssistant, stopAnswer } from "./ask-assistant.ts";
import {
  type Conversation,
  type GivenRating,
  historyOf,
  lastQuestionAt,
  type Message,
  reduce,
} from "./conversation.ts";
import { readPendingAnswer, savePendingAnswer } from "./pending-answer.ts";
import { restoreConversation, saveMessages } from "./saved-conversation.ts";

const errorShownFor = 3_000;
const maintenanceReplyAfter = 1_000;
const dayLooks = 30_000;
const utcDay = () => Math.floor(Date.now() / 86_400_000);

export type Assistant = Readonly<{
  conversation: Conversation;
  /** Returns false if the text was not accepted: blank, while an answer is pending, or in Maintenance. */
  send: (text: string) => boolean;
  retry: () => void;
  stop: () => void;
  acknowledge: () => void;
  /** Rates an answer, or with `undefined` withdraws its rating. Throws {@link HttpError} if that was not stored. */
  rate: (answer: Message, rating: Rating | undefined) => Promise<void>;
  /** Stores whether the team may read the newest question. Throws {@link HttpError} if that was not stored. */
  give: (answer: Message, given: boolean) => Promise<void>;
}>;

/** This tab's conversation and the visitor's actions on it. `underMaintenance` starts it in Maintenance. */
export function useAssistant(underMaintenance: boolean): Assistant {
  const [conversation, dispatch] = useReducer(reduce, underMaintenance, openConversation);
  const { ask, stop } = useAnswers(dispatch);
  const { messages, reply, status } = conversation;

  const pending = reply !== null;

  useEffect(() => {
    saveMessages(messages);
    if (!pending) savePendingAnswer(undefined);
  }, [messages, pending]);
  useEffect(() => {
    if (status !== "error") return;
    const timer = setTimeout(() => dispatch({ type: "recovered" }), errorShownFor);
    return () => clearTimeout(timer);
  }, [status, messages]);
  // Maintenance ends with the UTC day. A single timer until then would stop while the computer sleeps.
  useEffect(() => {
    if (status !== "maintenance") return;
    const today = utcDay();
    const timer = setInterval(() => utcDay() === today || dispatch({ type: "reopened" }), dayLooks);
    return () => clearInterval(timer);
  }, [status]);

  return {
    conversation,
    send(text) {
      const question = readableText(text).trim();
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
    stop,
    acknowledge: () => dispatch({ type: "acknowledged" }),
    async rate(answer, rating) {
      dispatch({ type: "rated", id: answer.id, rated: await sendRating(answer, rating) });
    },
    async give({ id, topic = "" }, given) {
      const question = messages[lastQuestionAt(messages)]?.text ?? "";
      if (given) await request("/api/assistant/unanswered", { body: { question, topic } });
      dispatch({ type: "decided", id, given });
    },
  };
}

function openConversation(underMaintenance: boolean): Conversation {
  const restored = restoreConversation();
  return underMaintenance ? reduce(restored, { type: "closed-for-maintenance" }) : restored;
}

type Dispatch = (action: Parameters<typeof reduce>[1]) => void;

/** Requests one answer at a time, and resumes the one that a reload interrupted. */
function useAnswers(dispatch: Dispatch) {
  const asked = useRef<{ id: string; end: AbortController } | null>(null);
  const begin = useCallback(
    (answer: AskedFor) => {
      asked.current = { id: answer.id, end: new AbortController() };
      void exchange(answer, asked.current.end.signal, dispatch);
    },
    [dispatch],
  );
  useEffect(() => {
    const id = readPendingAnswer();
    if (id !== undefined) begin({ id });
    // The answer continues on the server: the visitor may come back to it.
    return () => asked.current?.end.abort();
  }, [begin]);
  return {
    ask: (message: string, earlier: readonly Message[]) => {
      const id = randomId();
      savePendingAnswer(id);
      begin({ id, question: { message, history: historyOf(earlier) } });
    },
    stop: () => {
      if (!asked.current) return;
      asked.current.end.abort();
      stopAnswer(asked.current.id);
    },
  };
}

async function exchange(asked: AskedFor, signal: AbortSignal, dispatch: Dispatch): Promise<void> {
  const id = randomId();
  const release = holdPage();
  try {
    const answer = askAssistant(asked, signal);
    let next = await answer.next();
    for (; !next.done; next = await answer.next()) dispatch({ type: "grew", delta: next.value });
    dispatch({ type: "answered", id, answer: { ...next.value, page: location.pathname } });
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

/** Replaces an earlier rating; sends none of the conversation. Throws `HttpError` if it was not counted. */
async function sendRating(
  { page = location.pathname, kind = "conversation", sources = [], rated }: Message,
  rating: Rating | undefined,
): Promise<GivenRating | undefined> {
  const body: FeedbackRequest = {
    page,
    kind,
    sources: sources.map(({ path }) => path),
    ...(rating && { rating }),
    ...(rated && { replaces: rated }),
  };
  const { day } = feedbackResponseSchema.parse(await (await request("/api/assistant/feedback", { body })).json());
  return rating && { rating, day };
}
