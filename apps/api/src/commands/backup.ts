import { constants, setPriority } from "node:os";
import { dirname, resolve } from "node:path";
import { readSettings } from "../settings.ts";
import { dumpPostgres } from "../storage/backup/postgres-tools.ts";
import { writeBackup } from "../storage/backup/write-backup.ts";
import { databaseFile } from "../storage/check-database.ts";
import { copyLedgers, ledgerIn } from "../storage/erasures.ts";
import { type Command, print } from "./command.ts";

export const backupCommand: Command = {
  usage: "backup FILE",
  about: [
    "Beside a server that runs if there is one, which nobody notices. FILE is read through when it is written; FILE.json says",
    "what is in it, erasures.jsonl beside it what was erased. With DATABASE_URL it is written by pg_dump, without FILE.json.",
    "BACKUP_DIR and BACKUP_EVERY do the same on schedule.",
  ].join("\n"),
  run: async ({ positionals: [typed = ""] }) => {
    const { dataDir, databaseUrl, backups } = readSettings();
    const file = resolve(typed);
    // A server on the same machine takes precedence.
    setPriority(constants.priority.PRIORITY_LOW);
    if (databaseUrl === undefined) {
      const { bytes, sha256, counts } = await writeBackup(databaseFile(dataDir), file);
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      print(`${file}: ${bytes} bytes, ${rows} rows, whole\nsha256 ${sha256}`);
    } else {
      const { bytes, sha256 } = await dumpPostgres(databaseUrl, file);
      print(`${file}: written by pg_dump, ${bytes} bytes, whole\nsha256 ${sha256}`);
    }
    await copyLedgers([dataDir, ...(backups ? [backups.directory] : [])].map(ledgerIn), dirname(file));
  },
};
