import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readSettings, type Settings } from "../settings.ts";
import { restorePostgres } from "../storage/backup/postgres-tools.ts";
import { restoreBackup } from "../storage/backup/restore-backup.ts";
import { applyLedgers, copyLedgers, ledgerIn } from "../storage/erasures.ts";
import { openDatabase } from "../storage/open-storage.ts";
import { type Command, CommandError, print } from "./command.ts";

async function restore(file: string, settings: Settings, ledgers: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined) await restoreBackup(file, dataDir);
  else await restorePostgres(databaseUrl, file);
  await copyLedgers(ledgers, dataDir);
  const storage = await openDatabase(settings);
  try {
    const { known, erased } = await applyLedgers(storage.db, ledgers);
    const { count } = await storage.db
      .selectFrom("leads")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    print(`Restored ${file}: ${count} leads.`);
    print(
      known === 0
        ? "No ledger of erasures was found."
        : `Of ${known} erasures in the ledgers ${erased} were made again.`,
    );
  } finally {
    await storage.close();
  }
}

export const restoreCommand: Command = {
  usage: "restore FILE [--erasures=PATH]",
  about: [
    "Into a DATA_DIR that is empty, or with DATABASE_URL into a database without tables, by pg_restore. FILE is checked before",
    "anything is changed. What was erased since is erased again, by erasures.jsonl beside FILE, in BACKUP_DIR, and at PATH.",
  ].join("\n"),
  options: { erasures: { type: "string", multiple: true } },
  run: async ({ positionals: [typed = ""], values }) => {
    const settings = readSettings();
    const file = resolve(typed);
    const given = [values["erasures"] ?? []].flat().map((path) => resolve(String(path)));
    for (const path of given) {
      if (!existsSync(path)) throw new CommandError(`There is no ledger ${path}.`);
    }
    const own = [dirname(file), ...(settings.backups ? [settings.backups.directory] : [])].map(ledgerIn);
    await restore(file, settings, [...new Set([...own, ...given])]);
  },
};
