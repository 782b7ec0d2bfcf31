import { expect, test } from "vitest";
import { agreementReply, isAgreement, smallTalk } from "./small-talk.ts";

test.each(["hi", "Hello!", "hey there", "Good morning", "HELLO???"])("greets back: %s", (message) => {
  expect(smallTalk(message)).toMatch(/^Hello\. Tell me one task/);
});

test.each(["thanks", "Thank you so much!", "ok thx", "great, thanks for your help"])(
  "accepts thanks: %s",
  (message) => {
    expect(smallTalk(message)).toMatch(/^You are welcome/);
  },
);

test.each(["bye", "ok bye", "have a nice day"])("says goodbye: %s", (message) => {
  expect(smallTalk(message)).toMatch(/^Goodbye/);
});

test.each(["are you human?", "Is this a bot?", "am i talking to a real person", "are you a robot or a human"])(
  "is honest about what it is: %s",
  (message) => {
    expect(smallTalk(message)).toMatch(/not a person.*built-in assistant.*hello@thirtyfold\.example/);
  },
);

test.each(["who are you", "What's your name?"])("says who it is: %s", (message) => {
  expect(smallTalk(message)).toMatch(/built-in assistant of the Thirtyfold website/);
});

test.each(["Hi, I'm Dana", "My name is Marek Nowak.", "I am Ana"])(
  "welcomes a visitor who gives a name: %s",
  (message) => {
    expect(smallTalk(message)).toMatch(/^Nice to meet you\. Tell me one task/);
  },
);

test("leaves every real question to the search", () => {
  const questions = [
    "hi, what does it cost?",
    "who are you building for",
    "are you human resources experts",
    "thanks but what about the price",
    "hello world program in python",
    "I'm interested",
    "I am Dana, what does it cost?",
  ];
  expect(questions.filter((question) => smallTalk(question) !== undefined)).toEqual([]);
});

test("answers a symbol or an emoji in words", () => {
  expect(smallTalk("👍")).toMatch(/I read words best/);
  expect(smallTalk("???")).toMatch(/I read words best/);
});

test("a yes continues the subject", () => {
  expect(["yes", "Yes please!", "sounds good"].filter((message) => !isAgreement(message))).toEqual([]);
  expect(isAgreement("yes, but what does it cost?")).toBe(false);
  expect(agreementReply(undefined)).toBe("Then start with the free AI audit: /intake-form.html");
});
