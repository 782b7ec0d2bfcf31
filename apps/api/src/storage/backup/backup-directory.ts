import { aboutVariable } from "../../environment.ts";
import { type Settings, SettingsError } from "../../settings.ts";
import { codeOf, probeDirectory } from "../make-directories.ts";

/** Checks that backups and the ledger can be written, by creating and removing a directory. @throws {SettingsError} */
export function checkBackupDirectory({ backups }: Settings): void {
  if (!backups) return;
  try {
    probeDirectory(backups.directory);
  } catch (error) {
    // A full disk is not a wrong setting: the site keeps running, and failed backups and notes are reported.
    if (codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT") return;
    throw new SettingsError([
      `BACKUP_DIR ${backups.directory} ${whatIsWrong(error)} (example: BACKUP_DIR=${aboutVariable("BACKUP_DIR").example})`,
    ]);
  }
}

function whatIsWrong(error: unknown): string {
  if (codeOf(error) === "ENOTDIR") return "must be a directory, or one that can be made there: a file is in its way";
  return `must be a directory that this user may write to: ${error instanceof Error ? error.message : String(error)}`;
}
