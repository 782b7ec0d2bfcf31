import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

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

/** The system's error code, such as `EEXIST`. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
