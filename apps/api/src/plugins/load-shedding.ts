import underPressure from "@fastify/under-pressure";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import fp from "fastify-plugin";
import { Counter, Gauge } from "prom-client";
import { ProblemError } from "../answers/problem.ts";
import { askFirst } from "./rate-limit.ts";

/** How long is looked at before lag is load, in milliseconds: one long turn, as a start has, is none. */
const windowMs = 3_000;
const retryAfterSeconds = 5;

/** `maxLagMs`: how late the turns of the event loop may be in the mean before calls are refused; 0 = as late as they will. */
export type LoadSheddingOptions = { maxLagMs: number };

/** What is counted against a visitor costs, and so does a new socket; pages, monitors and open sockets are served on. */
function roadOf({ ws, routeOptions }: FastifyRequest): string | undefined {
  return ws ? "socket" : routeOptions.config.rate;
}

/**
 * Refuses what costs with 503 while the event loop lags, so that what is under way is finished and the rest comes late.
 * To be registered behind the limits, so that what is refused is not counted against anybody.
 */
export const loadShedding = fp<LoadSheddingOptions>(
  async (app, { maxLagMs }) => {
    const shed = new Counter({
      name: "http_requests_shed_total",
      help: "Calls and new sockets refused because the event loop lagged.",
      labelNames: ["road"] as const,
      registers: [app.metrics],
    });
    // Apart, because its own hook would ask on every route.
    await app.register(async (measuring) => {
      await measuring.register(underPressure, { maxEventLoopDelay: maxLagMs, sampleInterval: windowMs });
      app.decorate("isUnderPressure", () => measuring.isUnderPressure());
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
