import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "./testing/build-test-app.ts";
import { holdPort } from "./testing/hold-port.ts";
import { runCommand } from "./testing/run-command.ts";
import { entries, keptCode, startServer } from "./testing/start-server.ts";
import { until } from "./testing/until.ts";

const question = JSON.stringify({ message: "Where are you?", history: [] });

/** A call whose body is still arriving: `finish` sends the rest and returns the whole response. */
async function beginCall(address: string): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  await once(socket, "connect");
  const head = ["POST /api/openai/chat HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
  socket.write(`${head.join("\r\n")}\r\nContent-Length: ${question.length}\r\n\r\n${question.slice(0, 5)}`);
  return {
    socket,
    async finish() {
      socket.write(question.slice(5));
      let answer = "";
      for await (const chunk of socket) answer += String(chunk);
      return answer;
    },
  };
}

/** Resolves once the server is handling a call besides the one that asks. */
async function untilSeen(address: string): Promise<void> {
  await until(async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).toContain("http_requests_in_flight 2");
  });
}

// Runs in the server before its own code: a signal ends the thread that writes to the database.
const endsWriter = `import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";
threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(file, options);
    if (options.name === "database-writer") process.once("SIGUSR2", () => void this.terminate());
  }
};
syncBuiltinESMExports();`;

const oneLine = /^[^\n]+\n$/;

describe("a process", () => {
  it("ends with one log line when the thread of its database has stopped", async () => {
    const preload = `--import=data:text/javascript,${encodeURIComponent(endsWriter)}`;
    const server = startServer({ DATA_DIR: await temporaryDirectory() }, [preload]);
    expect((await fetch(`${await server.address}/readyz`)).status).toBe(200);
    server.signal("SIGUSR2");
    const { code, stdout, stderr } = await server.ended;
    const last = stdout.trimEnd().split("\n").at(-1);
    expect(last).toMatch(
      /"level":60,.*"msg":"The database thread for .*thirtyfold\.sqlite has stopped\. The process ends\."/,
    );
    expect(stdout.match(/"level":[56]0/g)).toHaveLength(1);
    expect([code, stderr]).toEqual([1, ""]);
  });
});

describe("a start", () => {
  it("prints the address, what is embedded and what is configured, but no secret", async () => {
    const server = startServer({
      DATA_DIR: await temporaryDirectory(),
      AI_PROVIDER: "",
      OPENAI_API_KEY: "sk-secret-key",
      OPENAI_BASE_URL: "http://localhost:11434/v1",
      OPENAI_MODEL: "small",
      ADMIN_TOKEN: "a-very-secret-token",
    });
    const address = await server.address;
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.signal("SIGINT");
    const { code, stdout, stderr } = await server.ended;
    expect(stdout).toContain("small at localhost:11434");
    expect(stdout).toContain("embedded SQLite");
    expect(stdout).toContain("on (ADMIN_TOKEN)");
    expect(stdout).not.toMatch(/secret/);
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });

  it("prints how to open the desk without a token if a person is stored; as built it loads no HTTP client", async () => {
    const DATA_DIR = await temporaryDirectory();
    expect(await runCommand(["operator", "invite", "Ines Kallio"], { DATA_DIR })).toMatchObject({ code: 0 });
    const tells = `process.on("exit", () => console.log(process.moduleLoadList.join()));`;
    const server = startServer({ DATA_DIR }, [`--import=data:text/javascript,${encodeURIComponent(tells)}`]);
    await server.address;
    server.signal("SIGINT");
    const { stdout } = await server.ended;
    expect(stdout).toContain("/desk/ (your passkey, or a link: operator invite NAME)");
    expect(stdout).toContain("NativeModule http,");
    expect(stdout.includes("internal/deps/undici")).toBe(process.env["TEST_ENTRIES"] !== "built");
  });

  it("works in development, from the sources and with a watcher", async () => {
    const server = startServer({ DATA_DIR: await temporaryDirectory(), AI_PROVIDER: "embedded" }, ["--watch"]);
    expect((await fetch(`${await server.address}/readyz`)).status).toBe(200);
    server.signal("SIGTERM");
    await server.ended;
  });

  it("names the required Node.js in one line on a version that lacks its imports", async () => {
    const older = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })`;
    const preload = `--import=data:text/javascript,${encodeURIComponent(older)}`;
    const { code, stdout, stderr } = await startServer({}, [preload, "--no-experimental-sqlite"]).ended;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^Node\.js 26 or newer is needed; this is 20\.20\.2\. [^\n]+\n$/);
  });

  it("names every invalid setting in one line each, without a stack trace", async () => {
    const { code, stdout, stderr } = await startServer({ RATE_AI: "x", TRUST_PROXY: "true" }).ended;
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^TRUST_PROXY .* \(example: TRUST_PROXY=/),
      expect.stringMatching(/^RATE_AI .* \(example: RATE_AI=/),
    ]);
  });

  it("names an occupied port in one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const server = startServer({ DATA_DIR: await temporaryDirectory(), PORT: String(port) });
    const { code, stderr } = await server.ended;
    other.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is taken`);
  });

  it.each(["203.0.113.1", "fe80::1"])("names an address that this machine lacks in one line: %s", async (host) => {
    const { code, stderr } = await startServer({ DATA_DIR: await temporaryDirectory(), HOST: host }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain(`HOST=${host}`);
  });

  it("keeps a second process out of the same DATA_DIR, in one line", async () => {
    const directory = await temporaryDirectory();
    await startServer({ DATA_DIR: directory }).address;
    const { code, stderr } = await startServer({ DATA_DIR: directory }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain(`DATA_DIR ${directory} is in use`);
  });

  it("names an unusable DATA_DIR in one line", async () => {
    const file = join(await temporaryDirectory(), "file");
    await writeFile(file, "no directory");
    const { code, stderr } = await startServer({ DATA_DIR: join(file, "data") }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain(join(file, "data"));
  });

  const unwritable = ["/dev/null/backups", "/sys/backups", "/proc/backups"];
  it.each(unwritable.filter((path) => existsSync(dirname(path))))(
    "names an unusable BACKUP_DIR in one line: %s",
    async (BACKUP_DIR) => {
      const DATA_DIR = join(await temporaryDirectory(), "data");
      const { code, stdout, stderr } = await startServer({ DATA_DIR, BACKUP_DIR }).ended;
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(oneLine);
      expect(stderr).toContain(`BACKUP_DIR ${BACKUP_DIR} must be a directory`);
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );

  it("names an unreachable database in one line, without its password", async () => {
    const url = "postgres://user:hunter2@127.0.0.1:1/db";
    const { code, stderr } = await startServer({ DATABASE_URL: url, DATA_DIR: await temporaryDirectory() }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).not.toContain("hunter2");
  });
});

describe("a stop", () => {
  it("finishes calls in flight, is not ready meanwhile, and exits with 0", async () => {
    const server = startServer({ DATA_DIR: await temporaryDirectory(), AI_PROVIDER: "embedded" });
    const address = await server.address;
    // Makes sure the answering thread has started: on a busy machine that may take longer than a stop waits for a call.
    const headers = { "content-type": "application/json" };
    await (await fetch(`${address}/api/openai/chat`, { method: "POST", headers, body: question })).text();
    const call = await beginCall(address);
    await untilSeen(address);
    server.signal("SIGTERM");
    await until(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503));
    const answer = await call.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer).toContain('"message":');
    expect((await server.ended).code).toBe(0);
  });

  it("does not wait for connections without a call", async () => {
    const server = startServer({ DATA_DIR: await temporaryDirectory() });
    const address = await server.address;
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    await fetch(`${address}/healthz`);
    const before = performance.now();
    server.signal("SIGTERM");
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it("is immediate at the second signal", async () => {
    const server = startServer({ DATA_DIR: await temporaryDirectory() });
    const address = await server.address;
    const call = await beginCall(address);
    call.socket.on("error", () => undefined);
    await untilSeen(address);
    server.signal("SIGINT");
    await until(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503));
    server.signal("SIGINT");
    expect((await server.ended).code).toBe(1);
  });
});

describe("an inherited socket", () => {
  it("is served, and a call that arrives during a handover waits for the next process", async () => {
    const { fd, address, release } = await holdPort();
    // Imitates systemd: it holds the socket, accepts no connections itself, and starts a server on it repeatedly.
    const start = `echo process $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" --conditions=@thirtyfold/source "$1"`;
    const supervisor = spawn(
      "/bin/sh",
      ["-c", `while read go; do sh -c '${start}' "$0" "$1"; echo ended; done`, process.execPath, entries.server],
      {
        env: { ...keptCode, DATA_DIR: await temporaryDirectory(), AI_PROVIDER: "none" },
        stdio: ["pipe", "pipe", "inherit", fd],
      },
    );
    onTestFinished(() => void supervisor.kill("SIGKILL"));
    release();
    const printed = createInterface({ input: supervisor.stdout ?? process.stdin })[Symbol.asyncIterator]();
    const next = async (what: RegExp): Promise<string> => {
      for (;;) {
        const { value, done } = await printed.next();
        if (done) throw new Error("The server ended");
        if (what.test(value)) return value;
      }
    };
    const processId = async () => Number((await next(/^process/)).slice("process ".length));
    supervisor.stdin?.write("go\n");
    const first = await processId();
    await next(/Thirtyfold runs at/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    process.kill(first, "SIGTERM");
    await next(/^ended/);
    const call = fetch(`${address}/healthz`);
    supervisor.stdin?.write("go\n");
    const second = await processId();
    onTestFinished(() => void process.kill(second, "SIGKILL"));
    expect((await call).status).toBe(200);
  });
});

describe("an unexpected error", () => {
  it("that nobody handles is logged and ends the process", async () => {
    const lose = "process.on('SIGUSR2', () => { Promise.reject(new Error('lost jane@example.com')); });";
    const server = startServer({ DATA_DIR: await temporaryDirectory() }, [`--import=data:text/javascript,${lose}`]);
    await server.address;
    server.signal("SIGUSR2");
    const { code, stdout } = await server.ended;
    expect(code).toBe(1);
    const fatal = stdout.split("\n").find((line) => line.includes('"level":60'));
    expect(JSON.parse(fatal ?? "{}")).toMatchObject({ err: { message: "lost [email]" } });
  });
});
