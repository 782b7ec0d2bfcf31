import type { AnswerKind, AnswerSource, Handover } from "@thirtyfold/api-contract";

/** An earlier turn; `kind` is the kind of the answer. */
export type AssistantMessage = { role: "user" | "assistant"; content: string; kind?: AnswerKind | undefined };

/** Validated texts; `history` is oldest first, without the current message. */
export type AssistantQuestion = { message: string; history: readonly AssistantMessage[] };

/** An answer's pages, whether the visitor wants a person, and the offer of one. */
export type AnswerNotes = {
  kind: AnswerKind;
  sources: readonly AnswerSource[];
  wantsPerson?: true;
  handover?: Handover;
  /** For an unanswered question: the id of the passage that says so, or `otherTopic`. */
  topic?: string;
};

export const withoutSources: AnswerNotes = { kind: "conversation", sources: [] };

/** The interface of the assistant; routes know nothing else about a model. */
export interface AssistantProvider {
  readonly name: "openai" | "embedded" | "none";
  /** Yields text and returns notes. Throws {@link ProviderError} or the reason of `signal`, which cancels the work. */
  answer(question: AssistantQuestion, signal: AbortSignal): AsyncIterable<string, AnswerNotes>;
}

/**
 * `unavailable`: switched off, or the breaker is open; `refused`: key or quota; `busy`: too many calls; `budget`: the
 * day's tokens are spent; `timeout`; `garbage`: the server failed, or its answer is broken, cut off or empty.
 */
export type ProviderErrorKind = "unavailable" | "refused" | "busy" | "budget" | "timeout" | "garbage";

export type ProviderErrorOptions = {
  retryAfter?: number;
  /** The model server's HTTP status, for the log. */
  upstreamStatus?: number;
  /** Why there was no connection to it, such as `ECONNREFUSED`, for the log. */
  network?: string;
  outage?: boolean;
};

/** The interface's only error. It never contains a server's words, which may hold keys and prompts. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  /** Whole seconds until a retry makes sense. */
  readonly retryAfter?: number;
  readonly upstreamStatus?: number;
  readonly network?: string;
  /** False if only this question was refused. */
  readonly outage: boolean;

  constructor(kind: ProviderErrorKind, options: ProviderErrorOptions = {}) {
    super(`no answer: ${kind}`);
    this.name = "ProviderError";
    this.kind = kind;
    this.outage = options.outage ?? true;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
    if (options.upstreamStatus !== undefined) this.upstreamStatus = options.upstreamStatus;
    if (options.network !== undefined) this.network = options.network;
  }
}
