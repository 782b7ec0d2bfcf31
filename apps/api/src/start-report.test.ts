import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { browserAddress, startFacts, startLines } from "./start-report.ts";

const factsOf = (env: Record<string, string>, website?: string) =>
  startFacts({ settings: readSettings(env), address: "http://localhost:3000", website });

describe("the printed address", () => {
  it.each([
    ["127.0.0.1", "http://localhost:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["::", "http://localhost:3000"],
    ["192.0.2.7", "http://192.0.2.7:3000"],
    ["2001:db8::1", "http://[2001:db8::1]:3000"],
    ["intranet", "http://intranet:3000"],
  ])("for HOST=%s opens in a browser: %s", (host, address) => {
    expect(browserAddress(host, 3000)).toBe(address);
  });
});

describe("the start report", () => {
  it("lists what is embedded", () => {
    const facts = factsOf({ DATA_DIR: "/srv/data" });
    expect(facts["website"]).toBe("not built: the API runs alone");
    expect(facts["assistant"]).toMatch(/^embedded, .*OPENAI_BASE_URL with AI_PROVIDER=openai/);
    expect(facts["storage"]).toBe("embedded SQLite in /srv/data");
    expect(facts["limits"]).toBe("ai 20, chat 60, forms 10, read 300, desk 1200 calls a minute and client");
    expect(facts).toMatchObject({
      "shared limits": "off (REDIS_URL)",
      "admin calls": "off (ADMIN_TOKEN)",
      "lead webhook": "off (LEADS_WEBHOOK_URL)",
    });
  });

  it("lists what is configured, without a secret", () => {
    const env = {
      DATABASE_URL: "postgres://user:secret@db/x",
      REDIS_URL: "redis://:secret@redis:6379",
      OPENAI_API_KEY: "secret",
      ADMIN_TOKEN: "secretsecretsecret",
      LEADS_WEBHOOK_URL: "https://crm.example/secret",
      LEADS_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      RATE_READ: "0",
      BACKUP_DIR: "/srv/backups",
    };
    const facts = factsOf(env, "/srv/website");
    expect(facts).toMatchObject({
      website: "/srv/website",
      storage: "PostgreSQL (DATABASE_URL)",
      backups: "only the ledger of erasures, in /srv/backups: the rest by thirtyfold backup FILE",
      limits: "ai 20, chat 60, forms 10, read off, desk 1200 calls a minute and client",
      "shared limits": "on (REDIS_URL)",
      "admin calls": "on (ADMIN_TOKEN)",
      "lead webhook": "on (LEADS_WEBHOOK_URL)",
    });
    expect(facts["assistant"]).toMatch(/ at api\.openai\.com$/);
    expect(JSON.stringify(facts)).not.toMatch(/secret|whsec/);
    expect(factsOf({ AI_PROVIDER: "none" })["assistant"]).toBe("off (AI_PROVIDER=none)");
  });

  it("says how to open the desk if there is a token or a person", () => {
    const deskOf = (env: Record<string, string>, people = false) =>
      startFacts({ settings: readSettings(env), address: "http://localhost:3000", desk: "/srv/desk", people })["desk"];
    const token = { ADMIN_TOKEN: "secretsecretsecret" };
    expect(deskOf(token)).toBe("http://localhost:3000/desk/ (first sign-in: ADMIN_TOKEN and your name)");
    expect(deskOf({ ...token, PUBLIC_URL: "https://www.example.com" })).toMatch(
      /^https:\/\/www\.example\.com\/desk\/ /,
    );
    expect(deskOf({})).toBe("off without ADMIN_TOKEN");
    expect(deskOf({}, true)).toBe("http://localhost:3000/desk/ (your passkey, or a link: operator invite NAME)");
    expect(factsOf(token)["desk"]).toBe("not built");
  });

  it("starts with the address for browsers", () => {
    const settings = readSettings({});
    const lines = startLines({ settings, address: "http://localhost:3000" }).split("\n");
    expect(lines[1]).toBe("Thirtyfold runs at http://localhost:3000");
    expect(lines.join("\n")).toContain("  storage        embedded SQLite");
  });
});
