import type { Settings } from "./settings.ts";

/** `website` and `desk`: directories of the builds, if built; `people`: someone who may open the desk is stored. */
export type StartFacts = {
  settings: Settings;
  address: string;
  website?: string | undefined;
  desk?: string | undefined;
  people?: boolean;
};

const calls = (name: string, perMinute: number) => `${name} ${perMinute === 0 ? "off" : perMinute}`;
const onOff = (on: boolean, name: string) => `${on ? "on" : "off"} (${name})`;

function describeAssistant({ ai }: Settings): string {
  if (ai.provider === "none") return "off (AI_PROVIDER=none)";
  if (ai.provider === "embedded")
    return "embedded, answers from the site's own facts (for a model: OPENAI_API_KEY, or OPENAI_BASE_URL with AI_PROVIDER=openai)";
  return `${ai.openai?.model ?? ""} at ${new URL(ai.openai?.baseUrl ?? "https://api.openai.com").host}`;
}

function describeStorage({ databaseUrl, dataDir }: Settings): string {
  return databaseUrl ? "PostgreSQL (DATABASE_URL)" : `embedded SQLite in ${dataDir}`;
}

function describeBackups({ backups, databaseUrl }: Settings): string {
  if (!backups) return "off (BACKUP_DIR)";
  if (databaseUrl !== undefined)
    return `only the ledger of erasures, in ${backups.directory}: the rest by thirtyfold backup FILE`;
  const every = backups.everyHours === 0 ? "on command only" : `every ${backups.everyHours} h, ${backups.keep} kept`;
  return `${every}, in ${backups.directory}`;
}

function describeDesk({ settings: { adminTokens, publicUrl }, address, desk, people = false }: StartFacts): string {
  if (desk === undefined) return "not built";
  const at = `${publicUrl?.origin ?? address}/desk/`;
  if (adminTokens.length > 0) return `${at} (first sign-in: ADMIN_TOKEN and your name)`;
  return people ? `${at} (your passkey, or a link: operator invite NAME)` : "off without ADMIN_TOKEN";
}

/** The embedded and configured parts, without secrets or addresses. */
export function startFacts(facts: StartFacts): Record<string, string> {
  const { settings, website } = facts;
  const limits = Object.entries(settings.rates).map(([name, perMinute]) => calls(name, perMinute));
  return {
    website: website ?? "not built: the API runs alone",
    desk: describeDesk(facts),
    assistant: describeAssistant(settings),
    storage: describeStorage(settings),
    backups: describeBackups(settings),
    limits: `${limits.join(", ")} calls a minute and client`,
    "shared limits": onOff(settings.redisUrl !== undefined, "REDIS_URL"),
    "admin calls": onOff(settings.adminTokens.length > 0, "ADMIN_TOKEN"),
    "lead webhook": onOff(settings.leadsWebhook !== undefined, "LEADS_WEBHOOK_URL"),
    mail: onOff(settings.mail !== undefined, "SMTP_URL"),
  };
}

/** For people at a terminal. */
export function startLines(facts: StartFacts): string {
  const lines = Object.entries(startFacts(facts)).map(([name, value]) => `  ${name.padEnd(14)} ${value}`);
  return ["", `Thirtyfold runs at ${facts.address}`, ...lines, "  Stop it with Ctrl-C.", ""].join("\n");
}

/** An address that opens in a browser on this machine: `localhost` for all interfaces, IPv6 in brackets. */
export function browserAddress(host: string, port: number): string {
  const here = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  return `http://${here ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}
