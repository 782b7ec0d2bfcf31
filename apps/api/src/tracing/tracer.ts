import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";

const nobody = trace.getTracer("thirtyfold");

let tracer: Tracer = nobody;
/** Untraced work pays only for a check of this flag. */
let on = false;

/** Turns tracing on for the whole process, or off with undefined. */
export function traceWith(given: Tracer | undefined): void {
  tracer = given ?? nobody;
  on = given !== undefined;
}

/** The caller must end the span. */
export const startSpan = (name: string, options: SpanOptions, of?: Context): Span =>
  tracer.startSpan(name, options, of);

/** Never records the error's message, which may contain a visitor's words. */
export function fail(span: Span, error: unknown): void {
  span
    .setStatus({ code: SpanStatusCode.ERROR })
    .setAttribute("error.type", error instanceof Error ? error.name : "thrown");
}

/** Runs `work` as a span; spans started within become its children. */
export async function traced<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  if (!on) return work();
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Traces a statement if it is part of a trace, which those of sweeps and polls are not. `sql` contains no values. */
export async function tracedStatement<Result>(
  system: "sqlite" | "postgresql",
  sql: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!on || !trace.getActiveSpan()) return work();
  const attributes = { "db.system.name": system, "db.query.text": sql };
  return traced(`${system} ${sql.split(" ", 1)[0]?.toLowerCase()}`, { attributes }, work);
}

/** The current place in a trace, for continuing it later; undefined outside of any. */
export const hereInTrace = (): Context | undefined => (on && trace.getActiveSpan() ? context.active() : undefined);

/** Creates a span in each of the traces for work that is done for all of them at once. */
export function tracedTogether(
  name: string,
  traces: readonly (Context | undefined)[],
  attributes: Attributes,
  work: () => void,
): void {
  const spans = traces.flatMap((of) => (of ? [startSpan(name, { attributes }, of)] : []));
  work();
  for (const span of spans) span.end();
}

/** https://www.w3.org/TR/trace-context/#traceparent-header; undefined outside of any trace. */
export function traceparent(): string | undefined {
  if (!on) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Runs `work` in the trace that another instance began. */
export function inTrace(parent: string | undefined, work: () => void): void {
  if (!on || parent === undefined) return work();
  context.with(propagation.extract(context.active(), { traceparent: parent }), work);
}
