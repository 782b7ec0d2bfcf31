import type { FastifyInstance } from "fastify";
import { Redis } from "ioredis";

const quietFor = 30_000;

/**
 * The connection to Redis that limits share. Commands fail within a quarter of a second while Redis is away, so that
 * no call waits for it; it reconnects by itself and is closed with `app`.
 */
export function connectRedis(url: string, app: FastifyInstance): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let lastLogged = Number.NEGATIVE_INFINITY;
  redis.on("error", (error) => {
    if (Date.now() - lastLogged < quietFor) return;
    lastLogged = Date.now();
    app.log.warn({ err: error }, "redis is away: limits let calls pass until it is back");
  });
  redis.on("ready", () => {
    lastLogged = Number.NEGATIVE_INFINITY;
    app.log.info("redis is connected");
  });
  app.addHook("onClose", async () => redis.disconnect());
  return redis;
}
