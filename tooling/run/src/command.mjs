import { constants } from "node:os";
import { Failure } from "./failure.mjs";
import { Stopped, watchForStop } from "./lifetime.mjs";

/** @import { Lifetime } from "./lifetime.mjs" */

/** Runs a command whose result is the exit code. @param {(lifetime: Lifetime) => Promise<number>} command */
export async function runCommand(command) {
  // A reader that goes away (`npm test | head`) must not stop the clean-up.
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
