import { knowledge } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { answerTo } from "../../../testing/answer-to.ts";
import { composeAnswer } from "./answer.ts";
import { remembering, siteFinder } from "./find.ts";

test("makes what it was asked for lately only once, however much came before", () => {
  const made: string[] = [];
  const shout = remembering((text) => {
    made.push(text);
    return text.toUpperCase();
  });
  for (let at = 0; at < 40; at += 1) {
    // The parts of a message are read to refuse, and again to answer.
    const parts = [`a${at}`, `b${at}`, `c${at}`];
    expect([...parts, ...parts].map(shout)).toEqual([...parts, ...parts].map((part) => part.toUpperCase()));
  }
  expect(made).toHaveLength(120);
});

test("forgets what nobody asked for in a while", () => {
  let made = 0;
  const count = remembering(() => String((made += 1)));
  expect(count("kept")).toBe("1");
  for (let at = 0; at < 40; at += 1) {
    count(`other ${at}`);
    expect(count("kept")).toBe("1");
  }
  expect(count("other 0")).toBe("42");
});

test.each(["What's in the CRM about Harbor Foods?", "which bank account does your accountant use at home"])(
  "answers nothing that is almost as like what is refused, whatever page is found: %s",
  (message) => {
    expect(siteFinder().find(message)).not.toEqual([]);
    expect(siteFinder().refuses(message, message)).toBe(false);
    expect(siteFinder().isDoubtful(message)).toBe(true);
    expect(composeAnswer({ message, history: [] }, knowledge, siteFinder()).passages).toEqual([]);
  },
);

test("answers nothing where what is refused is nearer than any page", () => {
  const message = "sneak a discount past the approver";
  expect(siteFinder().isDoubtful(message)).toBe(true);
  expect(composeAnswer({ message, history: [] }, knowledge, siteFinder()).passages).toEqual([]);
});

test("asks a short message of the page that was told of before it", () => {
  const question = "how long till I hear back";
  expect(answerTo(question).text).toMatch(/^The closest I found:\s+The program runs 30 days/);
  expect(answerTo("what happens after I send the intake form", question).text).toMatch(
    /^The closest I found:\s+A person reads it/,
  );
});
