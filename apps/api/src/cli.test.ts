import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { listActions } from "./people/action-store.ts";
import { openSqlite } from "./storage/open-sqlite.ts";
import { temporaryDirectory } from "./testing/build-test-app.ts";
import { runCommand as thirtyfold } from "./testing/run-command.ts";
import { entries, keptCode, startServer } from "./testing/start-server.ts";

const oneLine = /^[^\n]+\n$/;
const verbs = ["start", "migrate", "backup", "restore", "check", "operator", "version"];

/** A data directory whose tables `thirtyfold` has created. */
async function migrated(): Promise<string> {
  const DATA_DIR = await temporaryDirectory();
  expect((await thirtyfold(["migrate"], { DATA_DIR })).code).toBe(0);
  return DATA_DIR;
}

/** Returns the one line of a refusal with exit code 1. */
async function refusal(args: readonly string[], DATA_DIR: string): Promise<string> {
  const { code, stderr } = await thirtyfold(args, { DATA_DIR });
  expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)]);
  return stderr;
}

describe("the command", () => {
  it("lists its subcommands and prints its version", async () => {
    const { code, stdout } = await thirtyfold(["--help"]);
    expect(code).toBe(0);
    for (const name of verbs) expect(stdout).toContain(`  ${name} `);
    expect((await thirtyfold(["version"])).stdout).toMatch(/^thirtyfold \d+\.\d+\.\d+ \(Node\.js \d/);
  });

  it.each(verbs)("prints the usage of %s and does nothing else", async (verb) => {
    const { code, stdout, stderr } = await thirtyfold([verb, "--help"], { DATA_DIR: "/dev/null" });
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(new RegExp(`^Usage: thirtyfold ${verb}\\b.*\\n\\n.{5}`));
  });

  it.each([
    ["nothing", []],
    ["an unknown command", ["serve"]],
    ["an unknown option", ["migrate", "--force"]],
    ["too much", ["check", "everything"]],
    ["too little", ["operator", "invite"]],
    ["a file without a name", ["restore", ""]],
    ["another word", ["operator", "dismiss", "Ines"]],
  ])("exits with 2 and one line on %s", async (_what, args) => {
    const { code, stdout, stderr } = await thirtyfold(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(oneLine);
  });

  it("goes on when nobody reads what it prints", async () => {
    const { command } = entries;
    const child = spawn(process.execPath, ["--conditions=@thirtyfold/source", command, "version"], { env: keptCode });
    child.stdout.destroy();
    const [ended, stderr] = await Promise.all([once(child, "exit"), text(child.stderr)]);
    expect([ended, stderr]).toEqual([[0, null], ""]);
  });

  it("exits with 1 and a line for each invalid setting", async () => {
    const { code, stderr } = await thirtyfold(["check"], { RATE_AI: "x" });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^RATE_AI must be .*\n$/);
  });

  it("reports an unwritable BACKUP_DIR, and does not create a missing one", async () => {
    const DATA_DIR = await migrated();
    const check = async (BACKUP_DIR: string) => thirtyfold(["check"], { DATA_DIR, BACKUP_DIR });
    const file = join(DATA_DIR, "thirtyfold.sqlite");
    symlinkSync("nowhere", join(DATA_DIR, "link"));
    for (const path of [file, join(file, "backups"), join(DATA_DIR, "link")]) {
      const { code, stderr } = await check(path);
      expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)]);
      expect(stderr).toContain(`BACKUP_DIR ${path} must be a directory`);
      expect(stderr).toContain("(example: BACKUP_DIR=/");
    }
    const empty = await temporaryDirectory();
    expect(await check(join(empty, "not yet", "backups"))).toMatchObject({ code: 0, stderr: "" });
    expect(readdirSync(empty)).toEqual([]);
  });

  it("checks a database while the server writes to it, and refuses to change it", async () => {
    const DATA_DIR = await temporaryDirectory();
    const server = startServer({ DATA_DIR });
    await server.address;
    const { code, stdout } = await thirtyfold(["check"], { DATA_DIR });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^database {2}sound: .*\bleads 0\b/m);
    const second = await thirtyfold(["migrate"], { DATA_DIR });
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(/^DATA_DIR .* is in use by another process\..*\n$/);
  });

  it("migrates on its own, and then detects damaged pages", async () => {
    const DATA_DIR = await migrated();
    const file = join(DATA_DIR, "thirtyfold.sqlite");
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 3 * 4096, 8 * 4096));
    expect(await refusal(["check"], DATA_DIR)).toMatch(/^The database .* (is damaged|can't be read): /);
    const to = join(DATA_DIR, "one.sqlite");
    expect(await refusal(["backup", to], DATA_DIR)).toMatch(/malformed|not sound/);
    expect(existsSync(to)).toBe(false);
  });

  it("calls an empty database file neither sound nor worth a backup", async () => {
    const DATA_DIR = await temporaryDirectory();
    writeFileSync(join(DATA_DIR, "thirtyfold.sqlite"), "");
    const { code, stdout } = await thirtyfold(["check"], { DATA_DIR });
    expect([code, stdout]).toEqual([0, expect.stringContaining("has no tables of Thirtyfold yet")]);
    expect(stdout).not.toContain("sound");
    const to = join(DATA_DIR, "one.sqlite");
    expect(await refusal(["backup", to], DATA_DIR)).toContain("has no leads table");
    expect(readdirSync(DATA_DIR)).toEqual(["thirtyfold.sqlite"]);
  });

  it("refuses a backup to an unwritable path, and a restore that would lose data", async () => {
    const DATA_DIR = await migrated();
    const database = join(DATA_DIR, "thirtyfold.sqlite");
    // A file in place of the folder, which fails for any user.
    expect(await refusal(["backup", join(database, "one.sqlite")], DATA_DIR)).toContain("could not be backed up to");
    expect(await refusal(["backup", database], DATA_DIR)).toContain("is there already");
    const elsewhere = join(DATA_DIR, "elsewhere");
    expect(await refusal(["backup", join(elsewhere, "one.sqlite")], elsewhere)).toContain("There is no database");
    expect(await refusal(["restore", join(DATA_DIR, "nothing")], elsewhere)).toContain("There is no file");
    expect(await refusal(["restore", database], DATA_DIR)).toContain("is not empty");
    expect(await refusal(["check"], database)).toContain("is not a directory");
    expect(await refusal(["check"], join(database, "not yet/data"))).toContain("is not a directory");
    // One that can't be examined by any user: it is not missing.
    mkdirSync(join(DATA_DIR, "loop"));
    symlinkSync("thirtyfold.sqlite", join(DATA_DIR, "loop/thirtyfold.sqlite"));
    expect(await refusal(["check"], join(DATA_DIR, "loop"))).toContain("can't be read: ELOOP");
    expect(await refusal(["restore", database], database)).toContain("could not be restored to");
    expect(existsSync(elsewhere)).toBe(false);
  });

  it.skipIf(!existsSync("/proc/self"))("refuses a backup to a file system that can't hold files", async () => {
    const said = await refusal(["backup", "/proc/not yet/one.sqlite"], await migrated());
    expect(said).toContain("could not be backed up to /proc/not yet/one.sqlite");
  });

  it("invites an owner to the desk with a link that works once", async () => {
    const DATA_DIR = await temporaryDirectory();
    const { code, stdout } = await thirtyfold(["operator", "invite", "Ines Kallio"], {
      DATA_DIR,
      PUBLIC_URL: "https://www.example.com",
    });
    expect(code).toBe(0);
    expect(stdout).toContain("https://www.example.com/desk/#link=\n");
    const link = stdout.trim().split("\n").at(-1);
    const { db, close } = await openSqlite(DATA_DIR);
    expect(await db.selectFrom("people").select(["name", "role"]).execute()).toEqual([
      { name: "Ines Kallio", role: "owner" },
    ]);
    expect((await listActions(db, undefined)).data).toMatchObject([
      { action: "link-made", personId: "command-line", personName: "The command line" },
    ]);
    await close();
    const server = startServer({ DATA_DIR });
    const headers = { "content-type": "application/json" };
    const session = `${await server.address}/api/desk/session`;
    const open = async () => fetch(session, { method: "POST", headers, body: JSON.stringify({ link }) });
    expect((await open()).status).toBe(204);
    expect((await open()).status).toBe(401);
    expect(await refusal(["operator", "invite", "Jorge"], DATA_DIR)).toMatch(/^DATA_DIR .* is in use by another/);
  });

  it("does not turn a member into an owner, and invites nobody without a name", async () => {
    const DATA_DIR = await temporaryDirectory();
    const { code, stdout } = await thirtyfold(["operator", "invite", "Ines"], { DATA_DIR, PORT: "0" });
    expect([code, stdout]).toEqual([0, expect.stringContaining(", behind /desk/#link=\n")]);
    const { db, close } = await openSqlite(DATA_DIR);
    await db.updateTable("people").set({ role: "member" }).execute();
    await close();
    expect(await refusal(["operator", "invite", "Ines"], DATA_DIR)).toMatch(/^Ines is a member, or disabled\./);
    expect(await refusal(["operator", "invite", " "], DATA_DIR)).toMatch(/^The name can't be used: /);
  });
});
