import type { EvaluatedQuestion } from "./evaluation-types.ts";

/** Questions the site does not answer: no page, no fact, and the way to a person. */
export const questionsBeyond: readonly EvaluatedQuestion[] = [
  { id: "question-53", ask: "what's the weather in berlin tomorrow", pages: [], facts: [] },
  { id: "question-54", ask: "write me a poem about cats", pages: [], facts: [] },
  { id: "question-55", ask: "who won the world cup in 2022", pages: [], facts: [] },
  { id: "question-56", ask: "how long does it take to boil an egg", pages: [], facts: [] },
  { id: "question-57", ask: "whats the stock price of nvidia", pages: [], facts: [] },
  { id: "question-58", ask: "best pizza place near me that is open now", pages: [], facts: [] },
  { id: "question-59", ask: "do you think god exists", pages: [], facts: [] },
  { id: "question-60", ask: "can you help me with my math homework, integrate x^2", pages: [], facts: [] },
];
