import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isTaken } from "../port.mjs";
import { startTestServers } from "./test-servers.mjs";
import { unprivilegedUser } from "./workplace.mjs";

const HOLD = fileURLToPath(new URL("../testing/hold-test-servers.mjs", import.meta.url));
const URLS = { TEST_DATABASE_URL: "", TEST_REDIS_URL: "" };

let temporary = "";

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), "servers-"));
  chmodSync(temporary, 0o755);
});

afterEach(() => rmSync(temporary, { recursive: true, force: true }));

function createLifetime() {
  const stop = new AbortController();
  return {
    lifetime: { stop: stop.signal, force: stop.signal, signal: () => "SIGTERM" as const, end: () => undefined },
    stop: (reason: Error) => stop.abort(reason),
  };
}

function portsOf(env: Record<string, string>) {
  return Object.keys(URLS)
    .flatMap((variable) => env[variable] ?? [])
    .map((url) => ({ port: Number(new URL(url).port), host: "127.0.0.1" }));
}

async function areTaken(addresses: readonly { port: number; host: string }[]) {
  return await Promise.all(addresses.map(isTaken));
}

describe("the test servers", () => {
  it("are not started when the environment names them", async () => {
    const given = { TEST_DATABASE_URL: "postgres://db", TEST_REDIS_URL: "redis://cache", PATH: process.env["PATH"] };
    const { env, there, missing, stop } = await startTestServers(given, createLifetime().lifetime);
    await stop();
    expect(env).toEqual({ TEST_SERVERS: "postgres,redis" });
    expect(there).toEqual([
      "PostgreSQL: the one that TEST_DATABASE_URL names",
      "Redis: the one that TEST_REDIS_URL names",
    ]);
    expect(missing).toEqual([]);
  });

  it("are reported as missing, with a reason, when not installed", async () => {
    const given = { ...process.env, TEST_DATABASE_URL: "postgres://db", TEST_REDIS_URL: "", PATH: temporary };
    const { env, missing, stop } = await startTestServers(given, createLifetime().lifetime);
    await stop();
    expect(env).toEqual({ TEST_SERVERS: "postgres" });
    expect(missing).toEqual(["Redis: redis-server not found on this machine; the tests that need it are skipped"]);
  });

  it("are started when installed, and leave nothing behind", async (context) => {
    const given = { ...process.env, ...URLS, TMPDIR: temporary };
    const { env, there, missing, stop } = await startTestServers(given, createLifetime().lifetime);
    const ports = portsOf(env);
    const taken = await areTaken(ports);
    await stop();
    expect(missing.filter((reason) => !reason.includes("not found on this machine"))).toEqual([]);
    context.skip(there.length === 0, "neither PostgreSQL nor Redis is installed");
    expect(taken).toEqual(ports.map(() => true));
    expect(await areTaken(ports)).toEqual(ports.map(() => false));
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("are started even when their user cannot access the temporary folder", async () => {
    chmodSync(temporary, 0o700);
    const { missing, stop } = await startTestServers(
      { ...process.env, ...URLS, TMPDIR: temporary },
      createLifetime().lifetime,
    );
    await stop();
    expect(missing.filter((reason) => !reason.includes("not found on this machine"))).toEqual([]);
  });

  it("stop with the command that started them, even when it is killed outright", async (context) => {
    const env = { ...process.env, ...URLS, TMPDIR: temporary };
    const command = spawn(process.execPath, [HOLD], { env, stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(command.stdout, "data")) as [Buffer];
    const ports = portsOf(JSON.parse(line.toString()) as Record<string, string>);
    command.kill("SIGKILL");
    context.skip(ports.length === 0, "neither PostgreSQL nor Redis is installed");
    await vi.waitFor(() => expect(readdirSync(temporary)).toEqual([]), { timeout: 30_000 });
    expect(await areTaken(ports)).toEqual(ports.map(() => false));
  });

  it("are stopped at once when the command stops while they are starting", async () => {
    const { lifetime, stop } = createLifetime();
    const starting = startTestServers({ ...process.env, ...URLS, TMPDIR: temporary }, lifetime);
    stop(new Error("stopped"));
    await expect(starting).rejects.toThrow("stopped");
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe("the user that the servers run as when started by root", () => {
  it("is postgres, or else nobody", () => {
    const nobody = "root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534:nobody:/:/usr/sbin/nologin\n";
    expect(unprivilegedUser(`${nobody}postgres:x:104:110:PostgreSQL:/:/bin/bash\n`)).toEqual({ uid: 104, gid: 110 });
    expect(unprivilegedUser(nobody)).toEqual({ uid: 65_534, gid: 65_534 });
    expect(() => unprivilegedUser("root:x:0:0:root:/root:/bin/bash\n")).toThrow("neither a user postgres nor nobody");
  });
});
