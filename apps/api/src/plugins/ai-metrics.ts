import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { TokenMeter } from "../ai/budget.ts";
import type { TextWorker } from "../ai/text-worker/text-worker.ts";

export type AiMetricsOptions = { worker?: TextWorker | undefined; tokens?: TokenMeter | undefined };

/** Metrics and logs of the providers; closes the worker with the application. */
export const aiMetrics = fp<AiMetricsOptions>(
  async (app, { worker, tokens }) => {
    if (worker) {
      observeWorker(app, worker);
      app.addHook("onClose", () => worker.close());
    }
    if (tokens) countTokens(app.metrics, tokens);
  },
  { name: "ai-metrics", dependencies: ["metrics"] },
);

function observeWorker({ metrics, log }: FastifyInstance, worker: TextWorker): void {
  const runs = new Histogram({
    name: "text_worker_run_seconds",
    help: "Time that the text worker took for a task, by task.",
    labelNames: ["task"] as const,
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 5],
    registers: [metrics],
  });
  const restarts = new Counter({
    name: "text_worker_restarts_total",
    help: "Threads of the text worker that ended or were ended, and were replaced.",
    registers: [metrics],
  });
  const waiting = new Gauge({
    name: "text_worker_queue",
    help: "Tasks that wait for the text worker.",
    registers: [],
    collect() {
      this.set(worker.waiting());
    },
  });
  metrics.registerMetric(waiting);
  worker.listen({
    ran: (task, milliseconds) => runs.observe({ task }, milliseconds / 1000),
    replaced(cause) {
      restarts.inc();
      log.error({ err: cause }, "the text worker was replaced");
    },
  });
}

function countTokens(metrics: Registry, tokens: TokenMeter): void {
  const spent = new Counter({
    name: "ai_tokens_spent_total",
    help: "Tokens that the model's server was paid by this process.",
    registers: [],
    collect() {
      this.reset();
      this.inc(tokens.total());
    },
  });
  metrics.registerMetric(spent);
  if (!tokens.today()) return;
  const today = new Gauge({
    name: "ai_tokens_today",
    help: "Tokens of the UTC day: spent by all instances, as far as this one knows, and the limit AI_DAILY_TOKENS.",
    labelNames: ["of"] as const,
    registers: [],
    collect() {
      for (const [of, value] of Object.entries(tokens.today() ?? {})) this.set({ of }, value);
    },
  });
  metrics.registerMetric(today);
}
