/** One earlier turn of the conversation. */
export type AssistantMessage = { role: "user" | "assistant"; content: string };

/** What a visitor asks: validated texts, `history` oldest first and without the current message. */
export type AssistantQuestion = { message: string; history: readonly AssistantMessage[] };

/** The port that every way of answering stands behind; the routes know nothing else of a model. */
export interface AssistantProvider {
  readonly name: "openai" | "embedded" | "none";
  /**
   * Text pieces as they are made; together they are the answer. Throws {@link ProviderError}. When `signal` aborts
   * (or the reader stops iterating) the work behind it is cancelled.
   */
  answer(question: AssistantQuestion, signal: AbortSignal): AsyncIterable<string>;
}

/**
 * Why there is no answer. `unavailable`: out of order or switched off; `refused`: key or quota not accepted;
 * `busy`: too many calls; `budget`: the day's tokens are spent; `timeout`: too slow; `garbage`: an answer that is
 * none (broken, cut off, empty).
 */
export type ProviderErrorKind = "unavailable" | "refused" | "busy" | "budget" | "timeout" | "garbage";

/** The one error of the port. Its text never repeats what a model's server said: that may hold keys and prompts. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly kind: ProviderErrorKind;
  /** Whole seconds after which another try makes sense. */
  readonly retryAfter?: number;

  constructor(kind: ProviderErrorKind, options: { retryAfter?: number; message?: string } = {}) {
    super(options.message ?? `assistant provider: ${kind}`);
    this.kind = kind;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
  }
}
