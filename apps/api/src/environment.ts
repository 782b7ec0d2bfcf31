import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { company } from "@thirtyfold/content";
import { z } from "zod";
import { aboutSchema } from "./environment-about.ts";
import {
  bearer,
  databaseUrl,
  days,
  email,
  fetchedUrl,
  http,
  isAddressOrNetwork,
  isOrigin,
  isSmtpUrl,
  isWebhookSecret,
  list,
  perMinute,
  postgresUrl,
  secretText,
  url,
  wholeNumber,
} from "./environment-values.ts";

const repositoryData = fileURLToPath(new URL("../../../data", import.meta.url));

/** Every variable that the API reads. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).meta({ section: "listen", example: "3000", readBy: "server.ts" }),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, "must be a host name or an IP address")
    .default("127.0.0.1")
    .meta({ section: "listen", example: "0.0.0.0", readBy: "server.ts" }),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be an http or https origin without a path")
    .transform((value) => new URL(value))
    .optional()
    .meta({
      section: "listen",
      example: "https://www.example.com",
      note: `The site's public origin: decides what "same origin" is, and HSTS when it is https.`,
      readBy: "plugins/security.ts",
    }),
  DATA_DIR: z
    .string()
    .transform((path) => resolve(path))
    .default(repositoryData)
    .meta({
      section: "storage",
      example: "/var/lib/thirtyfold",
      note: "The embedded database, uploaded resumes included; one process at a time. Default: data/ at the repository's root.",
      defaultText: "`data/` at the repository's root",
      readBy: "storage/open-storage.ts",
    }),
  DATABASE_URL: postgresUrl.optional().meta({
    section: "storage",
    password: true,
    example: "postgres://user:password@localhost:5432/thirtyfold",
    note: "PostgreSQL in place of the embedded database.",
    readBy: "storage/open-storage.ts",
  }),
  DATABASE_POOL: wholeNumber(1, 1_000).default(8).meta({
    section: "storage",
    example: "8",
    note: "Connections of each instance to PostgreSQL, beside one that listens.",
    readBy: "storage/open-storage.ts",
  }),
  DATABASE_LISTEN_URL: postgresUrl.optional().meta({
    section: "storage",
    password: true,
    example: "postgres://user:password@db.internal:5432/thirtyfold",
    note: "Where DATABASE_URL leads to a pooler: PostgreSQL itself, for LISTEN.",
    defaultText: "`DATABASE_URL`",
    readBy: "app.ts",
  }),
  REDIS_URL: databaseUrl(/^rediss?$/, "must be a Redis URL")
    .optional()
    .meta({
      section: "storage",
      password: true,
      example: "redis://localhost:6379",
      note: "Limits and the chat's fan-out, shared by several instances; without it the fan-out goes over PostgreSQL.",
      readBy: "app.ts",
    }),
  BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional()
    .meta({
      section: "storage",
      example: "/var/backups/thirtyfold",
      note: "Where the embedded database is backed up, and where the ledger of erasures is kept beside DATA_DIR.",
      readBy: "plugins/embedded-database.ts",
    }),
  BACKUP_EVERY: wholeNumber(0, 8_760).default(24).meta({
    section: "storage",
    example: "24",
    note: "Hours between two backups, 0 = none on schedule; the newest BACKUP_KEEP are kept.",
    readBy: "plugins/embedded-database.ts",
  }),
  BACKUP_KEEP: wholeNumber(1, 10_000)
    .default(7)
    .meta({ section: "storage", example: "7", readBy: "plugins/embedded-database.ts" }),
  AI_PROVIDER: z.enum(["openai", "embedded", "none"], "must be openai, embedded or none").optional().meta({
    section: "assistant",
    example: "embedded",
    note: "openai, embedded or none. Default: openai if OPENAI_API_KEY is set, else embedded.",
    defaultText: "`openai` if `OPENAI_API_KEY` is set, else `embedded`",
    readBy: "ai/create-providers.ts",
  }),
  OPENAI_API_KEY: bearer("must be a key without spaces or commas")
    .optional()
    .meta({ section: "assistant", example: "sk-...", secret: true, readBy: "ai/create-providers.ts" }),
  OPENAI_BASE_URL: fetchedUrl("must be an http or https URL, with /v1 where the server has it").optional().meta({
    section: "assistant",
    example: "http://localhost:11434/v1",
    note: "Any OpenAI-compatible server; the URL includes /v1. Without a key it needs AI_PROVIDER=openai.",
    defaultText: "OpenAI's",
    readBy: "ai/create-providers.ts",
  }),
  OPENAI_MODEL: z
    .string()
    .default("gpt-5.4-mini")
    .meta({ section: "assistant", example: "gpt-5.4-mini", readBy: "ai/create-providers.ts" }),
  AI_MAX_CONCURRENT: wholeNumber(1, 10_000).default(16).meta({
    section: "assistant",
    example: "16",
    note: "Model calls at a time; 32 more wait.",
    readBy: "ai/create-providers.ts",
  }),
  AI_DAILY_TOKENS: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional().meta({
    section: "assistant",
    example: "2000000",
    note: "Tokens a day (UTC), all visitors together; unset: no budget.",
    readBy: "ai/create-providers.ts",
  }),
  ADMIN_TOKEN: list(
    (token) => secretText.test(token) && token.length >= 16,
    "must be at least 16 ASCII characters without spaces",
  )
    .pipe(z.array(z.string()).min(1, "must not be empty").max(2, "must be one token, or two separated by a comma"))
    .default([])
    .meta({
      section: "operation",
      example: "a-long-random-text",
      note: "Turns on /api/admin/* and writing to the data tables; at least 16 characters, two separated by a comma while rotating.",
      defaultText: "unset",
      secret: true,
      readBy: "plugins/access.ts",
    }),
  METRICS_TOKEN: bearer("must be a text without spaces or commas").optional().meta({
    section: "operation",
    example: "a-long-random-text",
    note: "Asked for by /metrics. Unset, only this machine may read them; set it behind a proxy on the same machine.",
    secret: true,
    readBy: "plugins/metrics.ts",
  }),
  ALLOWED_ORIGINS: list(isOrigin, "must be http or https origins without a path, separated by commas")
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .default([])
    .meta({
      section: "listen",
      example: "https://app.example.com,https://partner.example",
      note: "Other sites whose pages may call the API and open /ws.",
      defaultText: "none",
      readBy: "plugins/security.ts",
    }),
  TRUST_PROXY: list(isAddressOrNetwork, "must be IP addresses or networks, separated by commas; not true, not a number")
    .default([])
    .meta({
      section: "listen",
      example: "10.0.0.0/8,127.0.0.1",
      note: "Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses or networks.",
      defaultText: "unset",
      readBy: "app.ts",
    }),
  RATE_AI: perMinute.default(20).meta({
    section: "operation",
    example: "20",
    note: "Calls per minute and client address; 0 = off.",
    readBy: "plugins/rate-limit.ts",
  }),
  RATE_CHAT: perMinute.default(60).meta({ section: "operation", example: "60", readBy: "plugins/rate-limit.ts" }),
  RATE_FORMS: perMinute.default(10).meta({ section: "operation", example: "10", readBy: "plugins/rate-limit.ts" }),
  RATE_READ: perMinute.default(300).meta({ section: "operation", example: "300", readBy: "plugins/rate-limit.ts" }),
  RATE_DESK: perMinute.default(1200).meta({
    section: "operation",
    example: "1200",
    note: "Calls of the desk per minute and sign-in; 0 = off.",
    readBy: "plugins/rate-limit.ts",
  }),
  LEADS_WEBHOOK_URL: fetchedUrl("must be an http or https URL").optional().meta({
    section: "leads",
    example: "https://crm.example.com/hooks/leads",
    note: "Where each submission is also delivered, signed as Standard Webhooks.",
    readBy: "plugins/outbox.ts",
  }),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, "must be whsec_ and 24 to 64 random bytes in base64")
    .optional()
    .meta({
      section: "leads",
      example: 'whsec_ and the output of "openssl rand -base64 32"',
      secret: true,
      readBy: "plugins/outbox.ts",
    }),
  LEADS_RETENTION_DAYS: days.default(365).meta({
    section: "leads",
    example: "365",
    note: "Days that a submission and its file are kept; 0 keeps them.",
    readBy: "modules/forms/routes.ts",
  }),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, "must be an smtp or smtps URL, its user and password percent-encoded")
    .optional()
    .meta({
      section: "mail",
      password: true,
      example: "smtp://user:password@mail.example.com:587",
      note: "The mail server: the team is told of leads and of messages that nobody saw, visitors get a receipt.",
      readBy: "mail/mail-senders.ts",
    }),
  MAIL_FROM: email.optional().meta({
    section: "mail",
    example: "desk@example.com",
    note: "Who mails come from.",
    readBy: "mail/mail-senders.ts",
  }),
  MAIL_TO: list((item) => email.safeParse(item).success, "must be email addresses, separated by commas")
    .pipe(z.array(z.string()).min(1, "must not be empty").max(10, "must be at most 10 addresses"))
    .optional()
    .meta({
      section: "mail",
      example: "team@example.com,ines@example.com",
      note: "The team: who is told, and who gets a visitor's answer to a receipt.",
      readBy: "mail/mail-senders.ts",
    }),
  MAIL_RECEIPTS: z
    .enum(["on", "off"], "must be on or off")
    .default("on")
    .meta({ section: "mail", example: "on", note: "Receipts to visitors.", readBy: "mail/mail-senders.ts" }),
  DESK_NAME: z
    .string()
    .regex(/^[^\p{Cc}"<>@]{1,60}$/u, 'must be up to 60 characters, none of " < > @')
    .default(company.name)
    .meta({ section: "mail", example: company.name, note: "The sender's name.", readBy: "app.ts" }),
  CHAT_RETENTION_DAYS: days.default(30).meta({
    section: "chat",
    example: "30",
    note: "Days that a message is kept, and a question that the assistant did not answer and we may read; 0 keeps them.",
    readBy: "modules/realtime-chat/routes.ts",
  }),
  STOP_DELAY: wholeNumber(0, 600).default(0).meta({
    section: "operation",
    example: "10",
    note: "Seconds of serving on after /readyz says 503 and before a stop closes anything, so that a balancer sees it.",
    readBy: "server.ts",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(http, "must be an http or https URL").optional().meta({
    section: "operation",
    password: true,
    example: "http://localhost:4318",
    note: "Where traces go, by OTLP over HTTP: a collector's address without /v1/traces. Unset: nothing is traced.",
    readBy: "app.ts",
  }),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be a level from trace to fatal, or silent",
    )
    .default("info")
    .meta({
      section: "operation",
      example: "info",
      note: "trace, debug, info, warn, error, fatal or silent.",
      readBy: "plugins/request-log.ts",
    }),
});

export type Environment = z.output<typeof environmentSchema>;

export function aboutVariable(name: keyof Environment): z.output<typeof aboutSchema> {
  return aboutSchema.parse(environmentSchema.shape[name].meta());
}
