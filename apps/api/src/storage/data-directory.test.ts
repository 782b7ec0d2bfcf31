import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { claimDataDirectory } from "./data-directory.ts";

let parent: string;
let directory: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "thirtyfold-"));
  directory = join(parent, "not yet", "data");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** True for root on a machine, or in a container with that permission. */
const mayMount =
  process.platform === "linux" &&
  spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/tmp"]).status === 0;
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Claims the directory in a separate process, which prints "claimed" or the error's message. */
async function claimElsewhere(path: string, uid?: number): Promise<{ said: string; process: ChildProcess }> {
  const module = new URL("./data-directory.ts", import.meta.url).href;
  // Switches users only after everything is loaded: this repository may be readable only by its owner.
  const become = uid === undefined ? "" : `process.setuid(${uid});`;
  const code = `const { claimDataDirectory } = await import(${JSON.stringify(module)});
    ${become}
    try { globalThis.lock = claimDataDirectory(${JSON.stringify(path)}); console.log("claimed"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name + ": " + error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  return { said: chunk.toString().trimEnd(), process: child };
}

describe("DATA_DIR", () => {
  test("is created if missing, for its owner only", () => {
    const lock = claimDataDirectory(directory);
    expect(modeOf(directory)).toBe("700");
    lock.release();
  });

  test("is closed to other users if they could read it", () => {
    mkdirSync(directory, { recursive: true, mode: 0o755 });
    claimDataDirectory(directory).release();
    expect(modeOf(directory)).toBe("700");
  });

  test("keeps its mode if it holds directories, which others may need", () => {
    mkdirSync(join(directory, "home"), { recursive: true, mode: 0o755 });
    chmodSync(directory, 0o1777);
    claimDataDirectory(directory).release();
    claimDataDirectory(directory).release();
    expect(statSync(directory).mode & 0o7777).toBe(0o1777);
  });

  test("serves one process at a time, and the next after a kill -9", async () => {
    const first = await claimElsewhere(directory);
    expect(first.said).toBe("claimed");
    expect(() => claimDataDirectory(directory)).toThrow(`DATA_DIR ${directory} is in use by another process.`);
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    claimDataDirectory(directory).release();
  });

  test("serves one user at a time within a process too, until it is released", () => {
    const lock = claimDataDirectory(directory);
    expect(() => claimDataDirectory(directory)).toThrow("is in use");
    lock.release();
    claimDataDirectory(directory).release();
  });

  test("that is a file is refused in one line, and the file is left untouched", () => {
    writeFileSync(join(parent, "file"), "mine");
    for (const path of [join(parent, "file"), join(parent, "file", "data")]) {
      expect(() => claimDataDirectory(path)).toThrow(`DATA_DIR ${path} is not a directory.`);
    }
    expect(readFileSync(join(parent, "file"), "utf8")).toBe("mine");
  });

  // In a separate process, which a test can end if it hangs.
  test.skipIf(!existsSync("/proc/self"))("on a file system that can't hold files is refused in one line", async () => {
    const mode = modeOf("/proc");
    for (const path of ["/proc", "/proc/data", "/proc/not yet/data", "/proc/self/data"]) {
      const { said } = await claimElsewhere(path);
      expect(said).toMatch(/^StorageError: DATA_DIR .* can't be written: [^\n]+$/);
      expect(said).toContain(path);
    }
    expect(modeOf("/proc")).toBe(mode);
  });

  test.skipIf(!mayMount)("that is read-only or full is refused in one line (needs permission to mount)", () => {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16k", "tmpfs", parent]);
    try {
      expect(() => writeFileSync(join(parent, "fill"), "x".repeat(100_000))).toThrow("ENOSPC");
      expect(() => claimDataDirectory(directory)).toThrow(/can't be written: .*full\. Free some space/);
      execFileSync("mount", ["-o", "remount,ro,size=1m", parent]);
      expect(() => claimDataDirectory(parent)).toThrow(/can't be written: unable to open/);
      expect(() => claimDataDirectory(join(parent, "other"))).toThrow(/can't be written: EROFS/);
    } finally {
      execFileSync("umount", [parent]);
    }
  });

  test("that is not writable is refused in one line", async () => {
    mkdirSync(directory, { recursive: true });
    chmodSync(directory, 0o555);
    // Root may write anywhere, so root switches to another user.
    const root = process.getuid?.() === 0;
    if (root) for (const path of [parent, dirname(directory)]) chmodSync(path, 0o755);
    const { said } = await claimElsewhere(directory, root ? 65_534 : undefined);
    expect(said).toMatch(/^StorageError: DATA_DIR .* can't be written: [^\n]+$/);
    expect(said).toContain(directory);
  });

  test.skipIf(process.getuid?.() !== 0)("with a database of another user is refused in one line", async () => {
    claimDataDirectory(directory).release();
    writeFileSync(join(directory, "thirtyfold.sqlite"), "", { mode: 0o600 });
    for (const path of [parent, dirname(directory)]) chmodSync(path, 0o755);
    for (const path of [directory, join(directory, "lock")]) chownSync(path, 65_534, 65_534);
    const { said } = await claimElsewhere(directory, 65_534);
    expect(said).toMatch(/^StorageError: This user may not read and write .*thirtyfold\.sqlite\. Change its owner\.$/);
  });
});
