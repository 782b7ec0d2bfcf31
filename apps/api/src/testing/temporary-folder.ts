import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Has all temporary files of a run of tests below one folder, and removes it: a worker that is ended can't tidy up. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "thirtyfold-tests-"));
  // PostgreSQL's own user has its data in there.
  await chmod(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return async () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
