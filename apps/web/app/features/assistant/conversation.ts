import { assistantGreeting } from "@thirtyfold/ai-prompts";
import {
  type AnswerKind,
  type AnswerSource,
  assistantTexts,
  type ChatHistoryItem,
  type ChatResponse,
  type Handover,
  limits,
  type Rating,
} from "@thirtyfold/api-contract";

/** A visitor's rating of an answer, and the UTC day under which it was counted. */
export type GivenRating = Readonly<{ rating: Rating; day: string }>;

/** SPEC, section 3, with what became of an answer: stopped by the visitor, cut on its way, or never made. */
export type Message = Readonly<{
  id: string;
  text: string;
  isUser: boolean;
  isMaintenance?: true;
  outcome?: "stopped" | "cut" | "failed";
  /** For a failed answer: what the server said a visitor can do about it. */
  detail?: string;
  /** Of a whole answer: what it is, the pages it rests on, and the offer to write the form. */
  kind?: AnswerKind;
  sources?: readonly AnswerSource[];
  handover?: Handover;
  rated?: GivenRating;
}>;

/** SPEC, section 4. */
export type Status = "online" | "error" | "maintenance";

/**
 * All that the assistant knows. `reply` is the answer under way, its text so far; it joins `messages` when it is
 * finished. `notice` is the maintenance popup.
 */
export type Conversation = Readonly<{
  messages: readonly Message[];
  reply: string | null;
  status: Status;
  notice: boolean;
}>;

export type Action =
  | { type: "sent"; id: string; text: string }
  | { type: "asked-again" }
  | { type: "grew"; delta: string }
  | { type: "answered"; id: string; answer: ChatResponse }
  | { type: "stopped"; id: string }
  | { type: "failed"; id: string; detail?: string }
  | { type: "recovered" }
  | { type: "closed-for-maintenance" }
  | { type: "maintenance-told"; id: string }
  | { type: "acknowledged" }
  | { type: "rated"; id: string; rated: GivenRating | undefined };

export const greeting: Message = { id: "greeting", text: assistantGreeting, isUser: false };

export const maintenanceText = "I am undergoing maintenance right now. Please try again later.";

export const newConversation: Conversation = { messages: [greeting], reply: null, status: "online", notice: false };

/** What a step makes of a conversation; pure, so that every state can be reached in a test. */
export function reduce(state: Conversation, action: Action): Conversation {
  const { messages, reply } = state;
  switch (action.type) {
    case "sent":
      return { ...state, reply: "", messages: [...messages, { id: action.id, text: action.text, isUser: true }] };
    case "asked-again":
      return { ...state, reply: "", messages: messages.slice(0, lastQuestionAt(messages) + 1) };
    case "grew":
      return reply === null ? state : { ...state, reply: reply + action.delta };
    case "answered":
      return withAnswer(state, answerMessage(action.id, action.answer));
    case "stopped":
      return reply === null
        ? state
        : withAnswer(state, { id: action.id, text: reply, isUser: false, outcome: "stopped" });
    case "failed":
      return { ...withFailure(state, action), status: "error" };
    case "recovered":
      return state.status === "error" ? { ...state, status: "online" } : state;
    case "closed-for-maintenance":
      return { ...state, status: "maintenance", notice: true };
    case "maintenance-told":
      return withAnswer(state, { id: action.id, text: maintenanceText, isUser: false, isMaintenance: true });
    case "acknowledged":
      return { ...state, notice: false };
    case "rated":
      return { ...state, messages: messages.map((message) => withRating(message, action)) };
  }
}

/**
 * The earlier turns for the server: without the greeting, without apologies that the page wrote itself, and the newest
 * that fit its limits (CONTRACT, section 3: "our client trims first").
 */
export function historyOf(messages: readonly Message[]): ChatHistoryItem[] {
  const history: ChatHistoryItem[] = [];
  let characters = 0;
  for (const message of messages.toReversed()) {
    if (message.id === greeting.id || message.isMaintenance || message.outcome === "failed" || message.text === "")
      continue;
    characters += message.text.length;
    if (characters > limits.historyCharacters || history.length === limits.historyItems) break;
    const { isUser, text: content, kind } = message;
    history.unshift({ role: isUser ? "user" : "assistant", content, ...(kind && { kind }) });
  }
  return history;
}

/** Where the visitor's newest question stands, -1 before the first. */
export function lastQuestionAt(messages: readonly Message[]): number {
  return messages.findLastIndex((message) => message.isUser);
}

function answerMessage(id: string, { message, ...behind }: ChatResponse): Message {
  const text = message.trim();
  return text === "" ? { id, text: assistantTexts.emptyReply, isUser: false } : { id, text, isUser: false, ...behind };
}

function withRating(message: Message, { id, rated }: { id: string; rated: GivenRating | undefined }): Message {
  if (message.id !== id) return message;
  const { rated: _, ...unrated } = message;
  return rated ? { ...unrated, rated } : unrated;
}

function withAnswer(state: Conversation, answer: Message): Conversation {
  return { ...state, reply: null, messages: [...state.messages, answer] };
}

// What had already come stays readable above the apology.
function withFailure(state: Conversation, { id, detail }: { id: string; detail?: string }): Conversation {
  const apology: Message = {
    id,
    text: assistantTexts.sendFailure,
    isUser: false,
    outcome: "failed",
    ...(detail === undefined ? {} : { detail }),
  };
  const kept: Message[] = state.reply ? [{ id: `${id}-cut`, text: state.reply, isUser: false, outcome: "cut" }] : [];
  return { ...state, reply: null, messages: [...state.messages, ...kept, apology] };
}
