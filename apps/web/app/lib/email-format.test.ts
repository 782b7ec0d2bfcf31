import { expect, it } from "vitest";
import { z } from "zod";
import { emailFormat } from "./email-format.ts";

it("is the format that the API takes", () => {
  expect(emailFormat.source).toBe(z.regexes.email.source.replaceAll("\\-", "-"));
});
