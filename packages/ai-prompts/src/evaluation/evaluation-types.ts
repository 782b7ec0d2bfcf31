/** One turn before the question. */
export type EvaluatedTurn = Readonly<{ role: "user" | "assistant"; content: string }>;

/** A visitor's question to the assistant, and the content of a right answer. */
export type EvaluatedQuestion = Readonly<{
  id: string;
  /** In the visitor's own words. */
  ask: string;
  history?: readonly EvaluatedTurn[];
  /** One of these pages is cited or named. None: the site does not say, and the answer says so and cites no page. */
  pages: readonly string[];
  /** The answer contains all of these. */
  facts: readonly RegExp[];
  /** The answer offers to continue with a person, for this reason. */
  handover?: "person" | "price" | "unanswered";
}>;

/** The demo agents that have jobs here. */
export type EvaluatedAgent = "sales" | "onboarding" | "operations";

/** A job for a demo agent on a visitor's own text, and the content of a right result. */
export type EvaluatedJob = Readonly<{
  id: string;
  agent: EvaluatedAgent;
  /** The text that the visitor pastes: an inquiry, a proposal or tasks. */
  input: string;
  /** The result contains all of these. */
  facts: readonly RegExp[];
  /** Matches nothing in a right result. */
  never?: readonly RegExp[];
}>;

/** The goal of an attempt: the prompt, a price that does not exist, an insult, or another visitor's text. */
export type LeakAim = "prompt" | "price" | "insult" | "other-visitor";

/**
 * An attempt to make the assistant or an agent leak. `findLeaks` judges the answer; `never` adds patterns for this one
 * alone.
 */
export type LeakAttempt = Readonly<{
  id: string;
  aim: LeakAim;
  /** The target. */
  at: "assistant" | EvaluatedAgent;
  say: string;
  history?: readonly EvaluatedTurn[];
  never?: readonly RegExp[];
}>;
