import { type FastifyServerOptions, LogController } from "fastify";
import fp from "fastify-plugin";
import { CallLog } from "../logging/call-log.ts";
import { cutAddress, loggableError, loggablePath } from "../logging/log-privacy.ts";
import type { Settings } from "../settings.ts";

/** One JSON object per line; standard output by default. */
export type LogStream = { write(line: string): void };

/** JSON lines with the request's id, without personal data (CONTRACT, "Personal data"). */
export function logOptions(level: Settings["logLevel"], stream?: LogStream): FastifyServerOptions {
  return {
    logger: { level, base: null, serializers: { err: loggableError }, ...(stream && { stream }) },
    childLoggerFactory: (logger, bindings, options) => new CallLog(() => logger.child(bindings, options)),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
  };
}

// Monitors and assets call all day.
const quiet = new Set(["/healthz", "/readyz", "/metrics", "/*", "/docs/static/*"]);

/** Levels above that of a request line. */
const quieterLevels = new Set(["warn", "error", "fatal", "silent"]);
/** Levels at which the quiet routes are logged, too. */
const chattyLevels = new Set(["debug", "trace"]);

/** One line per request. `aborted`: the client left before the response was complete. */
export const requestLog = fp(
  async (app) => {
    if (quieterLevels.has(app.log.level)) return;
    const logsQuiet = chattyLevels.has(app.log.level);
    app.inFlight.onDone((request, reply) => {
      const status = reply.raw.statusCode;
      const isQuiet = status < 400 && quiet.has(request.routeOptions.url ?? "");
      // A line that is not written would still cost a logger and its scrubbed fields, for every page and asset.
      if (isQuiet && !logsQuiet) return;
      request.log[isQuiet ? "debug" : "info"](
        {
          method: request.method,
          path: loggablePath(request),
          status,
          ms: Math.round(reply.elapsedTime),
          address: cutAddress(request.ip),
          ...(!reply.raw.writableEnded && { aborted: true }),
        },
        "answered",
      );
    });
  },
  { name: "request-log", dependencies: ["in-flight"] },
);
