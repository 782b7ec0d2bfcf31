import { readFileSync } from "node:fs";
import type { z } from "zod";
import { aboutVariable, type Environment, environmentSchema } from "./environment.ts";

/** Days and calls per minute are whole numbers, 0 disables the rule; `stopDelay`: seconds; `dataDir`: absolute. */
export type Settings = Readonly<{
  port: number;
  host: string;
  publicUrl?: URL;
  dataDir: string;
  databaseUrl?: string;
  databasePool: number;
  databaseListenUrl?: string;
  redisUrl?: string;
  /** `directory` is absolute; 0 hours: no scheduled backups. */
  backups?: Readonly<{ directory: string; everyHours: number; keep: number }>;
  ai: Readonly<{
    provider: "openai" | "embedded" | "none";
    openai?: Readonly<{ apiKey?: string; baseUrl?: string; model: string }>;
    maxConcurrent: number;
    dailyTokens?: number;
  }>;
  adminTokens: readonly string[];
  metricsToken?: string;
  allowedOrigins: readonly string[];
  trustProxy: readonly string[];
  rates: Readonly<{ ai: number; chat: number; forms: number; read: number; desk: number }>;
  leadsWebhook?: Readonly<{ url: string; secret: string }>;
  leadsRetentionDays: number;
  /** `to`: the team's addresses, at least one. */
  mail?: Readonly<{ url: string; from: string; to: readonly string[]; receipts: boolean }>;
  deskName: string;
  chatRetentionDays: number;
  stopDelay: number;
  tracesEndpoint?: string;
  logLevel: Environment["LOG_LEVEL"];
}>;

/**
 * Rules between variables. `when` runs them even if another variable is wrong, so that one start reports everything.
 */
const consistentEnvironmentSchema = environmentSchema
  .refine((env) => env.AI_PROVIDER !== "openai" || Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL), {
    path: ["OPENAI_API_KEY"],
    error: "is needed for AI_PROVIDER=openai, or OPENAI_BASE_URL of a server that asks for no key",
    when: () => true,
  })
  .refine((env) => !env.DATABASE_LISTEN_URL || env.DATABASE_URL, {
    path: ["DATABASE_LISTEN_URL"],
    error: "is of use only with DATABASE_URL",
    when: () => true,
  })
  .refine((env) => !env.LEADS_WEBHOOK_URL || env.LEADS_WEBHOOK_SECRET, {
    path: ["LEADS_WEBHOOK_SECRET"],
    error: "is needed with LEADS_WEBHOOK_URL, to sign what is sent",
    when: () => true,
  })
  .refine((env) => !env.LEADS_WEBHOOK_SECRET || env.LEADS_WEBHOOK_URL, {
    path: ["LEADS_WEBHOOK_URL"],
    error: "is needed with LEADS_WEBHOOK_SECRET",
    when: () => true,
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ["MAIL_FROM"],
    error: "is needed with SMTP_URL",
    when: () => true,
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_TO, {
    path: ["MAIL_TO"],
    error: "is needed with SMTP_URL",
    when: () => true,
  })
  .refine((env) => env.SMTP_URL !== undefined || !(env.MAIL_FROM ?? env.MAIL_TO), {
    path: ["SMTP_URL"],
    error: "is needed with MAIL_FROM and MAIL_TO",
    when: () => true,
  });

/** `lines` has one line per wrong variable, without values. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "SettingsError";
    this.lines = lines;
  }
}

/** Reads and checks the environment (CONTRACT, section 2); empty variables count as unset. @throws {SettingsError} */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const { values, wrong } = readSecretFiles(set);
  const result = consistentEnvironmentSchema.safeParse({ ...set, ...values });
  // A secret whose file is wrong would also be reported as missing.
  const lines = result.success ? [] : describe(result.error).filter((line) => !wrong.has(line.split(" ", 1)[0] ?? ""));
  if (!result.success || wrong.size > 0) throw new SettingsError([...wrong.values(), ...lines]);
  return toSettings(result.data);
}

/** A socket inherited from systemd (sd_listen_fds(3)), which stays open while the process is replaced. */
export function listeningSocket(env: Readonly<Record<string, string | undefined>> = process.env): number | undefined {
  return env["LISTEN_PID"] === String(process.pid) && Number(env["LISTEN_FDS"]) > 0 ? firstListeningSocket : undefined;
}

const firstListeningSocket = 3;

/** Whether a variable may hold a secret, and so be given as `NAME_FILE`. */
export function maybeSecret(name: keyof Environment): boolean {
  const { secret, password } = aboutVariable(name);
  return secret === true || password === true;
}

/** Reads secrets from the files named in `NAME_FILE`, as Docker and systemd pass them. */
function readSecretFiles(set: Readonly<Record<string, string | undefined>>) {
  const values: Record<string, string> = {};
  const wrong = new Map<string, string>();
  for (const name of environmentSchema.keyof().options.filter(maybeSecret)) {
    const file = set[`${name}_FILE`];
    if (file === undefined) continue;
    const refuse = (what: string) =>
      wrong.set(name, `${name}_FILE ${what} (example: ${name}_FILE=/run/secrets/${name.toLowerCase()})`);
    try {
      const value = readFileSync(file, "utf8").trim();
      if (set[name] !== undefined) refuse(`is set beside ${name}: leave one of them out`);
      else if (value === "") refuse("names an empty file");
      else values[name] = value;
    } catch {
      refuse("names a file that can't be read");
    }
  }
  return { values, wrong };
}

// In the order of the schema, one line per variable.
function describe({ issues }: z.ZodError): string[] {
  return environmentSchema.keyof().options.flatMap((name) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue ? `${name} ${issue.message} (example: ${name}=${aboutVariable(name).example})` : [];
  });
}

function toSettings(env: Environment): Settings {
  const provider = env.AI_PROVIDER ?? (env.OPENAI_API_KEY ? "openai" : "embedded");
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  const openai = { model, ...(apiKey && { apiKey }), ...(baseUrl && { baseUrl }) };
  return {
    port: env.PORT,
    host: env.HOST,
    ...(env.PUBLIC_URL && { publicUrl: env.PUBLIC_URL }),
    dataDir: env.DATA_DIR,
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    databasePool: env.DATABASE_POOL,
    ...(env.DATABASE_LISTEN_URL && { databaseListenUrl: env.DATABASE_LISTEN_URL }),
    ...(env.REDIS_URL && { redisUrl: env.REDIS_URL }),
    ...(env.BACKUP_DIR && {
      backups: { directory: env.BACKUP_DIR, everyHours: env.BACKUP_EVERY, keep: env.BACKUP_KEEP },
    }),
    ai: {
      provider,
      ...(provider === "openai" && { openai }),
      maxConcurrent: env.AI_MAX_CONCURRENT,
      ...(env.AI_DAILY_TOKENS && { dailyTokens: env.AI_DAILY_TOKENS }),
    },
    adminTokens: env.ADMIN_TOKEN,
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    rates: {
      ai: env.RATE_AI,
      chat: env.RATE_CHAT,
      forms: env.RATE_FORMS,
      read: env.RATE_READ,
      desk: env.RATE_DESK,
    },
    ...(env.LEADS_WEBHOOK_URL &&
      env.LEADS_WEBHOOK_SECRET && { leadsWebhook: { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET } }),
    leadsRetentionDays: env.LEADS_RETENTION_DAYS,
    ...(env.SMTP_URL &&
      env.MAIL_FROM &&
      env.MAIL_TO && {
        mail: { url: env.SMTP_URL, from: env.MAIL_FROM, to: env.MAIL_TO, receipts: env.MAIL_RECEIPTS === "on" },
      }),
    deskName: env.DESK_NAME,
    chatRetentionDays: env.CHAT_RETENTION_DAYS,
    stopDelay: env.STOP_DELAY,
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && { tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT }),
    logLevel: env.LOG_LEVEL,
  };
}
