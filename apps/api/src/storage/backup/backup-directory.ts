import { lstatSync, mkdtempSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { aboutVariable } from "../../environment.ts";
import { type Settings, SettingsError } from "../../settings.ts";
import { codeOf } from "../make-directories.ts";

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

/** Creates and removes a directory in the path or its nearest existing ancestor. @throws as the file system */
export function probeDirectory(path: string): void {
  // Permissions alone are not enough: root has them all, and some file systems accept nothing.
  rmdirSync(mkdtempSync(join(nearestEntry(path), ".thirtyfold-")));
}

/** The path or its nearest existing ancestor; includes broken links, which prevent creating a directory. */
function nearestEntry(path: string): string {
  const parent = dirname(path);
  return path === parent || isEntry(path) ? path : nearestEntry(parent);
}

function isEntry(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return false;
    throw error;
  }
}

function whatIsWrong(error: unknown): string {
  if (codeOf(error) === "ENOTDIR") return "must be a directory, or one that can be made there: a file is in its way";
  return `must be a directory that this user may write to: ${error instanceof Error ? error.message : String(error)}`;
}
