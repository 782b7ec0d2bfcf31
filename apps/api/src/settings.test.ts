import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { aboutVariable, type Environment, environmentSchema } from "./environment.ts";
import { environmentSections } from "./environment-about.ts";
import { maybeSecret, readSettings, SettingsError } from "./settings.ts";
import { temporaryDirectory } from "./testing/build-test-app.ts";

const api = resolve(import.meta.dirname, "..");
const repository = resolve(api, "../..");

function linesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

describe("settings", () => {
  it("have the documented defaults", () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve(repository, "data"),
      databasePool: 8,
      ai: { provider: "embedded", maxConcurrent: 16 },
      adminTokens: [],
      allowedOrigins: [],
      trustProxy: [],
      rates: { ai: 20, chat: 60, forms: 10, read: 300, desk: 1200 },
      leadsRetentionDays: 365,
      deskName: "Thirtyfold",
      chatRetentionDays: 30,
      stopDelay: 0,
      logLevel: "info",
    });
  });

  it("accept every variable", () => {
    const settings = readSettings({
      PORT: "8080",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://WWW.example.com:443/",
      DATA_DIR: "/var/lib/thirtyfold",
      DATABASE_URL: "postgres://u:p@localhost/db",
      DATABASE_POOL: "20",
      DATABASE_LISTEN_URL: "postgres://u:p@direct/db",
      REDIS_URL: "redis://localhost:6379",
      BACKUP_DIR: "/var/backups/thirtyfold",
      BACKUP_EVERY: "6",
      BACKUP_KEEP: "30",
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: "http://localhost:11434/v1",
      OPENAI_MODEL: "small",
      AI_MAX_CONCURRENT: "4",
      AI_DAILY_TOKENS: "1000",
      ADMIN_TOKEN: "0123456789abcdef, fedcba9876543210",
      METRICS_TOKEN: "metrics",
      ALLOWED_ORIGINS: "https://a.example,http://localhost:5173/,https://münchen.example",
      TRUST_PROXY: "10.0.0.0/8, 127.0.0.1,fd00::/8",
      RATE_AI: "1",
      RATE_CHAT: "3",
      RATE_FORMS: "2",
      RATE_READ: "0",
      RATE_DESK: "600",
      LEADS_WEBHOOK_URL: "https://crm.example/hook",
      LEADS_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      LEADS_RETENTION_DAYS: "0",
      SMTP_URL: "smtps://desk:p%40ss@mail.example",
      MAIL_FROM: "desk@example.com",
      MAIL_TO: "team@example.com, ines@example.com",
      MAIL_RECEIPTS: "off",
      DESK_NAME: "Pellwater",
      CHAT_RETENTION_DAYS: "7",
      STOP_DELAY: "10",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318",
      LOG_LEVEL: "debug",
    });
    expect(settings).toEqual({
      port: 8080,
      host: "0.0.0.0",
      publicUrl: new URL("https://www.example.com"),
      dataDir: "/var/lib/thirtyfold",
      databaseUrl: "postgres://u:p@localhost/db",
      databasePool: 20,
      databaseListenUrl: "postgres://u:p@direct/db",
      redisUrl: "redis://localhost:6379",
      backups: { directory: "/var/backups/thirtyfold", everyHours: 6, keep: 30 },
      ai: {
        provider: "openai",
        openai: { apiKey: "sk-test", baseUrl: "http://localhost:11434/v1", model: "small" },
        maxConcurrent: 4,
        dailyTokens: 1000,
      },
      adminTokens: ["0123456789abcdef", "fedcba9876543210"],
      metricsToken: "metrics",
      allowedOrigins: ["https://a.example", "http://localhost:5173", "https://xn--mnchen-3ya.example"],
      trustProxy: ["10.0.0.0/8", "127.0.0.1", "fd00::/8"],
      rates: { ai: 1, chat: 3, forms: 2, read: 0, desk: 600 },
      leadsWebhook: { url: "https://crm.example/hook", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" },
      leadsRetentionDays: 0,
      mail: {
        url: "smtps://desk:p%40ss@mail.example",
        from: "desk@example.com",
        to: ["team@example.com", "ines@example.com"],
        receipts: false,
      },
      deskName: "Pellwater",
      chatRetentionDays: 7,
      stopDelay: 10,
      tracesEndpoint: "http://localhost:4318",
      logLevel: "debug",
    });
  });

  it("treat an empty variable as unset", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000 });
  });

  it("choose the provider: a key enables openai, and AI_PROVIDER takes precedence", () => {
    expect(readSettings({ OPENAI_API_KEY: "k" }).ai.provider).toBe("openai");
    expect(readSettings({ OPENAI_API_KEY: "k", AI_PROVIDER: "none" }).ai).toEqual({
      provider: "none",
      maxConcurrent: 16,
    });
    expect(readSettings({ OPENAI_BASE_URL: "http://localhost/v1", AI_PROVIDER: "openai" }).ai.openai).toMatchObject({
      baseUrl: "http://localhost/v1",
    });
  });
});

describe("a secret in a file", () => {
  it.each(environmentSchema.keyof().options.filter(maybeSecret))("is read from %s_FILE", async (name) => {
    const file = join(await temporaryDirectory(), "secret");
    const value = (exampleOf(name) as string).startsWith("whsec_") ? webhookSecret : String(exampleOf(name));
    await writeFile(file, `${value}\n`);
    // Variables without which some of them are refused.
    const beside: Record<string, string> = {
      DATABASE_URL: "postgres://localhost/db",
      LEADS_WEBHOOK_URL: "https://crm.example/hook",
      LEADS_WEBHOOK_SECRET: webhookSecret,
      SMTP_URL: "smtp://localhost",
      MAIL_FROM: "desk@example.com",
      MAIL_TO: "team@example.com",
    };
    const { [name]: _, ...others } = beside;
    expect(readSettings({ ...others, [`${name}_FILE`]: file })).toEqual(readSettings({ ...others, [name]: value }));
  });

  it("is rejected next to the variable, when empty and when missing, without showing its text", async () => {
    const directory = await temporaryDirectory();
    await writeFile(join(directory, "token"), "0123456789abcdef-in-a-file");
    await writeFile(join(directory, "empty"), "\n");
    const lines = linesOf({
      ADMIN_TOKEN: "fedcba9876543210",
      ADMIN_TOKEN_FILE: join(directory, "token"),
      METRICS_TOKEN_FILE: join(directory, "empty"),
      OPENAI_API_KEY_FILE: join(directory, "nothing"),
      AI_PROVIDER: "openai",
      PORT: "x",
    });
    expect(lines).toEqual([
      expect.stringMatching(/^OPENAI_API_KEY_FILE names a file that can't be read \(example: /),
      expect.stringMatching(/^ADMIN_TOKEN_FILE is set beside ADMIN_TOKEN: /),
      expect.stringMatching(/^METRICS_TOKEN_FILE names an empty file /),
      expect.stringMatching(/^PORT must be /),
    ]);
    expect(lines.join()).not.toContain("0123456789abcdef");
  });
});

const webhookSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

describe("an invalid setting", () => {
  it.each([
    ["PORT", "70000"],
    ["PORT", "3e3"],
    ["HOST", "my host"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "https://example.com/site"],
    ["DATABASE_URL", "mysql://u:secret@localhost/db"],
    ["DATABASE_URL", "postgres://u:12/secret@db.example/app"],
    ["DATABASE_URL", "postgres://u:p@a/b#secret@db.example/app"],
    ["REDIS_URL", "localhost:6379"],
    ["AI_PROVIDER", "claude"],
    ["OPENAI_BASE_URL", "localhost/v1"],
    ["AI_MAX_CONCURRENT", "0"],
    ["AI_DAILY_TOKENS", "many"],
    ["ADMIN_TOKEN", "tooshortsecret"],
    ["ADMIN_TOKEN", "aaaaaaaaaaaaaaaa,bbbbbbbbbbbbbbbb,cccccccccccccccc"],
    ["METRICS_TOKEN", "two words"],
    ["ALLOWED_ORIGINS", "*"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "1"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "loopback"],
    ["RATE_AI", "-1"],
    ["RATE_FORMS", "1.5"],
    ["RATE_READ", "off"],
    ["LEADS_RETENTION_DAYS", "forever"],
    ["MAIL_RECEIPTS", "yes"],
    ["DESK_NAME", 'Desk" <evil@example.com>'],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is named in one line, with a valid example", (name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} .+ \\(example: ${name}=.+\\)$`));
    expect(environmentSchema.shape[name as "PORT"].safeParse(exampleOf(name)).error).toBeUndefined();
  });

  it.each(["DATABASE_URL", "REDIS_URL", "OPENAI_API_KEY", "ADMIN_TOKEN", "METRICS_TOKEN", "LEADS_WEBHOOK_SECRET"])(
    "%s never shows its value",
    (name) => {
      const lines = linesOf({ [name]: "my password!" });
      expect(lines[0]).toContain(name);
      expect(lines.join("\n")).not.toContain("my password!");
    },
  );

  it("does not hide others, or violations of the rules between them", () => {
    const names = linesOf({
      PORT: "x",
      RATE_AI: "x",
      AI_PROVIDER: "openai",
      LEADS_WEBHOOK_URL: "https://crm.example",
    }).map((line) => line.split(" ", 1)[0]);
    expect(names).toEqual(["PORT", "OPENAI_API_KEY", "RATE_AI", "LEADS_WEBHOOK_SECRET"]);
    const mail = linesOf({ SMTP_URL: "smtp://localhost", MAIL_TO: "team@example.com, team" });
    expect(mail).toEqual([
      expect.stringMatching(/^MAIL_FROM is needed/),
      expect.stringMatching(/^MAIL_TO must be email addresses/),
    ]);
    const rest = { MAIL_FROM: "desk@example.com", MAIL_TO: "team@example.com" };
    for (const SMTP_URL of ["mail.example.com:25", "smtp://user:100%@mail.example.com", "smtp://u:1/2@mail"])
      expect(linesOf({ ...rest, SMTP_URL })).toEqual([expect.stringMatching(/^SMTP_URL must be an smtp or smtps URL/)]);
    expect(linesOf({ MAIL_FROM: "desk@example.com" })).toEqual([expect.stringMatching(/^SMTP_URL is needed/)]);
    expect(linesOf({ LEADS_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" })).toHaveLength(1);
  });
});

function exampleOf(name: string): unknown {
  return environmentSchema.shape[name as "PORT"].meta()?.["example"];
}

const names = environmentSchema.keyof().options;

/** The default in the schema; undefined if there is none. */
function defaultOf(name: keyof Environment): string | undefined {
  const { data } = environmentSchema.shape[name].safeParse(undefined);
  return typeof data === "string" || typeof data === "number" ? String(data) : undefined;
}

function exampleLines(name: keyof Environment): string[] {
  const { example, note, secret, defaultText } = aboutVariable(name);
  const value = secret ? "" : ((defaultText === undefined ? defaultOf(name) : undefined) ?? example);
  return [...(note === undefined ? [] : [`# ${note}`]), `# ${name}=${value}`];
}

const exampleFile = `# Settings of the Thirtyfold API, all optional; docs/configuration.md explains them.
# Copy this file to apps/api/.env and take the "# " away from what you change; npm start does not read it.
# Real environment variables win over the file.

${environmentSections
  .map(({ id, title }) => {
    const own = names.filter((name) => aboutVariable(name).section === id);
    return [`# --- ${title} ---`, ...own.flatMap(exampleLines)].join("\n");
  })
  .join("\n\n")}
`;

describe("the documentation", () => {
  it(".env.example matches the table of settings, commented out", async () => {
    expect(await readFile(resolve(api, ".env.example"), "utf8")).toBe(exampleFile);
  });

  it("docs/configuration.md explains every variable in its section, with its default", async () => {
    const text = await readFile(resolve(repository, "docs/configuration.md"), "utf8");
    for (const { id, title } of environmentSections) {
      const [, section = ""] = text.split(new RegExp(`^## ${title}$`, "m"));
      const [own = ""] = section.split(/^## /m);
      const rows = [...own.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(([, name, value]) => [name, value]);
      const expected = names
        .filter((name) => aboutVariable(name).section === id)
        .map((name) => [
          name,
          aboutVariable(name).defaultText ?? (defaultOf(name) ? `\`${defaultOf(name)}\`` : "unset"),
        ]);
      const ofApi = rows.filter(([name = ""]) => !name.startsWith("VITE_"));
      expect(Object.fromEntries(ofApi)).toEqual(Object.fromEntries(expected));
    }
  });

  it.each(names)("the file that the table names as the reader of %s exists", (name) => {
    expect(existsSync(resolve(api, "src", aboutVariable(name).readBy))).toBe(true);
  });
});
