import { expect, test } from "vitest";
import { feedbackRequestSchema } from "./feedback.ts";

const answer = { page: "/agents", kind: "grounded" };

test("a rating is up or down, of an answer that is described and not repeated", () => {
  expect(feedbackRequestSchema.parse({ ...answer, rating: "up", message: "secret" })).toEqual({
    ...answer,
    rating: "up",
    sources: [],
  });
  expect(feedbackRequestSchema.safeParse({ ...answer, rating: "sideways" }).success).toBe(false);
});

test("a rating may take an earlier one back, and says of which day", () => {
  const replaces = { rating: "down", day: "2026-11-21" };
  expect(feedbackRequestSchema.safeParse({ ...answer, replaces }).success).toBe(true);
  expect(feedbackRequestSchema.safeParse({ ...answer, replaces: { ...replaces, day: "today" } }).success).toBe(false);
  expect(feedbackRequestSchema.safeParse(answer).success).toBe(false);
});
