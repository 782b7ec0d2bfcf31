import underPressure from "@fastify/under-pressure";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import fp from "fastify-plugin";
import { Counter, Gauge } from "prom-client";
import { ProblemError } from "../answers/problem.ts";
import { askFirst } from "./rate-limit.ts";

/** The window of lag that counts as load, in milliseconds; a single long turn does not. */
const windowMs = 3_000;
const retryAfterSeconds = 5;

/** `maxLagMs`: mean event loop delay above which calls are refused; 0 = never. */
export type LoadSheddingOptions = { maxLagMs: number };

/** Rate-limited calls and new sockets may be shed; pages, monitors and open sockets are always served. */
function roadOf({ ws, routeOptions }: FastifyRequest): string | undefined {
  return ws ? "socket" : routeOptions.config.rate;
}

/** Refuses costly calls with 503 while the event loop lags. Register it after the limits. */
export const loadShedding = fp<LoadSheddingOptions>(
  async (app, { maxLagMs }) => {
    const shed = new Counter({
      name: "http_requests_shed_total",
      help: "Calls and new sockets refused because the event loop lagged.",
      labelNames: ["road"] as const,
      registers: [app.metrics],
    });
    // Long turns at startup are not load, and a window that contains some of them counts until the next one has ended.
    let loadFrom = Number.POSITIVE_INFINITY;
    app.addHook("onListen", () => {
      loadFrom = performance.now() + 2 * windowMs;
    });
    // Registered separately, because its own hook would run on every route.
    await app.register(async (measuring) => {
      await measuring.register(underPressure, { maxEventLoopDelay: maxLagMs, sampleInterval: windowMs });
      app.decorate("isUnderPressure", () => performance.now() > loadFrom && measuring.isUnderPressure());
      app.decorate("memoryUsage", () => measuring.memoryUsage());
    });
    const refuse: onRequestHookHandler = (request, _reply, done) => {
      const road = app.isUnderPressure() ? roadOf(request) : undefined;
      if (road === undefined) return done();
      shed.inc({ road });
      done(
        new ProblemError(503, {
          detail: "The server has too much to do right now. Please try again in a moment.",
          headers: { "retry-after": String(retryAfterSeconds) },
        }),
      );
    };
    app.addHook("onRoute", (route) => {
      if (route.config?.rate !== undefined || route.wsHandler !== undefined) askFirst(route, refuse);
    });
    app.metrics.registerMetric(
      new Gauge({
        name: "event_loop_lag_seconds",
        help: "How late the turns of the event loop were, mean of the last 3 s: calls are shed by this.",
        registers: [],
        collect() {
          this.set(app.memoryUsage().eventLoopDelay / 1000);
        },
      }),
    );
  },
  { name: "load-shedding", dependencies: ["problem-details", "metrics", "rate-limits"] },
);
