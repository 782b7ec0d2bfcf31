import { parseArgs } from "node:util";
import { type Command, CommandError } from "./commands/command.ts";
import { SettingsError } from "./settings.ts";
import { StorageError } from "./storage/storage-error.ts";
import { WebsiteBuildError } from "./website/website-build.ts";

/** Commands are loaded on demand. */
const commands: Readonly<Record<string, { summary: string; load: () => Promise<Command> }>> = {
  start: {
    summary: "serves the website and the API until it is stopped",
    load: async () => ({
      usage: "start",
      about: "Settings are environment variables: see docs/configuration.md. Ctrl-C or SIGTERM stops it.",
      // Importing it starts it.
      run: async () => void (await import("./server.ts")),
    }),
  },
  migrate: {
    summary: "brings the tables of the database up to date, and ends",
    load: async () => (await import("./commands/migrate.ts")).migrateCommand,
  },
  backup: {
    summary: "writes the database to a file, while the server runs",
    load: async () => (await import("./commands/backup.ts")).backupCommand,
  },
  restore: {
    summary: "brings a backup back, and erases again what was erased since",
    load: async () => (await import("./commands/restore.ts")).restoreCommand,
  },
  check: {
    summary: "checks settings, website and the whole database, and changes nothing",
    load: async () => (await import("./commands/check.ts")).checkCommand,
  },
  operator: {
    summary: "lets somebody into the desk",
    load: async () => (await import("./commands/operator.ts")).operatorCommand,
  },
  version: {
    summary: "prints the version",
    load: async () => (await import("./commands/version.ts")).versionCommand,
  },
};

class UsageError extends Error {}

const say = (text: string) => void process.stdout.write(`${text}\n`);

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  const codes = "Exit codes: 0 done, 1 refused or failed, 2 wrong use.";
  return ["Usage: thirtyfold <command>", "", ...lines, "", "thirtyfold <command> --help says more.", codes].join("\n");
}

async function run([name = "", ...args]: readonly string[]): Promise<void> {
  if (name === "--help" || name === "-h" || name === "help") return say(overview());
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!entry) throw new UsageError(name === "" ? "Say what to do." : `There is no command ${JSON.stringify(name)}.`);
  const command = await entry.load();
  const usage = `thirtyfold ${command.usage}`;
  const { values, positionals } = parse(args, command, usage);
  if (values["help"] === true) return say(`Usage: ${usage}\n\n${entry.summary}.\n${command.about}`);
  // Lower-case words are literal, upper-case ones placeholders; an empty word from `"$(ls nothing)"` fills none.
  const [, ...words] = command.usage.split(" ").filter((word) => !/[[\]]/.test(word));
  const fits = words.every((word, index) =>
    word === word.toUpperCase() ? positionals[index] !== "" : positionals[index] === word,
  );
  if (positionals.length !== words.length || !fits) throw new UsageError(`It is used like this: ${usage}.`);
  await command.run({ positionals, values });
}

function parse(args: readonly string[], { options = {} }: Command, usage: string) {
  try {
    const help = { type: "boolean", short: "h" } as const;
    return parseArgs({ args: [...args], options: { ...options, help }, allowPositionals: true });
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new UsageError(`${reason}. It is used like this: ${usage}.`);
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.lines.join("\n");
  if (error instanceof UsageError) return `${error.message} See thirtyfold --help.`;
  const expected = [CommandError, StorageError, WebsiteBuildError].some((kind) => error instanceof kind);
  if (error instanceof Error) return expected ? error.message : (error.stack ?? error.message);
  return String(error);
}

// A reader that has seen enough, such as `head`, does not stop the work.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
