import { tryAgents } from "@thirtyfold/content";
import { expect, it } from "vitest";
import { exampleAnswer } from "./example-answer.ts";

it.each(tryAgents)("$demoType: quotes the sample prices, and says what it is", ({ demoType }) => {
  const text = exampleAnswer(demoType, "Prices, please.\nSecond line");
  expect(text).toContain("written in advance for texts like yours: “Prices, please.”");
  for (const figure of ["$2,500", "$750/month", "2-3 weeks", "7 business days"]) expect(text).toContain(figure);
  expect(text).toContain("not an offer");
});

it("mentions the volume discount when asked for prices, and truncates a long first line", () => {
  const text = exampleAnswer("sales", "x".repeat(200));
  expect(text).toContain("up to 15%");
  expect(text).toContain(`“${"x".repeat(80)}…”`);
});
