import type { AnswerKind, AnswerSource, Handover } from "@thirtyfold/api-contract";

/** One earlier turn of the conversation; `kind` is what an earlier answer was told to be. */
export type AssistantMessage = { role: "user" | "assistant"; content: string; kind?: AnswerKind | undefined };

/** What a visitor asks: validated texts, `history` oldest first and without the current message. */
export type AssistantQuestion = { message: string; history: readonly AssistantMessage[] };

/**
 * What stands behind an answer: the pages it rests on, whether the model heard that the visitor wants a person, and the
 * offer to go on with one.
 */
export type AnswerNotes = {
  kind: AnswerKind;
  sources: readonly AnswerSource[];
  wantsPerson?: true;
  handover?: Handover;
};

/** Of an answer that rests on no page. */
export const withoutSources: AnswerNotes = { kind: "conversation", sources: [] };

/** The port that every way of answering stands behind; the routes know nothing else of a model. */
export interface AssistantProvider {
  readonly name: "openai" | "embedded" | "none";
  /**
   * Text pieces as they are made; together they are the answer. At the end, what stands behind it. Throws
   * {@link ProviderError}, or the reason of `signal` once that aborts. Aborting, or no longer iterating, cancels the
   * work behind it.
   */
  answer(question: AssistantQuestion, signal: AbortSignal): AsyncIterable<string, AnswerNotes>;
}

/**
 * Why there is no answer. `unavailable`: switched off, or left alone after many failures; `refused`: key or quota not
 * accepted; `busy`: too many calls; `budget`: the day's tokens are spent; `timeout`: too slow; `garbage`: the model's
 * server failed, or what it gave is no answer (broken, cut off, empty).
 */
export type ProviderErrorKind = "unavailable" | "refused" | "busy" | "budget" | "timeout" | "garbage";

export type ProviderErrorOptions = {
  retryAfter?: number;
  /** HTTP status of the model's server, for the operator's log. */
  upstreamStatus?: number;
  outage?: boolean;
};

/** The one error of the port. It carries no word of what a model's server said: that may hold keys and prompts. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  /** Whole seconds after which another try makes sense. */
  readonly retryAfter?: number;
  readonly upstreamStatus?: number;
  /** False where only this question was turned down, which says nothing about the next one. */
  readonly outage: boolean;

  constructor(kind: ProviderErrorKind, options: ProviderErrorOptions = {}) {
    super(`no answer: ${kind}`);
    this.name = "ProviderError";
    this.kind = kind;
    this.outage = options.outage ?? true;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
    if (options.upstreamStatus !== undefined) this.upstreamStatus = options.upstreamStatus;
  }
}
