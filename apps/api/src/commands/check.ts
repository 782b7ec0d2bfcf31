import { readSettings, type Settings } from "../settings.ts";
import { checkBackupDirectory } from "../storage/backup/backup-directory.ts";
import { askPostgres, checkSqlite, databaseFile } from "../storage/check-database.ts";
import { probeDataDirectory, refuseForeignFiles } from "../storage/data-directory.ts";
import { findWebsite, readWebsiteBuild } from "../website/website-build.ts";
import { type Command, CommandError, print } from "./command.ts";

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

async function checkWebsite(): Promise<void> {
  const directory = await findWebsite();
  if (directory === undefined) return print("website   not built: the API runs alone");
  const { pages, assets } = await readWebsiteBuild(directory);
  print(`website   ${plural(pages.size, "page")} and ${plural(assets.size, "other file")}`);
}

function checkEmbedded({ dataDir }: Settings): void {
  refuseForeignFiles(dataDir);
  const file = databaseFile(dataDir);
  let report: ReturnType<typeof checkSqlite>;
  try {
    report = checkSqlite(file);
  } catch (error) {
    throw new CommandError(
      `The database ${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (!report) {
    probeDataDirectory(dataDir);
    return print(`database  ${file} is not there yet; a start makes it`);
  }
  const { broken, counts, missing, unknown } = report;
  if (broken.length > 0)
    throw new CommandError(`The database ${file} is damaged: ${broken.join("; ")}. Restore a backup.`);
  if (unknown.length > 0) {
    throw new CommandError(`The database ${file} has been used by a newer version (migration ${unknown.join(", ")}).`);
  }
  if (!("leads" in counts)) return print(`database  ${file} has no tables of Thirtyfold yet; a start makes them`);
  const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  print(`database  sound: ${rows.join(", ")}`);
  if (missing.length > 0) print(`          ${plural(missing.length, "migration")} to come, at the next start`);
}

export const checkCommand: Command = {
  usage: "check",
  about: [
    "Reads the settings, the list of the website's pages, and each page of the embedded database (about a second for each",
    "gigabyte), beside a server that runs if there is one. Looks whether BACKUP_DIR can be written, and DATA_DIR if it",
    "holds no database yet. A start reads only what it needs.",
  ].join("\n"),
  run: async () => {
    const settings = readSettings();
    checkBackupDirectory(settings);
    print("settings  right");
    await checkWebsite();
    if (settings.databaseUrl === undefined) checkEmbedded(settings);
    else {
      await askPostgres(settings.databaseUrl);
      print("database  PostgreSQL answers");
    }
  },
};
