import { problemTypes } from "@thirtyfold/api-contract";
import { ProviderError, type ProviderErrorKind } from "../ai/provider.ts";
import { ProblemError } from "./problem-details.ts";

const out = "The AI service is currently unavailable. Please try again later.";

const problems: Record<ProviderErrorKind, { status: number; detail: string; type?: string; title?: string }> = {
  unavailable: { status: 503, detail: out },
  refused: { status: 503, detail: out },
  busy: { status: 503, detail: "The assistant is answering many questions right now. Please try again in a moment." },
  budget: {
    status: 503,
    type: problemTypes.maintenance,
    title: "Assistant under maintenance",
    detail: "The assistant is undergoing maintenance until midnight UTC. Please try again later.",
  },
  timeout: { status: 504, detail: "The AI service took too long to answer. Please try again." },
  garbage: { status: 502, detail: "The AI service gave no usable answer. Please try again." },
};

/** What a visitor is told of a failed answer (CONTRACT, section 3, "Limits"); other errors are passed through. */
export function toAnswerProblem(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const { status, ...options } = problems[error.kind];
  const headers = error.retryAfter === undefined ? {} : { headers: { "retry-after": String(error.retryAfter) } };
  return new ProblemError(status, { ...options, ...headers });
}
