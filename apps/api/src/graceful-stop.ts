import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Storage } from "./storage/storage.ts";

/** Deadlines in ms from the start of the stop: calls with the port open, then closed; parts; database. */
export type StopTimes = { open: number; calls: number; parts: number; storage: number };

// Below the 15 s of CONTRACT, section 6. A part may need 3 s to abort a delivery.
const times: StopTimes = { open: 5_000, calls: 9_500, parts: 13_000, storage: 14_300 };

export type StopOptions = {
  /** Milliseconds during which everything is still served, with `/readyz` at 503. */
  delay?: number;
  times?: StopTimes;
};

/** Finishes calls within deadlines, whatever hangs or fails. The port stays open at first: `/readyz` returns 503. */
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
    // The parts after one that fails are closed nevertheless, as after one that hangs.
    const ended = done.catch((error: unknown) =>
      app.log.error({ part, err: error }, "part of the process fails to stop"),
    );
    const outcome = await Promise.race([ended, wait(left(end), late, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
    if (outcome !== late) return;
    // The resources that keep the process alive, by kind: a hint at what hangs.
    const resources = Object.fromEntries(
      Object.entries(Object.groupBy(process.getActiveResourcesInfo(), String)).map(([kind, all]) => [
        kind,
        all?.length,
      ]),
    );
    app.log.error({ part, resources }, "part of the process does not stop: it is left behind");
  };

  await app.inFlight.idle(left(until.open));
  const closed = finish("application", app.close(), until.parts);
  await app.inFlight.idle(left(until.calls));
  if (app.inFlight.count() > 0) app.log.warn({ calls: app.inFlight.count() }, "calls that lasted too long are cut off");
  // Idle keep-alive connections, and calls whose time is up.
  app.server.closeAllConnections();
  await closed;
  await finish("database", storage.close(), until.storage);
}
