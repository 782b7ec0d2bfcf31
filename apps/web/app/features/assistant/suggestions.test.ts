import { suggestedQuestions } from "@thirtyfold/content";
import { expect, it } from "vitest";
import { suggestionsFor } from "./suggestions.tsx";

it("suggests the questions of the closest parent page", () => {
  expect(suggestionsFor("/careers/apply/project-manager")).toBe(suggestedQuestions["/careers"]);
  expect(suggestionsFor("/solutions")).toBe(suggestedQuestions["/solutions"]);
  expect(suggestionsFor("/solutions-old")).toBe(suggestedQuestions["/"]);
  expect(suggestionsFor("/")).toBe(suggestedQuestions["/"]);
});
