import { statfs } from "node:fs/promises";
import { isIP } from "node:net";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { z } from "zod";
import { ProblemError } from "../answers/problem.ts";
import type { Settings } from "../settings.ts";
import { matchingToken } from "./access.ts";
import { RouteDurations } from "./route-durations.ts";

/** `token` is required if set; `publicUrl` and `trustProxy` tell whether visitors come through a proxy. */
export type MetricsOptions = { token?: string | undefined } & Partial<
  Pick<Settings, "publicUrl" | "trustProxy" | "dataDir" | "backups">
>;

const forwarded = ["forwarded", "via", "x-forwarded-for", "x-real-ip"] as const;

let processMetrics: Registry | undefined;
/** Collected once, regardless of the number of applications in the process. */
function processRegistry(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").replace(/^::ffff:/i, "");
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

const isLocalUrl = (url: string) => isLoopback(URL.parse(url)?.hostname ?? "");

/** Whether a proxy must have forwarded the call. */
function isPassedOn({ headers }: FastifyRequest): boolean {
  if (forwarded.some((header) => headers[header] !== undefined)) return true;
  if (headers.host !== undefined && !isLocalUrl(`http://${headers.host}`)) return true;
  // A proxy may replace the Host header with this server's.
  const page = headers.origin ?? headers.referer;
  return headers["sec-fetch-site"] === "same-origin" && page !== undefined && !isLocalUrl(page);
}

/**
 * Without a token only this machine may read, which no call can prove: a proxy on the same machine may add no headers.
 * So nobody may if the settings indicate a proxy, nor after the first call that does.
 */
function readers({ token, publicUrl, trustProxy = [] }: MetricsOptions) {
  let proxied = trustProxy.length > 0 || (publicUrl !== undefined && !isLoopback(publicUrl.hostname));
  const isOnMachine = (request: FastifyRequest) => isLoopback(request.raw.socket.remoteAddress ?? "");
  return {
    /** False if no call can change the answer. */
    open: token === undefined && !proxied,
    watch: (request: FastifyRequest): void => {
      if (proxied || !isOnMachine(request) || !isPassedOn(request)) return;
      proxied = true;
      request.log.info("a proxy on this machine passes calls on: /metrics is closed until METRICS_TOKEN is set");
    },
    mayRead: (request: FastifyRequest): boolean => {
      if (token === undefined) return !proxied && isOnMachine(request) && request.headers.host !== undefined;
      const [scheme, given] = (request.headers.authorization ?? "").split(" ", 2);
      return scheme?.toLowerCase() === "bearer" && matchingToken([token], given ?? "") !== undefined;
    },
  };
}

const routes: FastifyPluginAsync<{ mayRead: (request: FastifyRequest) => boolean; registry: Registry }> = async (
  app,
  { mayRead, registry },
) => {
  const schema = {
    operationId: "readMetrics",
    summary: "Prometheus metrics",
    description: "Needs METRICS_TOKEN. Where that is unset, it is open to calls of the machine itself.",
    tags: ["operation"],
    security: [{}, { bearer: [] }],
    response: { 200: { description: "Prometheus text", content: { "text/plain": { schema: z.string() } } } },
  };
  app.get("/metrics", { schema, serializerCompiler: () => String }, async (request, reply) => {
    if (!mayRead(request)) {
      const headers = { "www-authenticate": "Bearer" };
      throw new ProblemError(401, { detail: "Metrics need METRICS_TOKEN, set and sent as a Bearer token.", headers });
    }
    const texts = await Promise.all([processRegistry().metrics(), registry.metrics()]);
    return reply.type(registry.contentType).send(texts.join("\n"));
  });
};

/** Queries the file systems of `DATA_DIR` and `BACKUP_DIR` for their free space on each scrape. */
function observeDisks(registry: Registry, { dataDir, backups }: MetricsOptions): void {
  const directories = {
    ...(dataDir !== undefined && { DATA_DIR: dataDir }),
    ...(backups && { BACKUP_DIR: backups.directory }),
  };
  const gauge = (name: string, help: string, blocks: "bavail" | "blocks") =>
    new Gauge({
      name,
      help: `${help}, by setting; NaN while the directory is missing.`,
      labelNames: ["directory"] as const,
      registers: [],
      async collect() {
        for (const [directory, path] of Object.entries(directories)) {
          const found = await statfs(path).catch(() => undefined);
          this.set({ directory }, found ? found[blocks] * found.bsize : Number.NaN);
        }
      },
    });
  registry.registerMetric(gauge("disk_free_bytes", "Room that is left on the disk of a directory", "bavail"));
  registry.registerMetric(gauge("disk_size_bytes", "Size of the disk of a directory", "blocks"));
}

declare module "fastify" {
  interface FastifyInstance {
    /** For modules' own metrics; labels contain no ids and no visitor's text. */
    metrics: Registry;
  }
}

/** `GET /metrics` for Prometheus. */
export const metrics = fp<MetricsOptions>(
  async (app, options) => {
    const registry = new Registry();
    const durations = new RouteDurations(registry);
    const calls = new Gauge({
      name: "http_requests_in_flight",
      help: "Requests being answered, the one that asks among them.",
      registers: [],
      collect() {
        this.set(app.inFlight.count());
      },
    });
    registry.registerMetric(calls);
    observeDisks(registry, options);
    app.decorate("metrics", registry);
    app.inFlight.onDone(({ method, routeOptions }, reply) => {
      durations.count(routeOptions.url ?? "unknown", method, reply.raw.statusCode, reply.elapsedTime / 1_000);
    });
    const access = readers(options);
    if (access.open) {
      app.addHook("onRequest", (request, _reply, done) => {
        access.watch(request);
        done();
      });
    }
    await app.register(routes, { ...access, registry });
  },
  { name: "metrics", dependencies: ["problem-details", "in-flight"] },
);
