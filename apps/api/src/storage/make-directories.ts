import { lstatSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Creates a directory that only its owner can read, along with its parents. Node.js' recursive `mkdir` never ends on
 * file systems that create no directories, such as `/proc`.
 */
export function makeDirectories(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectories(parent);
  try {
    mkdirSync(directory, 0o700);
  } catch (error) {
    // Another process created it in the meantime.
    if (codeOf(error) !== "EEXIST" || !statSync(directory).isDirectory()) throw error;
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

/** The system's error code, such as `EEXIST`. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
