import { aliveSchema, readySchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Gauge, type Registry } from "prom-client";
import type { z } from "zod";
import { ProblemError } from "../../answers/problem.ts";
import type { PoolUse, Storage } from "../../storage/storage.ts";

const databaseTimeout = 2_000;
/** How long a result is reused: more frequent requests cost the database nothing. */
const freshMs = 1_000;

/** The services that readiness depends on. */
export type HealthOptions = {
  storage: Pick<Storage, "ready" | "lost" | "poolUse">;
  redis?: { ping(): Promise<unknown> } | undefined;
};

const alive = JSON.stringify({ status: "ok" } satisfies z.infer<typeof aliveSchema>);

async function answersInTime(check: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, databaseTimeout, false);
  const answered = check.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** Shares a running check, and its result while that is fresh. */
function shared<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let last: { result: Promise<Result>; until: number } | undefined;
  return async () => {
    if (last && performance.now() < last.until) return last.result;
    const started = { result: check(), until: Number.POSITIVE_INFINITY };
    last = started;
    await started.result.finally(() => {
      started.until = performance.now() + freshMs;
    });
    return started.result;
  };
}

function poolMetrics(registry: Registry, use: () => PoolUse): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("database_pool_connections", "Connections of the database's pool.", () => use().connections);
  gauge("database_pool_idle", "Connections of the database's pool that nobody uses.", () => use().idle);
  gauge("database_pool_waiting", "Queries and transactions that wait for a connection.", () => use().waiting);
}

/** `GET /healthz`: the process responds. `GET /readyz`: it can serve requests (CONTRACT, section 3). */
export const healthModule: FastifyPluginAsyncZod<HealthOptions> = async (app, { storage, redis }) => {
  if (storage.poolUse) poolMetrics(app.metrics, storage.poolUse);

  const stateOf = shared(async () => {
    if (!(await answersInTime(storage.ready()))) return "away" as const;
    return redis !== undefined && !(await answersInTime(redis.ping())) ? ("degraded" as const) : ("ready" as const);
  });

  app.get(
    "/healthz",
    {
      schema: {
        operationId: "checkAlive",
        summary: "Alive; touches nothing",
        tags: ["operation"],
        response: { 200: aliveSchema },
      },
      serializerCompiler: () => () => alive,
    },
    () => {
      if (storage.lost.aborted) throw new ProblemError(503, { detail: "The database has stopped: the process ends." });
      return { status: "ok" as const };
    },
  );

  app.get(
    "/readyz",
    {
      schema: {
        operationId: "checkReady",
        summary: "Able to serve",
        tags: ["operation"],
        response: { 200: readySchema },
      },
    },
    async () => {
      if (app.inFlight.stopping) throw new ProblemError(503, { detail: "Stopping." });
      const state = await stateOf();
      if (state === "away") throw new ProblemError(503, { detail: "The database is away." });
      return { status: state };
    },
  );
};
