import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { problemTypes } from "@thirtyfold/api-contract";
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from "fastify";
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
    /** The same for bytes that have yet to come, which are not counted. */
    waitToStore: (name: RateClass, address: string, bytes: number) => number;
  }
  interface FastifyContextConfig {
    /** Which limit the route's calls count against; a route without it is not limited. */
    rate?: RateClass;
  }
}

/** `rates`: calls per minute and client, 0 = off. With `redis` the counts are shared by all instances. */
export type RateLimitOptions = { rates: Settings["rates"]; redis?: Redis | undefined };

/** The refusal of a client that has to wait. */
export const tooMany = (seconds: number, what = "Too much was asked for from your address within a minute") =>
  new ProblemError(429, {
    type: problemTypes.rateLimited,
    detail: `${what}. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    headers: { "retry-after": String(seconds) },
  });

/** The refusal of a client that has had too much stored. */
export const tooMuchSent = (seconds: number) => tooMany(seconds, "Too much was sent from your address");

/** Whom limits count: the client's address, IPv6 by its /64, because one household or machine has all of that. */
export function clientAddress({ ip }: FastifyRequest): string {
  // A connection that was cut has no address.
  if (!ip) return "unknown";
  // Taking an address apart costs more than all else that limits do, and one of IPv4 is what it is.
  return ip.includes(":") ? normalizeIP(ip, 64) : ip;
}

function refusals(app: FastifyInstance) {
  return new Counter({
    name: "rate_limited_total",
    help: "What was refused because its client did too much: HTTP calls by their class, a socket's frames by their action, what was to be stored by its class.",
    labelNames: ["road", "kind"] as const,
    registers: [app.metrics],
  });
}

type Refusals = ReturnType<typeof refusals>;
type Count = (address: string) => number | Promise<number>;

/**
 * Makes what counts a class's doings by one road, up to `max` a minute: it gives the seconds to wait where they are too
 * many, else 0.
 */
type Counters = (max: number, road: string) => Count;

const ownCounters: Counters = (max) => {
  const counts = new MinuteCounts();
  return (address) => {
    const { current, ttl } = counts.count(address);
    return current > max ? Math.max(1, Math.ceil(ttl / 1_000)) : 0;
  };
};

/** Counts that all instances share; while Redis is away nothing is too much. */
async function sharedCounters(app: FastifyInstance, redis: Redis): Promise<Counters> {
  await app.register(rateLimit, { global: false, skipOnError: true, redis, nameSpace: "rate:" });
  return (max, road) => {
    const count = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: ({ ip }: FastifyRequest) => `${road}:${ip}`,
    });
    return async (address) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the library reads of a request, which an idle socket would else keep
      const limit = await count({ ip: address, routeOptions: {} } as FastifyRequest);
      return !limit.isAllowed && limit.isExceeded ? Math.max(1, limit.ttlInSeconds) : 0;
    };
  };
}

/** Puts a hook before whatever else a route asks; once, although a route for HEAD is made of the one for GET. */
export function askFirst(route: RouteOptions, hook: onRequestHookHandler): void {
  const own = [route.onRequest ?? []].flat();
  if (!own.includes(hook)) route.onRequest = [hook, ...own];
}

/** Puts the limit of a route's class before whatever else the route asks; other routes pay nothing. */
function limitRoutes(app: FastifyInstance, counterOf: (name: RateClass) => Count | undefined, refused: Refusals): void {
  const limit = (name: RateClass): onRequestHookHandler | undefined => {
    const count = counterOf(name);
    if (!count) return undefined;
    return (request, _reply, done) => {
      const settle = (seconds: number) => {
        if (seconds === 0) return done();
        refused.inc({ road: "call", kind: name });
        done(tooMany(seconds));
      };
      const seconds = count(clientAddress(request));
      // What this process counts itself is known at once, and a promise would cost more than the counting.
      if (typeof seconds === "number") settle(seconds);
      else seconds.then(settle, done);
    };
  };
  const limits = { ai: limit("ai"), chat: limit("chat"), forms: limit("forms"), read: limit("read") };
  app.addHook("onRoute", (route) => {
    const rate = route.config?.rate;
    const hook = rate && limits[rate];
    if (hook) askFirst(route, hook);
  });
}

/** Limits calls per class, minute and client address (IPv6 by its /64); lets them pass while Redis is away. */
export const rateLimits = fp<RateLimitOptions>(
  async (app, { rates, redis }) => {
    const counters = redis ? await sharedCounters(app, redis) : ownCounters;
    const counter = (name: RateClass, road: string): Count | undefined =>
      rates[name] === 0 ? undefined : counters(rates[name], road);
    const refused = refusals(app);
    const frame = (action: SocketAction) => counter(socketClasses[action], `socket-${action}`);
    const frames = { message: frame("message"), subscription: frame("subscription"), typing: frame("typing") };
    const stored = new ByteAllowance();

    const refusal = (name: RateClass, seconds: number) => {
      if (seconds > 0) refused.inc({ road: "storage", kind: name });
      return seconds;
    };

    app.decorate("countStored", (name, address, bytes) =>
      rates[name] === 0 ? 0 : refusal(name, stored.take(address, bytes)),
    );
    app.decorate("waitToStore", (name, address, bytes) =>
      rates[name] === 0 ? 0 : refusal(name, stored.wait(address, bytes)),
    );
    app.decorate("countOnSocket", async (action, address) => {
      const seconds = (await frames[action]?.(address)) ?? 0;
      if (seconds > 0) refused.inc({ road: "socket", kind: action });
      return seconds;
    });
    limitRoutes(app, (name) => counter(name, name), refused);
  },
  { name: "rate-limits", dependencies: ["problem-details", "metrics"] },
);
