import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** SQLITE_CORRUPT, https://www.sqlite.org/rescode.html#corrupt */
const sqliteCorrupt = 11;

/** Reads only the first page, so that starts stay quick; `thirtyfold check` reads all. @throws if it is broken */
export function checkDatabaseFile(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.prepare("SELECT count(*) FROM sqlite_schema").get();
  } finally {
    database.close();
  }
  // A kill during a checkpoint may leave the first page written but not the last ones, which are still in the WAL.
  const wal = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (!wal?.size && statSync(file).size < wholeSize(file)) {
    throw Object.assign(new Error("the file ends too early"), { errcode: sqliteCorrupt });
  }
}

/** By the header, https://www.sqlite.org/fileformat.html#the_database_header; 0 if it does not know. */
function wholeSize(file: string): number {
  const header = Buffer.alloc(100);
  const descriptor = openSync(file, "r");
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  const pageSize = header.readUInt16BE(16);
  // The page count is valid only if it was written with the last change.
  const known = header.readUInt32BE(24) === header.readUInt32BE(92);
  return known ? header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize) : 0;
}
