import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** Serves the web build in the given folder, instead of the one that may have been built. */
export const websiteServer = fileURLToPath(new URL("./website-server.ts", import.meta.url));
/**
 * The entry points for processes of the product. `npm test` uses the build, which is what ships and starts in half the
 * time; a manual run uses the sources.
 */
export const entries =
  process.env["TEST_ENTRIES"] === "built"
    ? { server: pathOf("../../dist/server.js"), command: pathOf("../../dist/cli.js") }
    : { server: pathOf("../commands/serve.ts"), command: pathOf("../cli.ts") };

function pathOf(place: string): string {
  return fileURLToPath(new URL(place, import.meta.url));
}

/**
 * For a process's environment: where the tests keep compiled code. A process that exits on its own saves its code
 * there, so that later ones start faster.
 */
export const keptCode = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === "NODE_COMPILE_CACHE"),
);

/** The server as a separate process. */
export type ServerProcess = {
  /** Resolves with the address once it is printed. */
  address: Promise<string>;
  /** Exit code and all output, once it has ended. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  pid: number | undefined;
  signal(name: NodeJS.Signals): void;
};

/**
 * Starts the server like {@link startServer}; the caller ends it. There is no assistant unless `env` sets an
 * `AI_PROVIDER`: loading one is half of a start.
 */
export function launchServer(
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
  program: readonly string[] = [entries.server],
): ServerProcess {
  const child = spawn(process.execPath, ["--conditions=@thirtyfold/source", ...nodeOptions, ...program], {
    env: { PORT: "0", AI_PROVIDER: "none", ...keptCode, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  let found = false;
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  // A test that expects the start to fail never reads the address.
  address.catch(() => undefined);
  child.stdout.on("data", (chunk) => {
    stdout += String(chunk);
    // A server under load prints too much to search all of it again for every line.
    const printed = found ? undefined : /runs at (http:[^"\s]+)/.exec(stdout)?.[1];
    if (printed === undefined) return;
    found = true;
    resolve(printed);
  });
  child.stderr.on("data", (chunk) => {
    stderr += String(chunk);
  });
  const ended = once(child, "close").then(([code]) => {
    reject(new Error(`the server ended: ${stdout}${stderr}`));
    return { code: code as number | null, stdout, stderr };
  });
  return { address, ended, pid: child.pid, signal: (name) => void child.kill(name) };
}

/**
 * Starts the server with no settings except `env`, on a free port and without an assistant unless it sets them; it is
 * ended when the test has ended.
 */
export function startServer(...given: Parameters<typeof launchServer>): ServerProcess {
  const server = launchServer(...given);
  onTestFinished(async () => {
    server.signal("SIGKILL");
    await server.ended;
  });
  return server;
}
