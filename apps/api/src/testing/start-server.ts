import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** Serves the web build whose folder it is given, instead of the one that may have been built. */
export const websiteServer = fileURLToPath(new URL("./website-server.ts", import.meta.url));
/**
 * What a process of the product is started by. `npm test` takes what is built, which ships and starts in half the time; a
 * run by hand, the sources.
 */
export const entries =
  process.env["TEST_ENTRIES"] === "built"
    ? { server: pathOf("../../dist/server.js"), command: pathOf("../../dist/cli.js") }
    : { server: pathOf("../commands/serve.ts"), command: pathOf("../cli.ts") };

function pathOf(place: string): string {
  return fileURLToPath(new URL(place, import.meta.url));
}

/**
 * For a process's environment: where the tests keep compiled code. One that ends by itself leaves its own there, and later
 * ones start faster.
 */
export const keptCode = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === "NODE_COMPILE_CACHE"),
);

/** The server as a process of its own. */
export type ServerProcess = {
  /** Resolves with the address once it is printed. */
  address: Promise<string>;
  /** Exit code and all that was printed, once it has ended. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  pid: number | undefined;
  signal(name: NodeJS.Signals): void;
};

/**
 * Starts the server like {@link startServer}; whoever calls this ends it. Nobody answers visitors unless `env` names
 * an `AI_PROVIDER`: loading what does is half of a start.
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
  // A test that expects no start never looks at the address.
  address.catch(() => undefined);
  child.stdout.on("data", (chunk) => {
    stdout += String(chunk);
    // A server under load prints more than could be searched again with every line.
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
 * Starts the server with none of our settings but `env`, on a free port and without an assistant unless it names them; it
 * is gone when the test has ended.
 */
export function startServer(...given: Parameters<typeof launchServer>): ServerProcess {
  const server = launchServer(...given);
  onTestFinished(async () => {
    server.signal("SIGKILL");
    await server.ended;
  });
  return server;
}
