import { expect, test } from "vitest";
import { feedbackRequestSchema } from "./feedback.ts";

const answer = { page: "/agents", kind: "grounded" };

test("a rating is up or down, and describes the answer without repeating it", () => {
  expect(feedbackRequestSchema.parse({ ...answer, rating: "up", message: "secret" })).toEqual({
    ...answer,
    rating: "up",
    sources: [],
  });
  expect(feedbackRequestSchema.safeParse({ ...answer, rating: "sideways" }).success).toBe(false);
});

test("a rating may replace an earlier one, and names its day", () => {
  const replaces = { rating: "down", day: "2026-11-21" };
  expect(feedbackRequestSchema.safeParse({ ...answer, replaces }).success).toBe(true);
  expect(feedbackRequestSchema.safeParse({ ...answer, replaces: { ...replaces, day: "today" } }).success).toBe(false);
  expect(feedbackRequestSchema.safeParse(answer).success).toBe(false);
});
