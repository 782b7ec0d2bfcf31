import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Puts all temporary files of a test run below one folder and removes it: a terminated worker can't clean up. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "thirtyfold-tests-"));
  // PostgreSQL's own user keeps its data there.
  await chmod(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return async () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
