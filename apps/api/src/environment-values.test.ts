import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test.each(["OPENAI_BASE_URL", "LEADS_WEBHOOK_URL"])("%s has no user or password, nor shows them", (name) => {
  const set = { AI_PROVIDER: "openai", OPENAI_API_KEY: "k", LEADS_WEBHOOK_SECRET: `whsec_${"A".repeat(32)}` };
  const read = (url: string) => () => readSettings({ LEADS_WEBHOOK_URL: "http://crm.example", ...set, [name]: url });
  expect(read("https://crm.example/v1@2")).not.toThrow();
  for (const credentials of ["user:pass-word", "pass-word", ":pass-word"]) {
    const line = `^${name} must have no user or password before the host \\(example: (?!.*pass-word).*\\)$`;
    expect(read(`https://${credentials}@crm.example/v1`)).toThrow(new RegExp(line));
  }
});
