import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test.each(["OPENAI_BASE_URL", "LEADS_WEBHOOK_URL"])(
  "%s accepts no user or password, and the error does not show them",
  (name) => {
    const set = { AI_PROVIDER: "openai", OPENAI_API_KEY: "k", LEADS_WEBHOOK_SECRET: `whsec_${"A".repeat(32)}` };
    const read = (url: string) => () => readSettings({ LEADS_WEBHOOK_URL: "http://crm.example", ...set, [name]: url });
    expect(read("https://crm.example/v1@2")).not.toThrow();
    for (const credentials of ["user:pass-word", "pass-word", ":pass-word"]) {
      const line = `^${name} must have no user or password before the host \\(example: (?!.*pass-word).*\\)$`;
      expect(read(`https://${credentials}@crm.example/v1`)).toThrow(new RegExp(line));
    }
  },
);

test.each([
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "10.0.0.0/8,::/00"],
  ["REDIS_URL", "redis://:50%off@localhost"],
  ["REDIS_URL", "redis://%ff@localhost"],
  ["REDIS_URL", "redis://cache:12/secret@localhost"],
  ["DATABASE_LISTEN_URL", "postgres://u:%zz@localhost/app"],
])("%s=%s is refused at the start, although its library reads it only later", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must .+ \\(example: .+\\)$`));
});

test("accepts networks with a one-bit prefix, and percent-encoded passwords", () => {
  const set = { TRUST_PROXY: "0.0.0.0/1,::/1", REDIS_URL: "redis://:50%25off@localhost" };
  expect(readSettings(set)).toMatchObject({ trustProxy: ["0.0.0.0/1", "::/1"], redisUrl: set.REDIS_URL });
});
