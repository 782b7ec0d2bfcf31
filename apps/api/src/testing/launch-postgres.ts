import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

/** A PostgreSQL server of the test's own, that can freeze, crash and come back on the same port with its data. */
export type TestPostgres = {
  url: string;
  start(): Promise<void>;
  /** As in a crash: no checkpoint is made, connections are cut. */
  crash(): Promise<void>;
  /** Every process of the server stands still until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

/** Where Debian keeps the server's programs, off the PATH. */
const debian = "/usr/lib/postgresql";

/** The folder of the server's programs; undefined where there is none, or where it could not be frozen. */
function programs(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : [];
  const folders = [...(process.env["PATH"] ?? "").split(":"), ...versions];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
  return process.platform === "linux" ? found : undefined;
}

/** Why this machine can't have such a server; undefined where it can. */
export const missingPostgres = programs() === undefined ? "there is no PostgreSQL server to start" : undefined;

/** PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

/** The processes that `parent` has started: the server's own, each in a group of its own. */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [, after = ""] = readFileSync(`/proc/${name}/stat`, "utf8").split(") ");
        return Number(after.split(" ")[1]) === parent;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

/** Signals a process, unless it has ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Starts a PostgreSQL server on a free port, with an empty cluster in a temporary folder. */
export async function launchPostgres(): Promise<TestPostgres> {
  const bin = programs() ?? "";
  const user = otherUser();
  const data = mkdtempSync("/tmp/thirtyfold-postgres-");
  if (user) chownSync(data, user.uid, user.gid);
  const initialize = ["--username=test", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-D", data];
  execFileSync(join(bin, "initdb"), initialize, { cwd: data, stdio: "ignore", ...user });
  const port = await freePort();
  let server: ChildProcess | undefined;

  const start = async () => {
    const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories="];
    const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
    const child = spawn(join(bin, "postgres"), args, { cwd: data, stdio: ["ignore", "ignore", "pipe"], ...user });
    server = child;
    for await (const chunk of child.stderr) if (String(chunk).includes("ready to accept connections")) break;
    child.stderr.resume();
  };
  const signalAll = (name: NodeJS.Signals) => {
    const pid = server?.pid;
    if (pid === undefined) return;
    for (const one of [pid, ...childrenOf(pid)]) signal(one, name);
  };
  const crash = async () => {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGQUIT");
    await ended;
  };
  await start();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    crash,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async remove() {
      signalAll("SIGCONT");
      await crash();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
