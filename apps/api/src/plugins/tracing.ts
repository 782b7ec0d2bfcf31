import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { startSpan } from "../tracing/tracer.ts";

export type TracingPluginOptions = { endpoint: string; version: string };

/** Monitors call all day. */
const untraced = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * A trace for each call, sent to `endpoint`. OpenTelemetry is loaded here, so that a server without it does not pay.
 */
export const tracing = fp<TracingPluginOptions>(
  async (app, options) => {
    const { startTracing } = await import("../tracing/start-tracing.ts");
    const onError = (error: unknown) => app.log.warn({ err: error }, "traces could not be sent");
    app.addHook("onClose", startTracing({ ...options, onError }));
    const spans = new WeakMap<FastifyRequest, Span>();
    const enter = (request: FastifyRequest, done: () => void) => {
      const span = spans.get(request);
      if (span) context.with(trace.setSpan(context.active(), span), done);
      else done();
    };
    app.addHook("onRequest", (request, _reply, done) => {
      const { url: route = "unknown" } = request.routeOptions;
      if (!untraced.has(route)) {
        const attributes = { "http.request.method": request.method, "http.route": route, "request.id": request.id };
        const span = startSpan(`${request.method} ${route}`, { root: true, kind: SpanKind.SERVER, attributes });
        spans.set(request, span);
      }
      enter(request, done);
    });
    // A body is read in the connection's own context.
    app.addHook("preValidation", (request, _reply, done) => enter(request, done));
    app.inFlight.onDone((request, { raw: { statusCode } }) => {
      const span = spans.get(request)?.setAttribute("http.response.status_code", statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  },
  { name: "tracing", dependencies: ["in-flight"] },
);
