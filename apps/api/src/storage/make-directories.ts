import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a directory that only its owner reads, and those above it. Recursive `mkdir` of Node.js never ends where a file
 * system makes no directories, as in `/proc`.
 */
export function makeDirectories(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectories(parent);
  try {
    mkdirSync(directory, 0o700);
  } catch (error) {
    // Another process made it in the meantime.
    if (codeOf(error) !== "EEXIST" || !statSync(directory).isDirectory()) throw error;
  }
}

/** The system's name of what went wrong, like `EEXIST`. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
