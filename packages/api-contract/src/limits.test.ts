import { expect, it } from "vitest";
import { z } from "zod";
import { emailFormat } from "./limits.ts";

it("takes the email addresses that zod takes", () => {
  expect(emailFormat.source).toBe(z.regexes.email.source.replaceAll("\\-", "-"));
});
