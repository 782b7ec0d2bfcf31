import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/** The calls being answered, and whether the process is about to stop. */
export type InFlight = {
  /** True from when the stop begins, which turns `/readyz` to 503. */
  readonly stopping: boolean;
  /** Asks the clients of these calls and of all that come to close their connections. */
  stop(): void;
  count(): number;
  /** Resolves when no call is left, or after `timeout` milliseconds. */
  idle(timeout: number): Promise<void>;
  /** The call became a socket, which writes by itself: it is answered with 101, and no longer in flight. */
  upgraded(request: FastifyRequest): void;
  /** Calls `listener` whenever a call's answer is complete, or its client has left. */
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
    // The response's own event, because Fastify's onResponse hook is silent when the client leaves.
    reply.raw.on("close", () => {
      for (const listener of listeners) listener(request, reply);
      calls.delete(request);
      if (calls.size === 0) for (const resolve of waiting) resolve();
    });
  };
  return { tracker, enter };
}

/** Counts calls until their connection is done with them, streams included, so that a stop can wait for them. */
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
