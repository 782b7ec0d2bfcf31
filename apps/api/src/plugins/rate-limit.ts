import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { problemTypes } from "@thirtyfold/api-contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Redis } from "ioredis";
import { Counter } from "prom-client";
import { ProblemError } from "../answers/problem.ts";
import { ByteAllowance } from "../limits/byte-allowance.ts";
import { MinuteCounts } from "../limits/minute-counts.ts";
import type { Settings } from "../settings.ts";

/** The classes of calls that are limited apart (CONTRACT, section 2, `RATE_*`). */
export type RateClass = keyof Settings["rates"];

/** What is counted of a socket's frames, each apart from the others and from calls, and the class whose limit it has. */
const socketClasses = { message: "chat", subscription: "read", typing: "read" } as const satisfies Record<
  string,
  RateClass
>;
export type SocketAction = keyof typeof socketClasses;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts what the client of an address (see {@link clientAddress}) does over its sockets. Resolves with the seconds to
     * wait where that is too much, else with 0.
     */
    countOnSocket: (action: SocketAction, address: string) => Promise<number>;
    /**
     * Counts bytes that the client of an address has stored by something of this class. Gives the seconds to wait where
     * they are too many, else 0.
     */
    countStored: (name: RateClass, address: string, bytes: number) => number;
  }
  interface FastifyContextConfig {
    /** Which limit the route's calls count against; a route without it is not limited. */
    rate?: RateClass;
  }
}

/** `rates`: calls per minute and client, 0 = off. With `redis` the counts are shared by all instances. */
export type RateLimitOptions = { rates: Settings["rates"]; redis?: Redis | undefined };

/** What a client hears that has to wait. */
export const tooMany = (seconds: number, what = "Too many calls") =>
  new ProblemError(429, {
    type: problemTypes.rateLimited,
    detail: `${what}. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    headers: { "retry-after": String(seconds) },
  });

/** Whom limits count: the client's address, IPv6 by its /64, because one household or machine has all of that. */
export function clientAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip || "unknown", 64);
}

function refusals(app: FastifyInstance) {
  return new Counter({
    name: "rate_limited_total",
    help: "What was refused because its client did too much: HTTP calls by their class, a socket's frames by their action, what was to be stored by its class.",
    labelNames: ["road", "kind"] as const,
    registers: [app.metrics],
  });
}

/** Limits calls per class, minute and client address (IPv6 by its /64); lets them pass while Redis is away. */
export const rateLimits = fp<RateLimitOptions>(
  async (app, { rates, redis }) => {
    const store = redis ? { redis, nameSpace: "rate:" } : { store: MinuteCounts };
    await app.register(rateLimit, { global: false, skipOnError: true, ...store });
    const refused = refusals(app);
    const limiter = (name: RateClass, road: string) => {
      const count = app.createRateLimit({
        max: rates[name],
        timeWindow: 60_000,
        keyGenerator: ({ ip }: FastifyRequest) => `${road}:${ip}`,
      });
      return async (address: string): Promise<number> => {
        if (rates[name] === 0) return 0;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the library reads of a request, which an idle socket would else keep
        const limit = await count({ ip: address, routeOptions: {} } as FastifyRequest);
        return !limit.isAllowed && limit.isExceeded ? Math.max(1, limit.ttlInSeconds) : 0;
      };
    };
    const calls = {
      ai: limiter("ai", "ai"),
      chat: limiter("chat", "chat"),
      forms: limiter("forms", "forms"),
      read: limiter("read", "read"),
    };
    const frames = {
      message: limiter(socketClasses.message, "socket-message"),
      subscription: limiter(socketClasses.subscription, "socket-subscription"),
      typing: limiter(socketClasses.typing, "socket-typing"),
    };

    const stored = new ByteAllowance();

    app.decorate("countStored", (name, address, bytes) => {
      const seconds = rates[name] === 0 ? 0 : stored.take(address, bytes);
      if (seconds > 0) refused.inc({ road: "storage", kind: name });
      return seconds;
    });
    app.decorate("countOnSocket", async (action, address) => {
      const seconds = await frames[action](address);
      if (seconds > 0) refused.inc({ road: "socket", kind: action });
      return seconds;
    });
    app.addHook("onRequest", (request, _reply, done) => {
      const { rate } = request.routeOptions.config;
      if (rate === undefined) return done();
      calls[rate](clientAddress(request)).then((seconds) => {
        if (seconds === 0) return done();
        refused.inc({ road: "call", kind: rate });
        done(tooMany(seconds));
      }, done);
    });
  },
  { name: "rate-limits", dependencies: ["problem-details", "metrics"] },
);
