import type { ChildProcess } from "node:child_process";

/**
 * Waits until a process has printed a match of `pattern`. Its output is still read afterwards, so that a full pipe
 * never blocks it. Throws all of its output if the process ends first.
 */
export async function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
  let output = "";
  let found = false;
  const read = (chunk: unknown) => {
    if (found) return;
    output += String(chunk);
    const match = pattern.exec(output);
    if (match === null) return;
    found = true;
    resolve(match);
  };
  child.stdout?.on("data", read);
  child.stderr?.on("data", read);
  child.once("error", reject).once("close", () => reject(new Error(`It ended before it was ready:\n${output}`)));
  return await promise;
}
