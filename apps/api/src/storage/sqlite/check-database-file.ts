import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Throws where `file` is there but is no sound SQLite database. It is opened for reading only, so that a broken
 * file stays as it is. Reads the whole file: about a second for each gigabyte.
 */
export function checkDatabaseFile(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const row = database.prepare("PRAGMA quick_check(1)").get();
    const finding = row ? Object.values(row)[0] : undefined;
    if (finding !== "ok") {
      throw Object.assign(new Error(String(finding).replaceAll(/\s+/g, " ")), { errcode: sqliteCorrupt });
    }
  } finally {
    database.close();
  }
}

/** SQLITE_CORRUPT, https://www.sqlite.org/rescode.html#corrupt */
const sqliteCorrupt = 11;
