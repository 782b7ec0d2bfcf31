import { randomUUID } from "node:crypto";
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { traceWith } from "./tracer.ts";

/** `endpoint`: a collector that accepts OTLP over HTTP, without `/v1/traces`. */
export type TracingOptions = { endpoint: string; version: string; onError: (error: unknown) => void };

/** Sends the process' spans to a collector. Returns the function that sends the rest and ends it; it never rejects. */
export function startTracing({ endpoint, version, onError }: TracingOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces`, timeoutMillis: 2_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "thirtyfold",
      "service.version": version,
      "service.instance.id": randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  setGlobalErrorHandler(onError);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  traceWith(provider.getTracer("thirtyfold"));
  return async () => {
    traceWith(undefined);
    // Rejects if the collector is away or refuses, which is no reason to end half-closed.
    await provider.shutdown().catch(onError);
    for (const api of [trace, context, propagation]) api.disable();
  };
}
