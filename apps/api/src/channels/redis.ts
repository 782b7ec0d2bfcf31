import type { FastifyInstance } from "fastify";
import { Redis } from "ioredis";

const logEveryMs = 30_000;

/** For rate limits. Commands fail within 250 ms while Redis is away; reconnects on its own and closes with `app`. */
export function connectRedis(url: string, app: FastifyInstance): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    // Replaces a connection that has fallen silent.
    socketTimeout: 2_000,
    connectTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  let failure: Error | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logAway = () => {
    if (Date.now() - loggedAt < logEveryMs) return;
    loggedAt = Date.now();
    app.log.warn({ err: failure }, "redis is away: each instance limits by itself until it is back");
  };
  redis.on("error", (error) => {
    failure = error;
  });
  redis.on("close", logAway);
  redis.on("ready", () => {
    loggedAt = Number.NEGATIVE_INFINITY;
    failure = undefined;
    app.log.info("redis is connected");
  });
  app.addHook("onClose", async () => {
    redis.off("close", logAway);
    redis.disconnect();
  });
  return redis;
}
