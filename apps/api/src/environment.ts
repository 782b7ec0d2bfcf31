import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const repositoryData = fileURLToPath(new URL("../../../data", import.meta.url));

const http = /^https?$/;
const secretText = /^[\x21-\x2b\x2d-\x7e]+$/;

function commaSeparated(value: string): string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && http.test(url.protocol.slice(0, -1)) && url.origin === value.replace(/\/$/, "");
}

function isAddressOrNetwork(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

// Standard Webhooks: base64 of 24 to 64 random bytes, by custom after "whsec_".
function isWebhookSecret(value: string): boolean {
  const key = value.replace(/^whsec_/, "");
  const bytes = Buffer.from(key, "base64").length;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(key) && bytes >= 24 && bytes <= 64;
}

const wholeNumber = (min: number, max: number) => {
  const wrong = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, wrong)
    .transform(Number)
    .pipe(z.number().min(min, wrong).max(max, wrong));
};
const list = (isItem: (item: string) => boolean, wrong: string) =>
  z
    .string()
    .transform(commaSeparated)
    .pipe(z.array(z.string().refine(isItem, wrong)));
const perMinute = wholeNumber(0, 1_000_000);
const days = wholeNumber(0, 36_500);
const url = (protocol: RegExp, wrong: string) => z.url({ protocol, error: wrong });
const bearer = (wrong: string) => z.string().regex(secretText, wrong);

/** Every variable that the API reads; `example` is shown beside what is wrong, and never the value itself. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).meta({ example: "3000" }),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, "must be a host name or an IP address")
    .default("127.0.0.1")
    .meta({ example: "0.0.0.0" }),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be an http or https origin without a path")
    .transform((value) => new URL(value))
    .optional()
    .meta({ example: "https://www.example.com" }),
  DATA_DIR: z
    .string()
    .transform((path) => resolve(path))
    .default(repositoryData)
    .meta({ example: "/var/lib/thirtyfold" }),
  DATABASE_URL: url(/^postgres(ql)?$/, "must be a PostgreSQL URL")
    .optional()
    .meta({ example: "postgres://user:password@localhost:5432/thirtyfold" }),
  DATABASE_POOL: wholeNumber(1, 1_000).default(8).meta({ example: "8" }),
  DATABASE_LISTEN_URL: url(/^postgres(ql)?$/, "must be a PostgreSQL URL")
    .optional()
    .meta({ example: "postgres://user:password@db.internal:5432/thirtyfold" }),
  REDIS_URL: url(/^rediss?$/, "must be a Redis URL")
    .optional()
    .meta({ example: "redis://localhost:6379" }),
  AI_PROVIDER: z
    .enum(["openai", "embedded", "none"], "must be openai, embedded or none")
    .optional()
    .meta({ example: "embedded" }),
  OPENAI_API_KEY: bearer("must be a key without spaces or commas").optional().meta({ example: "sk-..." }),
  OPENAI_BASE_URL: url(http, "must be an http or https URL, with /v1 where the server has it")
    .optional()
    .meta({ example: "http://localhost:11434/v1" }),
  OPENAI_MODEL: z.string().default("gpt-5.4-mini").meta({ example: "gpt-5.4-mini" }),
  AI_MAX_CONCURRENT: wholeNumber(1, 10_000).default(16).meta({ example: "16" }),
  AI_DAILY_TOKENS: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional().meta({ example: "2000000" }),
  ADMIN_TOKEN: list(
    (token) => secretText.test(token) && token.length >= 16,
    "must be at least 16 characters without spaces",
  )
    .pipe(z.array(z.string()).min(1, "must not be empty").max(2, "must be one token, or two separated by a comma"))
    .default([])
    .meta({ example: "a-long-random-text" }),
  METRICS_TOKEN: bearer("must be a text without spaces or commas").optional().meta({ example: "a-long-random-text" }),
  ALLOWED_ORIGINS: list(isOrigin, "must be http or https origins without a path, separated by commas")
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .default([])
    .meta({ example: "https://app.example.com,https://partner.example" }),
  TRUST_PROXY: list(isAddressOrNetwork, "must be IP addresses or networks, separated by commas; not true, not a number")
    .default([])
    .meta({ example: "10.0.0.0/8,127.0.0.1" }),
  RATE_AI: perMinute.default(20).meta({ example: "20" }),
  RATE_CHAT: perMinute.default(60).meta({ example: "60" }),
  RATE_FORMS: perMinute.default(10).meta({ example: "10" }),
  RATE_READ: perMinute.default(300).meta({ example: "300" }),
  LEADS_WEBHOOK_URL: url(http, "must be an http or https URL")
    .optional()
    .meta({ example: "https://crm.example.com/hooks/leads" }),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, "must be whsec_ and 24 to 64 random bytes in base64")
    .optional()
    .meta({ example: 'whsec_ and the output of "openssl rand -base64 32"' }),
  LEADS_RETENTION_DAYS: days.default(365).meta({ example: "365" }),
  CHAT_RETENTION_DAYS: days.default(30).meta({ example: "30" }),
  STOP_DELAY: wholeNumber(0, 600).default(0).meta({ example: "10" }),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be a level from trace to fatal, or silent",
    )
    .default("info")
    .meta({ example: "info" }),
});

/** The checked variables, defaults filled in. */
export type Environment = z.output<typeof environmentSchema>;

/**
 * The variables and the rules between them. `when` lets those rules speak although another variable is wrong, so
 * that one start names everything.
 */
export const consistentEnvironmentSchema = environmentSchema
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
  });
