import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { problemTypes } from "@thirtyfold/api-contract";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Redis } from "ioredis";
import type { Settings } from "../settings.ts";
import { ProblemError } from "./problem-details.ts";

/** The classes of calls that are limited apart (CONTRACT, section 2, `RATE_*`). */
export type RateClass = keyof Settings["rates"];

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which limit the route's calls count against; a route without it is not limited. */
    rate?: RateClass;
  }
}

/** `rates`: calls per minute and client, 0 = off. With `redis` the counts are shared by all instances. */
export type RateLimitOptions = { rates: Settings["rates"]; redis?: Redis | undefined };

const tooMany = (seconds: number) =>
  new ProblemError(429, {
    type: problemTypes.rateLimited,
    detail: `Too many calls. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    headers: { "retry-after": String(seconds) },
  });

/** Limits calls per class, minute and client address (IPv6 by its /64); lets them pass while Redis is away. */
export const rateLimits = fp<RateLimitOptions>(
  async (app, { rates, redis }) => {
    await app.register(rateLimit, { global: false, skipOnError: true, ...(redis && { redis, nameSpace: "rate:" }) });
    const limiter = (name: RateClass) =>
      app.createRateLimit({
        max: rates[name],
        timeWindow: 60_000,
        keyGenerator: (request: FastifyRequest) => `${name}:${normalizeIP(request.ip || "unknown", 64)}`,
      });
    const limiters = { ai: limiter("ai"), forms: limiter("forms"), read: limiter("read") };

    app.addHook("onRequest", async (request) => {
      const { rate } = request.routeOptions.config;
      if (rate === undefined || rates[rate] === 0) return;
      const limit = await limiters[rate](request);
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(Math.max(1, limit.ttlInSeconds));
    });
  },
  { name: "rate-limits", dependencies: ["problem-details"] },
);
