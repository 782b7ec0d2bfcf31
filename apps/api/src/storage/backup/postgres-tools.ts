import { execFile } from "node:child_process";
import { mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getCACertificates } from "node:tls";
import { isThere, tooNew } from "../check-database.ts";
import { makeDirectories } from "../make-directories.ts";
import { diskError, StorageError } from "../storage-error.ts";
import { beginsWith, refuseNewer, sha256Of, sync } from "./backup-file.ts";

/** What both node-postgres and libpq read in a URL. libpq refuses a URL with anything else; node-postgres ignores it. */
const sharedParameters = new Set(
  "application_name client_encoding connect_timeout host options port sslcert sslkey sslrootcert user".split(" "),
);

/** The `sslmode` with which libpq encrypts and verifies as node-postgres does; null: the URL says nothing of TLS. */
function libpqMode(parameters: URLSearchParams): string | null {
  const mode = parameters.get("sslmode");
  if (mode === "disable" || parameters.get("uselibpqcompat") === "true") return mode;
  if (mode === "no-verify") return "require";
  const encrypted = mode !== null || parameters.has("sslrootcert") || /^(1|true)$/.test(parameters.get("ssl") ?? "");
  return encrypted ? "verify-full" : null;
}

/**
 * Runs one of PostgreSQL's tools on the database that node-postgres would connect to. The password is passed through the
 * environment, since everybody on the machine can read arguments. It is the one that the API itself signs in with: its
 * client takes a `%` that escapes nothing literally.
 */
async function runOn(url: string, tool: string, args: (target: string) => readonly string[]): Promise<void> {
  const { Client } = await import("pg");
  const { password } = new Client(url);
  const target = new URL(url);
  target.password = "";
  const given = target.searchParams;
  const mode = libpqMode(given);
  const parameters = new Map([...given].filter(([name]) => sharedParameters.has(name)));
  const folder = await mkdtemp(join(tmpdir(), "thirtyfold-"));
  try {
    if (mode !== null) parameters.set("sslmode", mode);
    if (mode?.startsWith("verify-") && !given.has("sslrootcert")) {
      // By default libpq trusts nobody but a file in the user's home.
      const roots = join(folder, "roots.pem");
      await writeFile(roots, getCACertificates().join("\n"));
      parameters.set("sslrootcert", roots);
    }
    // Not as a form writes them: libpq takes "+" literally.
    target.search = [...parameters].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
    await run(tool, args(target.href), password ? { PGPASSWORD: password } : {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves with the tool's output. */
async function run(tool: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(tool, args, { env: { PATH: "/usr/local/bin:/usr/bin:/bin", ...env } }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const [reason = ""] = stderr.trim().split("\n");
      const missing = error.code === "ENOENT";
      const message = missing
        ? `${tool} is not installed: it comes with PostgreSQL's clients, in the server's version or a newer one.`
        : `${tool} failed: ${reason || error.message}.`;
      reject(new StorageError("start", message, { cause: error }));
    });
  });
}

/** Reads an entire dump. @throws {StorageError} `start` unless it is complete */
async function readThrough(file: string): Promise<void> {
  await run("pg_restore", ["--file=/dev/null", file], {});
}

/**
 * Runs `pg_dump` in its custom format, readable by its user only; renames the file last, after reading it through.
 * @throws {StorageError} in one line, and leaves nothing
 */
export async function dumpPostgres(url: string, file: string): Promise<{ bytes: number; sha256: string }> {
  const part = `${file}.part`;
  try {
    if (isThere(file)) throw new StorageError("start", `${file} is there already. Name another file.`);
    makeDirectories(dirname(file));
    await rm(part, { force: true });
    await writeFile(part, "", { mode: 0o600 });
    const how = ["--format=custom", "--no-owner", "--no-privileges", `--file=${part}`];
    await runOn(url, "pg_dump", (target) => [...how, target]);
    await readThrough(part);
    await sync(part);
    const [{ size: bytes }, sha256] = [await stat(part), await sha256Of(part)];
    await rename(part, file);
    await sync(dirname(file));
    return { bytes, sha256 };
  } catch (error) {
    throw error instanceof StorageError ? error : diskError(`${file} could not be written`, error);
  } finally {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** The migrations applied before the dump: reads just one table, which is small. */
async function migrationsIn(file: string): Promise<string[]> {
  const printed = await run("pg_restore", ["--data-only", "--table=kysely_migration", "--file=-", file], {});
  const lines = printed.split("\n");
  const first = lines.findIndex((line) => line.startsWith("COPY ") && line.includes("kysely_migration (name,"));
  return first < 0 ? [] : lines.slice(first + 1, lines.indexOf("\\.", first)).flatMap((line) => line.split("\t", 1));
}

async function refuseUnlessEmpty(url: string): Promise<void> {
  const { Client } = await import("pg");
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from information_schema.tables where table_schema = current_schema() limit 1",
    );
    if (rowCount !== 0)
      throw new StorageError("start", "The database of DATABASE_URL is not empty. Name an empty one.");
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError("start", `PostgreSQL does not answer: ${reason}. Check DATABASE_URL.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Checks whether {@link restorePostgres} may begin, changing nothing. @throws {StorageError} `start` unless it may */
export async function checkDump(url: string, file: string): Promise<void> {
  if (!isThere(file)) throw new StorageError("start", `There is no file ${file}.`);
  if (await beginsWith(file, "SQLite format 3\0")) {
    throw new StorageError("start", `${file} is a backup of the embedded database. Restore it without DATABASE_URL.`);
  }
  await readThrough(file);
  const migrations = await migrationsIn(file);
  if (migrations.length === 0) throw new StorageError("start", `${file} is no dump of Thirtyfold.`);
  refuseNewer(file, tooNew(migrations));
  await refuseUnlessEmpty(url);
}

/** Restores into a database without tables, all or nothing. @throws {StorageError} `start` */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const how = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  await runOn(url, "pg_restore", (target) => [...how, `--dbname=${target}`, file]);
}
