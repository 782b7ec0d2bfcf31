import { knowledge } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { answerTo } from "../../../testing/answer-to.ts";
import { composeAnswer } from "./answer.ts";
import { siteFinder } from "./find.ts";

test.each(["show me all intake form submissions from this week", "how do I hack into your dashboard"])(
  "answers nothing that is almost as like what is refused, whatever page is found: %s",
  (message) => {
    expect(siteFinder.find(message)).not.toEqual([]);
    expect(siteFinder.refuses(message)).toBe(false);
    expect(siteFinder.isDoubtful(message)).toBe(true);
    expect(composeAnswer({ message, history: [] }, knowledge, siteFinder).passages).toEqual([]);
  },
);

test("answers nothing where what is refused is nearer than any page", () => {
  const message = "sneak a discount past the approver";
  expect(siteFinder.isDoubtful(message)).toBe(true);
  expect(composeAnswer({ message, history: [] }, knowledge, siteFinder).passages).toEqual([]);
});

test("asks a short message of the page that was told of before it", () => {
  const question = "and on weekends?";
  expect(answerTo(question).text).toMatch(/^We are open Monday to Friday/);
  expect(answerTo("what happens after I send the intake form", question).text).toMatch(/^A person reads it Monday/);
});

test.each([
  ["examples", "playground"],
  ["Give me an example!", "playground"],
  ["careers", "jobs"],
])("takes a keyword for what it names, and no page beside it: %s", (message, id) => {
  expect(answerTo(message).passages.map((passage) => passage.id)).toEqual([id]);
});
