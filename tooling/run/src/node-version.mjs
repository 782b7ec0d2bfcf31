const OLDEST = 20;

/**
 * Whether this Node can run the commands; when not, says so in one line and sets exit code 1.
 * Written without newer syntax, since old versions read this file too.
 *
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
