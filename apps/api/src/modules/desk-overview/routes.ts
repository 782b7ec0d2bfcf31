import { overviewSchema } from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Storage } from "../../storage/storage.ts";
import { readOverview } from "./overview-store.ts";

const schema = {
  operationId: "readOverview",
  summary: "What waits and since when, and how the last 30 days went",
  description: "Days are UTC. What the assistant could not answer is told by `GET /api/desk/unanswered`.",
  tags: ["desk: overview"],
  security: [{ session: [] }],
  response: { 200: overviewSchema },
};

/** `GET /api/desk/overview`. `retentionDays`: of chat messages. */
export const deskOverviewModule: FastifyPluginAsyncZod<{ db: Storage["db"]; retentionDays: number }> = async (
  app,
  { db, retentionDays },
) => {
  app.get("/api/desk/overview", { schema, config: { rate: "desk" } }, async () =>
    readOverview(db, { kinds: app.outbox.kinds, retentionDays }, Date.now()),
  );
};
