const OLDEST = 20;

/**
 * Prints a line if Node is too old, and sets exit code 1. No newer syntax: old versions read this file.
 * @param {string} version as in `process.versions.node`
 */
export function nodeIsRecent(version = process.versions.node) {
  const recent = Number(version.split(".")[0]) >= OLDEST;
  if (!recent) {
    console.error(
      "Node.js " + OLDEST + " or newer is needed; this is " + version + ". Get one from https://nodejs.org.",
    );
    process.exitCode = 1;
  }
  return recent;
}
