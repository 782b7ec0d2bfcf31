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

/** Classes of limits (CONTRACT, section 2, `RATE_*`). */
export type RateClass = keyof Settings["rates"];

/** Socket frames are counted separately; each has the limit of a class. */
const socketClasses = {
  message: "chat",
  subscription: "read",
  typing: "read",
  watching: "desk",
} as const satisfies Record<string, RateClass>;
export type SocketAction = keyof typeof socketClasses;

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a call for a client that its route does not know yet; resolves with the seconds to wait, or 0. */
    countCall: (name: RateClass, client: string) => Promise<number>;
    /** Counts a socket's action for an address (see {@link clientAddress}), or a session of the desk; resolves with the seconds to wait, or 0. */
    countOnSocket: (action: SocketAction, client: string) => Promise<number>;
    /** Counts bytes stored for an address; returns the seconds to wait, or 0. */
    countStored: (name: RateClass, address: string, bytes: number) => number;
    /** The same, without counting. */
    waitToStore: (name: RateClass, address: string, bytes: number) => number;
    /** Counts a refusal due to a limit that is enforced elsewhere. */
    countRefused: (road: "call" | "socket", kind: "open" | "upload" | "sign-in") => void;
  }
  interface FastifyContextConfig {
    /** The route's class; a route without it is not limited. */
    rate?: RateClass;
  }
}

/**
 * `rates`: calls per minute and client, which is a session for the desk and an address otherwise; 0 = off. `redis`
 * shares the counts between instances.
 */
export type RateLimitOptions = { rates: Settings["rates"]; redis?: Redis | undefined };

export const tooMany = (seconds: number, what = "Too much was asked for from your address within a minute") =>
  new ProblemError(429, {
    type: problemTypes.rateLimited,
    detail: `${what}. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    headers: { "retry-after": String(seconds) },
  });

export const tooMuchSent = (seconds: number) => tooMany(seconds, "Too much was sent from your address");

/** The client's address; IPv6 as its /64, which belongs to one household or machine. */
export function clientAddress({ ip }: FastifyRequest): string {
  // Closed connections have no address.
  if (!ip) return "unknown";
  // Parsing costs more than the rest of a limit, and IPv4 does not need it.
  return ip.includes(":") ? normalizeIP(ip, 64) : ip;
}

function refusals(app: FastifyInstance) {
  return new Counter({
    name: "rate_limited_total",
    help: "What was refused because its client did too much: HTTP calls by their class, a socket's frames by their action, what was to be stored by its class; new sockets as open, places for uploads as upload, tries to sign in as sign-in.",
    labelNames: ["road", "kind"] as const,
    registers: [app.metrics],
  });
}

type Refusals = ReturnType<typeof refusals>;
type Count = (client: string) => number | Promise<number>;
type Counts = Readonly<Record<RateClass, Count | undefined>>;

/** Creates the counter of a class for `road`, with `max` calls a minute. */
type Counters = (max: number, road: string) => Count;

const ownCounters: Counters = (max) => {
  const counts = new MinuteCounts();
  return (address) => {
    const { current, ttl } = counts.count(address);
    return current > max ? Math.max(1, Math.ceil(ttl / 1_000)) : 0;
  };
};

/** Shared by all instances; while Redis is away, each counts alone (decision 0102). */
async function sharedCounters(app: FastifyInstance, redis: Redis): Promise<Counters> {
  await app.register(rateLimit, { global: false, redis, nameSpace: "rate:" });
  return (max, road) => {
    const own = ownCounters(max, road);
    const count = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: ({ ip }: FastifyRequest) => `${road}:${ip}`,
    });
    return async (address) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the library reads of a request, which an idle socket would else keep
      const limit = await count({ ip: address, routeOptions: {} } as FastifyRequest).catch(() => undefined);
      if (!limit) return own(address);
      return !limit.isAllowed && limit.isExceeded ? Math.max(1, limit.ttlInSeconds) : 0;
    };
  };
}

/** Puts a hook before the route's other `onRequest` hooks, once. */
export function askFirst(route: RouteOptions, hook: onRequestHookHandler): void {
  const own = [route.onRequest ?? []].flat();
  if (!own.includes(hook)) route.onRequest = [hook, ...own];
}

/** Runs before a route's other hooks; routes without a class have no overhead. */
function limitRoutes(app: FastifyInstance, counts: Counts, refused: Refusals): void {
  const limit = (name: RateClass): onRequestHookHandler | undefined => {
    const count = counts[name];
    if (!count) return undefined;
    return (request, _reply, done) => {
      const settle = (seconds: number) => {
        if (seconds === 0) return done();
        refused.inc({ road: "call", kind: name });
        done(tooMany(seconds));
      };
      const seconds = count(clientAddress(request));
      // A promise would cost more than counting in this process.
      if (typeof seconds === "number") settle(seconds);
      else seconds.then(settle, done);
    };
  };
  const limits = {
    ai: limit("ai"),
    chat: limit("chat"),
    forms: limit("forms"),
    read: limit("read"),
    // Limited by access.ts, which knows the session.
    desk: undefined,
  };
  app.addHook("onRoute", (route) => {
    const rate = route.config?.rate;
    const hook = rate && limits[rate];
    if (hook) askFirst(route, hook);
  });
}

/** Limits calls per class, minute and client address. */
export const rateLimits = fp<RateLimitOptions>(
  async (app, { rates, redis }) => {
    const counters = redis ? await sharedCounters(app, redis) : ownCounters;
    const counter = (name: RateClass, road: string): Count | undefined =>
      rates[name] === 0 ? undefined : counters(rates[name], road);
    const refused = refusals(app);
    const frame = (action: SocketAction) => counter(socketClasses[action], `socket-${action}`);
    const frames = {
      message: frame("message"),
      subscription: frame("subscription"),
      typing: frame("typing"),
      watching: frame("watching"),
    };
    const call = (name: RateClass) => counter(name, name);
    const calls: Counts = {
      ai: call("ai"),
      chat: call("chat"),
      forms: call("forms"),
      read: call("read"),
      desk: call("desk"),
    };
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
    app.decorate("countRefused", (road, kind) => refused.inc({ road, kind }));
    app.decorate("countCall", async (name, client) => {
      const seconds = (await calls[name]?.(client)) ?? 0;
      if (seconds > 0) refused.inc({ road: "call", kind: name });
      return seconds;
    });
    app.decorate("countOnSocket", async (action, client) => {
      const seconds = (await frames[action]?.(client)) ?? 0;
      if (seconds > 0) refused.inc({ road: "socket", kind: action });
      return seconds;
    });
    limitRoutes(app, calls, refused);
  },
  { name: "rate-limits", dependencies: ["problem-details", "metrics"] },
);
