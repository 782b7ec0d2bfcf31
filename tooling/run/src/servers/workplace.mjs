import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Failure } from "../failure.mjs";

/**
 * A temporary folder owned by `user` (undefined: us), and a random password.
 * @typedef {{ folder: string, user: { uid: number, gid: number } | undefined, password: string }} Workplace
 */

/** PostgreSQL refuses to run as root. @param {string} name @returns {Workplace} @throws {Failure} */
export function createWorkplace(name) {
  const user = process.getuid?.() === 0 ? unprivilegedUser(readFileSync("/etc/passwd", "utf8")) : undefined;
  const folder = mkdtempSync(join(user ? openTemporaryFolder() : tmpdir(), `thirtyfold-${name}-`));
  if (user) {
    chownSync(folder, user.uid, user.gid);
  }
  return { folder, user, password: randomBytes(16).toString("hex") };
}

/** The first temporary folder that other users can reach: root's own may be closed to them. */
export function openTemporaryFolder() {
  return [tmpdir(), "/tmp", "/var/tmp"].find(isOpen) ?? tmpdir();
}

/** @param {string} folder @returns {boolean} whether others may pass through it and all above */
function isOpen(folder) {
  const above = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpen(above));
}

/** @param {string} passwd the content of /etc/passwd @throws {Failure} */
export function unprivilegedUser(passwd) {
  for (const name of ["postgres", "nobody"]) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(passwd) ?? [];
    if (uid !== undefined) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  throw new Failure("root may not run it, and there is neither a user postgres nor nobody");
}

/**
 * @param {readonly string[]} programs @param {readonly string[]} [others] searched after PATH
 * @returns {string} the first folder with all of them @throws {Failure}
 */
export function folderOf(programs, others = []) {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean), ...others];
  const found = folders.find((folder) => programs.every((program) => existsSync(join(folder, program))));
  if (found === undefined) {
    throw new Failure(`${programs.join(" and ")} not found on this machine`);
  }
  return found;
}
