import { lstatSync, mkdtempSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { aboutVariable } from "../../environment.ts";
import { type Settings, SettingsError } from "../../settings.ts";
import { codeOf } from "../make-directories.ts";

/** Looks whether backups and the ledger can be written, by a directory that it makes and takes away. @throws {SettingsError} */
export function checkBackupDirectory({ backups }: Settings): void {
  if (!backups) return;
  try {
    // Rights alone don't tell: root has them all, and some file systems take nothing.
    rmdirSync(mkdtempSync(join(nearestEntry(backups.directory), ".thirtyfold-")));
  } catch (error) {
    // A full disk is no wrong setting: the site goes on, and what can't be backed up or noted says so.
    if (codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT") return;
    throw new SettingsError([
      `BACKUP_DIR ${backups.directory} ${whatIsWrong(error)} (example: BACKUP_DIR=${aboutVariable("BACKUP_DIR").example})`,
    ]);
  }
}

/** The path, or what there is of it; also a link that leads nowhere, which no directory can be made in place of. */
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
