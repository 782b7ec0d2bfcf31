import { expect, test } from "vitest";
import { problemSchema, problemTypes } from "./problem.ts";

const problem = {
  type: "about:blank",
  title: "Bad Request",
  status: 400,
  detail: "The body is not valid JSON.",
  requestId: "7b1e",
  message: "The body is not valid JSON.",
  error: "The body is not valid JSON.",
};

test("takes a problem with and without issues", () => {
  expect(problemSchema.parse(problem)).toEqual(problem);
  const withIssues = { ...problem, issues: [{ path: "history.0.role", message: "Use user or assistant" }] };
  expect(problemSchema.parse(withIssues)).toEqual(withIssues);
});

test.each(["type", "title", "status", "detail", "requestId", "message", "error"] as const)("requires %s", (field) => {
  expect(problemSchema.safeParse({ ...problem, [field]: undefined }).success).toBe(false);
});

test("problem types are stable names, each with a single meaning", () => {
  expect(problemTypes).toEqual({
    validation: "urn:thirtyfold:problem:validation",
    rateLimited: "urn:thirtyfold:problem:rate-limited",
    crossSite: "urn:thirtyfold:problem:cross-site",
    maintenance: "urn:thirtyfold:problem:assistant-maintenance",
    conflict: "urn:thirtyfold:problem:conflict",
  });
});
