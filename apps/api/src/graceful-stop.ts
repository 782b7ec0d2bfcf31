import type { FastifyInstance } from "fastify";
import type { Storage } from "./storage/storage.ts";

/** How long a stop waits, in milliseconds: for calls while the port is open, then with it closed. */
export type StopTimes = { open: number; closed: number };

// Together below the 15 s of CONTRACT section 6, with a second left for closing.
const times: StopTimes = { open: 5_000, closed: 9_000 };

/**
 * Stops without cutting a call off. While calls are in flight the port stays open for the first seconds, so that
 * `/readyz` can say 503 and a load balancer's last calls are answered; then only the calls in flight are waited for.
 */
export async function stopGracefully(app: FastifyInstance, storage: Storage, wait: StopTimes = times): Promise<void> {
  app.inFlight.stopping = true;
  await app.inFlight.idle(wait.open);
  const closed = app.close();
  await app.inFlight.idle(wait.closed);
  // What is left has no call in flight (a browser's connection ahead of need), or had its time.
  app.server.closeAllConnections();
  await closed;
  await storage.close();
}
