import fp from "fastify-plugin";

/** The calls being answered, and whether the process is about to stop. */
export type InFlight = {
  /** Turns `/readyz` to 503 and asks clients to close their connections. */
  stopping: boolean;
  count(): number;
  /** Resolves when no call is left, or after `timeout` milliseconds. */
  idle(timeout: number): Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    inFlight: InFlight;
  }
}

function trackCalls(): InFlight & { enter(): void; leave(): void } {
  let calls = 0;
  const waiting = new Set<() => void>();
  return {
    stopping: false,
    count: () => calls,
    enter: () => void calls++,
    leave() {
      if (--calls === 0) for (const resolve of waiting) resolve();
    },
    async idle(timeout) {
      if (calls === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeout);
      waiting.add(resolve);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
  };
}

/** Counts calls until their connection is done with them, streams included, so that a stop can wait for them. */
export const inFlight = fp(
  async (app) => {
    const calls = trackCalls();
    app.decorate("inFlight", calls);
    app.addHook("onRequest", async (_request, reply) => {
      calls.enter();
      reply.raw.once("close", calls.leave);
      if (calls.stopping) void reply.header("connection", "close");
    });
  },
  { name: "in-flight" },
);
