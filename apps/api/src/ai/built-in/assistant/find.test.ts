import { knowledge } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { answerTo } from "../../../testing/answer-to.ts";
import { composeAnswer } from "./answer.ts";
import { siteFinder } from "./find.ts";

test.each(["which customer got the 15% discount", "which hospital's patients did the agent call"])(
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
  const question = "how long till I hear back";
  expect(answerTo(question).text).toMatch(/^The closest I found:\s+The program runs 30 days/);
  expect(answerTo("what happens after I send the intake form", question).text).toMatch(
    /^The closest I found:\s+A person reads it/,
  );
});

test.each([
  ["examples", "playground"],
  ["Give me an example!", "playground"],
  ["careers", "jobs"],
])("takes a keyword for what it names, and no page beside it: %s", (message, id) => {
  expect(answerTo(message).passages.map((passage) => passage.id)).toEqual([id]);
});
