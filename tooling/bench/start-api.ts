import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@thirtyfold/run/port";

const entry = fileURLToPath(new URL("../../apps/api/src/server.ts", import.meta.url));

export type Api = {
  address: string;
  /** Sends a message over a kept-alive connection; resolves when it is stored. */
  post: (message: object) => Promise<void>;
  /** Reads a path over a kept-alive connection. */
  get: (path: string) => Promise<string>;
  /** The latest output. */
  log: () => string;
  /** CPU microseconds. */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
};

/** The API trusts a proxy here, so `/metrics` needs a token. */
const metricsToken = "of-the-bench";

async function send(url: URL, agent: Agent, method: string, body?: string): Promise<{ status: number; text: string }> {
  const ofBody =
    body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const call = request(url, { method, agent, headers: { authorization: `Bearer ${metricsToken}`, ...ofBody } });
  call.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once("response", resolve).once("error", reject);
  });
  response.setEncoding("utf8");
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, text };
}

/** Keeps reading: a server whose output is not read cannot log. */
function readOutput(output: Readable): { ended: Promise<never>; log: () => string } {
  let printed = "";
  const ended = Promise.withResolvers<never>();
  output.on("data", (chunk) => {
    printed = (printed + String(chunk)).slice(-10_000);
  });
  output.on("end", () => ended.reject(new Error(`The API ended: ${printed}`)));
  ended.promise.catch(() => undefined);
  return { ended: ended.promise, log: () => printed };
}

async function answers(base: string): Promise<void> {
  while (!(await fetch(`${base}/healthz`).catch(() => undefined))?.ok) await wait(50);
}

/** `script`: another entry; `nodeOptions`: additional ones; `env`: additional settings. */
export type ApiOptions = {
  script?: string;
  args?: readonly string[];
  nodeOptions?: readonly string[];
  env?: Readonly<Record<string, string>>;
};

const commandOf = ({ script = entry, args = [], nodeOptions = [] }: ApiOptions) => [
  "--conditions=@thirtyfold/source",
  ...nodeOptions,
  script,
  ...args,
];

/** Starts the API on SQLite in a new directory, without rate limits and with little logging. */
export async function startApi({ env: more = {}, ...how }: ApiOptions = {}): Promise<Api> {
  const dataDir = await mkdtemp(join(tmpdir(), "thirtyfold-bench-"));
  const port = await findFreePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_AI: "0",
    RATE_CHAT: "0",
    RATE_READ: "0",
    TRUST_PROXY: "127.0.0.1",
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
    ...more,
  };
  const child = spawn(process.execPath, commandOf(how), {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const base = `http://127.0.0.1:${port}`;
  const { ended, log } = readOutput(child.stdout);
  await Promise.race([answers(base), ended]);
  const get = async (path: string) => {
    const { status, text } = await send(new URL(path, base), agent, "GET");
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return text;
  };
  return {
    address: base,
    async post(message) {
      const url = new URL("/api/realtime-chat/messages", base);
      const { status } = await send(url, agent, "POST", JSON.stringify(message));
      if (status !== 201) throw new Error(`A message was answered with ${status}`);
    },
    get,
    log,
    async cpu() {
      const text = await get("/metrics");
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1e6;
    },
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      agent.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
