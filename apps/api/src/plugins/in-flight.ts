import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

export type InFlight = {
  /** True once the stop begins, which turns `/readyz` to 503. */
  readonly stopping: boolean;
  /** Asks clients to close their connections from now on. */
  stop(): void;
  count(): number;
  /** Resolves when no call is left, or after `timeout` milliseconds. */
  idle(timeout: number): Promise<void>;
  /** The call became a socket and is no longer in flight. */
  upgraded(request: FastifyRequest): void;
  /** Called when an answer is complete, or its client has left. */
  onDone(listener: (request: FastifyRequest, reply: FastifyReply) => void): void;
};

declare module "fastify" {
  interface FastifyInstance {
    inFlight: InFlight;
  }
}

const askToClose = (reply: FastifyReply) => void reply.header("connection", "close");

function trackCalls() {
  const calls = new Map<FastifyRequest, FastifyReply>();
  const waiting = new Set<() => void>();
  const listeners = new Set<Parameters<InFlight["onDone"]>[0]>();
  let stopping = false;
  const tracker: InFlight = {
    get stopping() {
      return stopping;
    },
    stop() {
      stopping = true;
      for (const reply of calls.values()) askToClose(reply);
    },
    count: () => calls.size,
    onDone: (listener) => void listeners.add(listener),
    upgraded(request) {
      const { raw } = calls.get(request) ?? {};
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
    calls.set(request, reply);
    if (stopping) askToClose(reply);
    // Fastify's onResponse hook is silent when the client leaves.
    reply.raw.on("close", () => {
      for (const listener of listeners) listener(request, reply);
      calls.delete(request);
      if (calls.size === 0) for (const resolve of waiting) resolve();
    });
  };
  return { tracker, enter };
}

/** Counts calls, streams included, until their connection is done, so that a stop can wait for them. */
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
