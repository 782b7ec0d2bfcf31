import { constants } from "node:os";
import { Failure } from "./failure.mjs";
import { Stopped, watchForStop } from "./lifetime.mjs";

/** @import { Lifetime } from "./lifetime.mjs" */

/**
 * Runs one of the two commands and turns its outcome into the exit code of this process.
 *
 * @param {(lifetime: Lifetime) => Promise<number>} command answers with its exit code
 */
export async function runCommand(command) {
  // A reader that goes away (`npm test | head`) must not end the clean-up.
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
  const lifetime = watchForStop();
  try {
    process.exitCode = await command(lifetime);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    if (error instanceof Failure) {
      console.error(error.message);
    } else if (error instanceof Stopped) {
      console.error("Stopped.");
    } else {
      throw error;
    }
  } finally {
    lifetime.end();
  }
}

/** @param {unknown} error */
function exitCodeOf(error) {
  return error instanceof Stopped ? 128 + constants.signals[error.signal] : 1;
}
