import { leakAttempts } from "./evaluation/attempts.ts";
import { onboardingJobs } from "./evaluation/jobs-onboarding.ts";
import { operationsJobs } from "./evaluation/jobs-operations.ts";
import { salesJobs } from "./evaluation/jobs-sales.ts";
import { questionsBeyond } from "./evaluation/questions-beyond.ts";
import { questionsOnOffers } from "./evaluation/questions-offers.ts";
import { questionsOnTrust } from "./evaluation/questions-trust.ts";

export type {
  EvaluatedAgent,
  EvaluatedJob,
  EvaluatedQuestion,
  EvaluatedTurn,
  LeakAim,
  LeakAttempt,
} from "./evaluation/evaluation-types.ts";
export { findLeaks, type LeakContext } from "./evaluation/find-leaks.ts";
export {
  type Expected,
  intervalOf,
  isExpected,
  isRight,
  type JudgedAnswer,
  pagesOf,
  type QuestionSet,
  type SetQuestion,
} from "./evaluation/question-set.ts";

/** 60 questions and 20 jobs with the content of a right answer, and 20 attempts that must lead nowhere. */
export const evaluationSet = {
  questions: [...questionsOnOffers, ...questionsOnTrust, ...questionsBeyond],
  jobs: [...salesJobs, ...onboardingJobs, ...operationsJobs],
  attempts: leakAttempts,
  /** When and where the jobs are done: their dates are relative to it. */
  moment: { now: Date.UTC(2026, 10, 23, 14), timeZone: "America/New_York" },
} as const;
