import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

export type InFlight = {
  /** True once the stop begins, which turns `/readyz` to 503. */
  readonly stopping: boolean;
  /** Asks clients to close their connections from now on. */
  stop(): void;
  count(): number;
  /** Resolves when no calls are left, or after `timeout` milliseconds. */
  idle(timeout: number): Promise<void>;
  /** Reports that a call became a socket and is no longer in flight. */
  upgraded(request: FastifyRequest): void;
  /** Called when a response is complete, or its client has left. */
  onDone(listener: (request: FastifyRequest, reply: FastifyReply) => void): void;
};

declare module "fastify" {
  interface FastifyInstance {
    inFlight: InFlight;
  }
}

const askToClose = (reply: FastifyReply) => void reply.header("connection", "close");

/**
 * Holds replies in reusable slots. A `Set` or `Map` reallocates under adding and removing, and V8 retains the contents
 * of its old tables until a major garbage collection: half of everything that calls had allocated, copied repeatedly.
 */
class Replies {
  readonly #slots: (FastifyReply | undefined)[] = [];
  readonly #free: number[] = [];

  get size(): number {
    return this.#slots.length - this.#free.length;
  }

  add(reply: FastifyReply): number {
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = reply;
    return slot;
  }

  /** Frees a slot once, even if called repeatedly. */
  remove(slot: number, reply: FastifyReply): void {
    if (this.#slots[slot] !== reply) return;
    this.#slots[slot] = undefined;
    this.#free.push(slot);
  }

  all(): FastifyReply[] {
    return this.#slots.filter((reply) => reply !== undefined);
  }
}

function trackCalls() {
  const calls = new Replies();
  const waiting = new Set<() => void>();
  const listeners = new Set<Parameters<InFlight["onDone"]>[0]>();
  let stopping = false;
  const tracker: InFlight = {
    get stopping() {
      return stopping;
    },
    stop() {
      stopping = true;
      for (const reply of calls.all()) askToClose(reply);
    },
    count: () => calls.size,
    onDone: (listener) => void listeners.add(listener),
    upgraded(request) {
      const raw = calls.all().find((reply) => reply.request === request)?.raw;
      if (!raw) return;
      if (raw.socket) raw.detachSocket(raw.socket);
      raw.statusCode = 101;
      raw.end();
      raw.emit("close");
    },
    async idle(timeout) {
      if (calls.size === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeout);
      waiting.add(resolve);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
  };
  const enter = (request: FastifyRequest, reply: FastifyReply) => {
    const slot = calls.add(reply);
    if (stopping) askToClose(reply);
    // Fastify's onResponse hook does not fire when the client leaves.
    reply.raw.on("close", () => {
      for (const listener of listeners) listener(request, reply);
      calls.remove(slot, reply);
      if (calls.size === 0) for (const resolve of waiting) resolve();
    });
  };
  return { tracker, enter };
}

/** Counts calls, including streams, until their connection is done, so that a stop can wait for them. */
export const inFlight = fp(
  async (app) => {
    const { tracker, enter } = trackCalls();
    app.decorate("inFlight", tracker);
    app.addHook("onRequest", (request, reply, done) => {
      enter(request, reply);
      done();
    });
  },
  { name: "in-flight" },
);
