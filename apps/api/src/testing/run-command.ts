import { execFile } from "node:child_process";
import { entries, keptCode } from "./start-server.ts";

/** A command's output and exit code. */
export type Ended = { code: number; stdout: string; stderr: string };

/** Runs `thirtyfold` as a process with no settings except `env`. */
export async function runCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    // A command that hangs is killed, and fails.
    const options = { env: { ...keptCode, ...env }, timeout: 30_000, killSignal: "SIGKILL" as const };
    execFile(
      process.execPath,
      ["--conditions=@thirtyfold/source", entries.command, ...args],
      options,
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
      },
    );
  });
}
