import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readSettings, type Settings } from "../settings.ts";
import { checkDump, restorePostgres } from "../storage/backup/postgres-tools.ts";
import { restoreBackup } from "../storage/backup/restore-backup.ts";
import { applyLedgers, copyLedgers, ledgerIn, readLedgers } from "../storage/erasures.ts";
import { openDatabase } from "../storage/open-storage.ts";
import { type Command, CommandError, print } from "./command.ts";

/** Naming a ledger means that it should be applied. */
async function refuseEmptyLedger(file: string): Promise<void> {
  if (!existsSync(file)) throw new CommandError(`There is no ledger ${file}.`);
  const { size } = await readLedgers([file]);
  if (size === 0) throw new CommandError(`${file} is no ledger of erasures: no line of it names one.`);
}

async function restore(file: string, settings: Settings, ledgers: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  // An unreadable ledger is refused before anything is changed.
  await readLedgers(ledgers);
  if (databaseUrl === undefined) await restoreBackup(file, dataDir, ledgers);
  else {
    await checkDump(databaseUrl, file);
    // Copied first, so that no start serves erased data.
    await copyLedgers(ledgers, dataDir);
    await restorePostgres(databaseUrl, file);
  }
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
    "Into a DATA_DIR that is empty, or with DATABASE_URL into a database without tables, by pg_restore. FILE and ledgers are",
    "checked before anything is changed. What was erased since is erased again, by erasures.jsonl beside FILE, in BACKUP_DIR,",
    "in DATA_DIR if it is there already, and at PATH.",
  ].join("\n"),
  options: { erasures: { type: "string", multiple: true } },
  run: async ({ positionals: [typed = ""], values }) => {
    const settings = readSettings();
    const file = resolve(typed);
    const given = [values["erasures"] ?? []].flat().map((path) => resolve(String(path)));
    for (const path of given) await refuseEmptyLedger(path);
    const directories = [dirname(file), settings.dataDir, ...(settings.backups ? [settings.backups.directory] : [])];
    await restore(file, settings, [...new Set([...directories.map(ledgerIn), ...given])]);
  },
};
