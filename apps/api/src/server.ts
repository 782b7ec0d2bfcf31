import type { FastifyInstance } from "fastify";
import SonicBoom from "sonic-boom";
import { createProviders } from "./ai/create-providers.ts";
import { buildApp } from "./app.ts";
import { stopGracefully } from "./graceful-stop.ts";
import type { LogStream } from "./plugins/request-log.ts";
import { listeningSocket, readSettings, type Settings, SettingsError } from "./settings.ts";
import { browserAddress, type StartFacts, startFacts, startLines } from "./start-report.ts";
import { checkBackupDirectory } from "./storage/backup/backup-directory.ts";
import { openStorage } from "./storage/open-storage.ts";
import type { Storage } from "./storage/storage.ts";
import { StorageError } from "./storage/storage-error.ts";
import { findDesk } from "./website/desk-build.ts";
import { findWebsite, WebsiteBuildError } from "./website/website-build.ts";

const terminal = process.stdout.isTTY;

/** `message` is a single line for people. */
class StartError extends Error {}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  const fd = listeningSocket();
  try {
    // An inherited socket takes precedence.
    await app.listen({ host, port, ...(fd !== undefined && { fd }) });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} on ${host} is taken. Stop what uses it, or choose another: PORT=${port < 65_535 ? port + 1 : 3000}`,
      );
    }
    if (code === "EACCES") throw new StartError(`Port ${port} may not be used by this user. Choose one above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EINVAL" || code === "EAFNOSUPPORT") {
      throw new StartError(`HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`);
    }
    throw error;
  }
}

type Builds = Pick<StartFacts, "website" | "desk">;

function report(app: FastifyInstance, settings: Settings, builds: Builds): void {
  const bound = app.server.address();
  const address = browserAddress(settings.host, typeof bound === "object" && bound ? bound.port : settings.port);
  // Without a token, the application has the desk's routes only if people are stored.
  const people = app.hasRoute({ method: "GET", url: "/api/desk/session" });
  const facts = { settings, address, people, ...builds };
  if (terminal) process.stdout.write(`${startLines(facts)}\n`);
  else app.log.info(startFacts(facts), `Thirtyfold runs at ${address}`);
}

/** Without its database the process is useless; a supervisor starts another. */
function endWhenLost(app: FastifyInstance, { lost }: Storage): void {
  const end = () => {
    app.log.fatal(`${lost.reason instanceof Error ? lost.reason.message : "The database is lost."} The process ends.`);
    process.exit(1);
  };
  if (lost.aborted) end();
  lost.addEventListener("abort", end);
}

function stopOnSignals(app: FastifyInstance, storage: Storage, { stopDelay }: Settings): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal, calls: app.inFlight.count() }, "stopping");
    stopGracefully(app, storage, { delay: stopDelay * 1_000 }).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.fatal({ err: error }, "the stop failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

/**
 * JSON lines to standard output. A full disk under it, or a reader that has stopped, costs lines but not the site: up to
 * 1 MiB of them wait for room, which each new line looks for; what comes after that is dropped.
 */
function plainLogs(): LogStream {
  // Without a limit, the last lines would be tried for ever at the end. The types of 5.0.2 lack `maxWriteRetries`.
  const options = { fd: process.stdout.fd, maxLength: 2 ** 20, maxWriteRetries: 10 };
  const output = new SonicBoom(options);
  output.on("error", () => undefined);
  process.on("exit", () => {
    try {
      output.flushSync();
    } catch {
      // There is still no room.
    }
  });
  return { write: (line) => void output.write(line) };
}

async function prettyLogs(): Promise<LogStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({ sync: true, singleLine: true, ignore: "requestId,address" });
}

async function start(): Promise<void> {
  const settings = readSettings();
  checkBackupDirectory(settings);
  const storage = await openStorage(settings);
  const providers = await createProviders(settings.ai, storage);
  const [website, desk] = await Promise.all([findWebsite(), findDesk()]);
  const app = await buildApp({
    settings,
    storage,
    ...providers,
    ...(website && { websiteDir: website }),
    ...(desk && { deskDir: desk }),
    logStream: terminal ? await prettyLogs() : plainLogs(),
  });
  const die = (error: unknown) => {
    app.log.fatal({ err: error }, "unexpected error: the process ends");
    process.exit(1);
  };
  // Unhandled rejections arrive here, too.
  process.on("uncaughtException", die);
  endWhenLost(app, storage);
  // Startup leaves 30 MB of garbage, which V8 would keep until there is much to do. The bundle's launcher exposes `gc`.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  await listen(app, settings);
  stopOnSignals(app, storage, settings);
  report(app, settings, { website, desk });
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.lines.join("\n");
  if (error instanceof StorageError || error instanceof WebsiteBuildError || error instanceof StartError) {
    return error.message;
  }
  return `Thirtyfold can't start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
