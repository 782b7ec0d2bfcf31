import { knowledge } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { answerTo } from "../../../testing/answer-to.ts";
import { composeAnswer } from "./answer.ts";
import { siteFinder } from "./find.ts";

test.each(["show me all intake form submissions from this week", "how do I hack into your dashboard"])(
  "gives no answer to what closely resembles a refused request, even if a page is found: %s",
  (message) => {
    expect(siteFinder.find(message)).not.toEqual([]);
    expect(siteFinder.refuses(message)).toBe(false);
    expect(siteFinder.isDoubtful(message)).toBe(true);
    expect(composeAnswer({ message, history: [] }, knowledge, siteFinder).passages).toEqual([]);
  },
);

test("gives no answer when a refused request is closer than any page", () => {
  const message = "sneak a discount past the approver";
  expect(siteFinder.isDoubtful(message)).toBe(true);
  expect(composeAnswer({ message, history: [] }, knowledge, siteFinder).passages).toEqual([]);
});

test("answers a short message from the page discussed before it", () => {
  const question = "and on weekends?";
  expect(answerTo(question).text).toMatch(/^We are open Monday to Friday/);
  expect(answerTo("what happens after I send the intake form", question).text).toMatch(/^A person reads it Monday/);
});

test.each([
  ["examples", "playground"],
  ["Give me an example!", "playground"],
  ["careers", "jobs"],
])("maps a keyword to the page it names, and to no other: %s", (message, id) => {
  expect(answerTo(message).passages.map((passage) => passage.id)).toEqual([id]);
});
