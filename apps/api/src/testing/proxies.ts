import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@thirtyfold/run/port";
import { expect, onTestFinished } from "vitest";
import { selfSigned } from "./self-signed.ts";
import { until } from "./until.ts";

const deploy = join(import.meta.dirname, "../../../../deploy");

/** The directory for the files of a test's proxy. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "thirtyfold-proxy-"));
  onTestFinished(async () => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function run(command: string, args: readonly string[], env: Record<string, string>, address: string) {
  const child = spawn(command, args, {
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    // nginx would leave its workers behind if killed immediately.
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(late);
  });
  await until(async () => {
    expect(child.exitCode, `what it said: ${said.slice(-500)}`).toBe(null);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
  return address;
}

export type Proxy = { name: string; missing: boolean; start(ports: readonly number[]): Promise<string> };

const has = (command: string) =>
  spawnSync(command, ["-h"], { env: { PATH: "/usr/sbin:/usr/bin:/bin" } }).error === undefined;

/**
 * Debian's Caddy and nginx with the files of `deploy/`, over https with their own certificates, in front of these
 * ports; the second one is also the canary.
 */
export const proxies: readonly Proxy[] = [
  {
    name: "Caddy",
    missing: !has("caddy"),
    async start(ports) {
      const folder = await ownFolder();
      const [port, httpPort] = [await findFreePort(), await findFreePort()];
      const address = `https://localhost:${port}`;
      const env = {
        SITE: address,
        UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(" "),
        CANARY: `127.0.0.1:${ports[1]}`,
        HTTP_PORT: String(httpPort),
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      };
      return run("caddy", ["run", "--config", join(deploy, "Caddyfile"), "--adapter", "caddyfile"], env, address);
    },
  },
  {
    name: "nginx",
    missing: !has("nginx") || !has("openssl"),
    async start(ports) {
      const folder = await ownFolder();
      const [port, httpPort] = [await findFreePort(), await findFreePort()];
      const { key, certificate } = selfSigned(folder);
      await mkdir(join(folder, "logs"));
      const text = await readFile(join(deploy, "nginx.conf"), "utf8");
      // Values that differ between machines: ports, certificate, writable paths.
      const config = text
        .replace(
          "pid /run/nginx.pid;",
          `pid ${folder}/nginx.pid;\ndaemon off;\nuser root;\nerror_log ${folder}/error.log;`,
        )
        .replace(
          "http {",
          [
            "http {",
            ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${folder}/${of};`),
          ].join("\n"),
        )
        .replace("127.0.0.1:3000", `127.0.0.1:${ports[0]}`)
        .replace("127.0.0.1:3001", `127.0.0.1:${ports[1]}`)
        .replace("127.0.0.1:3002", `127.0.0.1:${ports[1]}`)
        .replace(/listen \[::\].*/g, "")
        .replace("listen 80;", `listen 127.0.0.1:${httpPort};`)
        .replace("listen 443", `listen 127.0.0.1:${port}`)
        .replace("/etc/ssl/thirtyfold/fullchain.pem", certificate)
        .replace("/etc/ssl/thirtyfold/privkey.pem", key)
        .replaceAll("www.example.com", "localhost");
      await writeFile(join(folder, "nginx.conf"), config);
      return run("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {}, `https://127.0.0.1:${port}`);
    },
  },
];
