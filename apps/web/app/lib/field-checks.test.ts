import { expect, test } from "vitest";
import { missing } from "./field-checks.ts";

test.each(["", "  ", "\n", "\u200b", "\ufeff \u2060"])("%j does not satisfy a required field", (text) => {
  expect(missing(text, "Name is required")).toBe("Name is required");
});

test.each(["Ada", "\u200bAda", "👩\u200d🚀", "שלום", "0"])("%j does", (text) => {
  expect(missing(text, "Name is required")).toBeUndefined();
});
