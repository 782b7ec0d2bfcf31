import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { z } from "zod";
import { ProblemError } from "./problem-details.ts";

const forwarded = ["forwarded", "via", "x-forwarded-for", "x-real-ip"] as const;
const hash = (text: string) => createHash("sha256").update(text).digest();

let processMetrics: Registry | undefined;
/** The process' own numbers, collected once however many applications it holds. */
function processRegistry(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
}

// The socket's own address. A call that a proxy on this machine passed on is not from this machine.
function isLocal(request: FastifyRequest): boolean {
  const address = request.raw.socket.remoteAddress?.replace(/^::ffff:/i, "") ?? "";
  const loopback = address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
  return loopback && !forwarded.some((header) => request.headers[header] !== undefined);
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (isLocal(request)) return true;
  const [scheme, given] = (request.headers.authorization ?? "").split(" ", 2);
  return token !== undefined && scheme?.toLowerCase() === "bearer" && timingSafeEqual(hash(given ?? ""), hash(token));
}

const routes: FastifyPluginAsync<{ token: string | undefined; registry: Registry }> = async (app, options) => {
  const schema = {
    summary: "Prometheus metrics",
    description: "Open on this machine; from elsewhere it needs METRICS_TOKEN.",
    tags: ["operation"],
    security: [{}, { bearer: [] }],
    response: { 200: { description: "Prometheus text", content: { "text/plain": { schema: z.string() } } } },
  };
  app.get("/metrics", { schema, serializerCompiler: () => String }, async (request, reply) => {
    if (!mayRead(request, options.token)) {
      const headers = { "www-authenticate": "Bearer" };
      throw new ProblemError(401, { detail: "Metrics need the METRICS_TOKEN as a Bearer token.", headers });
    }
    const texts = await Promise.all([processRegistry().metrics(), options.registry.metrics()]);
    return reply.type(options.registry.contentType).send(texts.join("\n"));
  });
};

declare module "fastify" {
  interface FastifyInstance {
    /** Where a module registers numbers of its own; no id and no text of a visitor belongs into a label. */
    metrics: Registry;
  }
}

/** `GET /metrics` for Prometheus: the process, and how long each route takes; `token` admits calls from elsewhere. */
export const metrics = fp<{ token?: string | undefined }>(
  async (app, { token }) => {
    const registry = new Registry();
    const durations = new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from a request's arrival to the end of its answer, by route.",
      labelNames: ["method", "route", "status"] as const,
      buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
      registers: [registry],
    });
    const calls = new Gauge({
      name: "http_requests_in_flight",
      help: "Requests being answered, the one that asks among them.",
      registers: [],
      collect() {
        this.set(app.inFlight.count());
      },
    });
    registry.registerMetric(calls);
    app.decorate("metrics", registry);
    app.inFlight.onDone(({ method, routeOptions }, reply) => {
      const labels = { method, route: routeOptions.url ?? "unknown", status: reply.raw.statusCode };
      durations.observe(labels, reply.elapsedTime / 1000);
    });
    await app.register(routes, { token, registry });
  },
  { name: "metrics", dependencies: ["problem-details", "in-flight"] },
);
