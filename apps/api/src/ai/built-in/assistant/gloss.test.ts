import { expect, test } from "vitest";
import { glossed } from "./gloss.ts";

test.each([
  ["¿Cuánto cuesta un agente?", "es", /how much cost a agent/],
  ["Wie lange dauert das?", "de", /how long duration/],
  ["quels sont vos horaires ?", "fr", /which are your opening hours/],
])("reads %s word by word", (message, language, text) => {
  const found = glossed(message);
  expect(found?.language).toBe(language);
  expect(found?.text).toMatch(text);
});

test.each(["How much is it?", "on est time?", "Die price is hot", "SAP", "", "👍"])(
  "leaves English alone: %s",
  (message) => {
    expect(glossed(message)).toBeUndefined();
  },
);
