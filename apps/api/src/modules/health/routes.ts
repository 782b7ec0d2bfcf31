import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ProblemError } from "../../plugins/problem-details.ts";
import type { Storage } from "../../storage/storage.ts";

const databaseTimeout = 2_000;

/** What readiness depends on; without `redis` limits are the instance's own. */
export type HealthOptions = { storage: Pick<Storage, "ready">; redis?: { ping(): Promise<unknown> } | undefined };

const aliveSchema = z.object({ status: z.literal("ok") });
const readySchema = z.object({
  status: z.enum(["ready", "degraded"]).describe("degraded: Redis is away, so limits are not kept"),
});

async function answersInTime(check: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, databaseTimeout, false);
  const answered = check.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** `GET /healthz`: the process answers. `GET /readyz`: it can serve (CONTRACT, section 3). */
export const healthModule: FastifyPluginAsyncZod<HealthOptions> = async (app, { storage, redis }) => {
  app.get(
    "/healthz",
    { schema: { summary: "Alive; touches nothing", tags: ["operation"], response: { 200: aliveSchema } } },
    () => ({ status: "ok" as const }),
  );

  app.get(
    "/readyz",
    { schema: { summary: "Able to serve", tags: ["operation"], response: { 200: readySchema } } },
    async () => {
      if (app.inFlight.stopping) throw new ProblemError(503, { detail: "Stopping." });
      if (!(await answersInTime(storage.ready()))) throw new ProblemError(503, { detail: "The database is away." });
      const degraded = redis !== undefined && !(await answersInTime(redis.ping()));
      return { status: degraded ? ("degraded" as const) : ("ready" as const) };
    },
  );
};
