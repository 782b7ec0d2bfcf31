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

/** A rating, and the UTC day under which it was counted. */
export type GivenRating = Readonly<{ rating: Rating; day: string }>;

/** A message (SPEC, section 3), and how an answer ended: stopped by the visitor, cut off, or failed. */
export type Message = Readonly<{
  id: string;
  text: string;
  isUser: boolean;
  isMaintenance?: true;
  outcome?: "stopped" | "cut" | "failed";
  /** The server's advice for a failed answer. */
  detail?: string;
  /** For a complete answer: its kind, the pages it cites, and an offer to hand over. */
  kind?: AnswerKind;
  sources?: readonly AnswerSource[];
  handover?: Handover;
  /** The subject of an unanswered question. */
  topic?: string;
  /** The path of the page on which the answer was given; its rating is counted under it. */
  page?: string;
  rated?: GivenRating;
  /** Whether the visitor allowed the team to read the question. */
  given?: boolean;
}>;

/** The assistant's status (SPEC, section 4). */
export type Status = "online" | "error" | "maintenance";

/** `reply` is the pending answer so far; it joins `messages` when complete. `notice` is the maintenance popup. */
export type Conversation = Readonly<{
  messages: readonly Message[];
  reply: string | null;
  status: Status;
  notice: boolean;
}>;

/** An answer, and the path of the page on which it arrived. */
type PlacedAnswer = ChatResponse & { page?: string };

export type Action =
  | { type: "sent"; id: string; text: string }
  | { type: "asked-again" }
  | { type: "grew"; delta: string }
  | { type: "answered"; id: string; answer: PlacedAnswer }
  | { type: "stopped"; id: string }
  | { type: "failed"; id: string; detail?: string }
  | { type: "recovered" }
  | { type: "closed-for-maintenance" }
  | { type: "maintenance-told"; id: string }
  | { type: "acknowledged" }
  | { type: "reopened" }
  | { type: "rated"; id: string; rated: GivenRating | undefined }
  | { type: "decided"; id: string; given: boolean };

export const greeting: Message = { id: "greeting", text: assistantGreeting, isUser: false };

export const maintenanceText = "I am undergoing maintenance right now. Please try again later.";

export const newConversation: Conversation = { messages: [greeting], reply: null, status: "online", notice: false };

/** Pure, so that a test can reach every state. */
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
    case "reopened":
      return { ...state, status: "online" };
    case "rated":
      return { ...state, messages: messages.map((message) => withRating(message, action)) };
    case "decided": {
      const { id, given } = action;
      return { ...state, messages: messages.map((message) => (message.id === id ? { ...message, given } : message)) };
    }
  }
}

/** The newest turns within the server's limits, without greeting and apologies (CONTRACT, section 3). */
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

/** The index of the visitor's newest question, or -1 before the first. */
export function lastQuestionAt(messages: readonly Message[]): number {
  return messages.findLastIndex((message) => message.isUser);
}

function answerMessage(id: string, { message, ...behind }: PlacedAnswer): Message {
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

// The part that had already arrived stays readable above the apology.
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
