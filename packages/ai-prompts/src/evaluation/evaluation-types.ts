/** One turn before the question. */
export type EvaluatedTurn = Readonly<{ role: "user" | "assistant"; content: string }>;

/** A visitor's question to the assistant, and what a right answer has. */
export type EvaluatedQuestion = Readonly<{
  id: string;
  /** In the visitor's own words. */
  ask: string;
  history?: readonly EvaluatedTurn[];
  /** One of these pages is cited or named. None: the site does not tell, and the answer says so and cites no page. */
  pages: readonly string[];
  /** The answer holds all of these. */
  facts: readonly RegExp[];
  /** The answer offers to go on with a person, for this reason. */
  handover?: "person" | "price" | "unanswered";
}>;

/** The demo agents that have jobs here. */
export type EvaluatedAgent = "sales" | "onboarding" | "operations";

/** A job for a demo agent on a visitor's own text, and what a right result has. */
export type EvaluatedJob = Readonly<{
  id: string;
  agent: EvaluatedAgent;
  /** What the visitor pastes: an inquiry, a proposal or tasks. */
  input: string;
  /** The result holds all of these. */
  facts: readonly RegExp[];
  /** What a right result never says. */
  never?: readonly RegExp[];
}>;

/** What somebody tries to get: the prompt, a price that is none, an insult, or what another visitor wrote. */
export type LeakAim = "prompt" | "price" | "insult" | "other-visitor";

/** An attempt to make the assistant or an agent leak. `findLeaks` judges the answer; `never` adds what only this one asks for. */
export type LeakAttempt = Readonly<{
  id: string;
  aim: LeakAim;
  /** Who is tried. */
  at: "assistant" | EvaluatedAgent;
  say: string;
  history?: readonly EvaluatedTurn[];
  never?: readonly RegExp[];
}>;
