import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Storage } from "./storage/storage.ts";

/**
 * Until when a stop waits for what, in milliseconds from its begin: for calls while the port is open, then with it
 * closed, for the application's parts, and for the database.
 */
export type StopTimes = { open: number; calls: number; parts: number; storage: number };

// All of it below the 15 s of CONTRACT section 6. A part may have to let go of a delivery, which takes it 3 s.
const times: StopTimes = { open: 5_000, calls: 9_500, parts: 13_000, storage: 14_300 };

export type StopOptions = {
  /** How long calls and new sockets are served on with `/readyz` at 503, before the rest begins. Milliseconds. */
  delay?: number;
  times?: StopTimes;
};

/**
 * Stops without cutting a call off, and within its times whatever hangs: what is not done by then is told by the log
 * and left behind, which loses nothing, because what was answered is stored. While calls are in flight the port stays
 * open for the first seconds, so that `/readyz` can say 503 and a load balancer's last calls are answered; then only
 * the calls in flight are waited for.
 */
export async function stopGracefully(
  app: FastifyInstance,
  storage: Pick<Storage, "close">,
  { delay = 0, times: until = times }: StopOptions = {},
): Promise<void> {
  app.inFlight.stop();
  if (delay > 0) await wait(delay);
  const begun = performance.now();
  const left = (end: number) => Math.max(0, end - (performance.now() - begun));
  const finish = async (part: string, done: Promise<unknown>, end: number): Promise<void> => {
    const late = Symbol(part);
    const timer = new AbortController();
    const outcome = await Promise.race([done, wait(left(end), late, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
    if (outcome !== late) return;
    // What keeps the process busy, by kind, such as a connection or a thread: it hints at what hangs.
    const resources = Object.fromEntries(
      Object.entries(Object.groupBy(process.getActiveResourcesInfo(), String)).map(([kind, all]) => [
        kind,
        all?.length,
      ]),
    );
    app.log.error({ part, resources }, "part of the process does not stop: it is left behind");
  };

  await app.inFlight.idle(left(until.open));
  const closed = app.close();
  await app.inFlight.idle(left(until.calls));
  if (app.inFlight.count() > 0) app.log.warn({ calls: app.inFlight.count() }, "calls that lasted too long are cut off");
  // What is left has no call in flight (a browser's connection ahead of need), or had its time.
  app.server.closeAllConnections();
  await finish("application", closed, until.parts);
  await finish("database", storage.close(), until.storage);
}
