import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { printed } from "./printed.ts";

const server = fileURLToPath(new URL("../../../api/dist/server.js", import.meta.url));

/**
 * Where the tests keep compiled code: a server that exits on its own leaves its code there, and later ones start
 * faster.
 */
const compiled = Object.fromEntries(Object.entries(process.env).filter(([name]) => name === "NODE_COMPILE_CACHE"));

/** Opens the admin calls of every site that a journey starts. */
export const adminToken = "journeys-read-their-leads";

export type Site = {
  /** Without a trailing slash. */
  url: string;
  /** Kills the process as a crash would. Stored data stays: `startSite` with the same `DATA_DIR` finds it. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the built product as its users do, on a free port, with its own database and no rate limits. `settings` are
 * environment variables; nothing else of this process's environment reaches the server except the location of compiled
 * code.
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const ownDirectory = await mkdtemp(path.join(tmpdir(), "thirtyfold-journey-"));
  const child = spawn(process.execPath, [server], {
    env: {
      ...compiled,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: path.join(ownDirectory, "data"),
      ADMIN_TOKEN: adminToken,
      RATE_AI: "0",
      RATE_CHAT: "0",
      RATE_FORMS: "0",
      RATE_READ: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = async (signal: NodeJS.Signals) => {
    await ended(child, signal);
    await rm(ownDirectory, { recursive: true, force: true });
  };
  try {
    const [, url = ""] = await printed(child, /runs at (http:[^"\s]+)/);
    return { url, crash: () => ended(child, "SIGKILL"), stop: () => end("SIGTERM") };
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}
