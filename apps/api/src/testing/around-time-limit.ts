import type { FastifyInstance } from "fastify";
import { type Mock, vi } from "vitest";
import { meanwhile, stopTheClock } from "./stop-the-clock.ts";

/**
 * Makes a call whose model never answers, and returns its status 1 ms before the 20 s of an AI call are over (0: no
 * answer yet) and right after.
 *
 * @param call.asked has been called once the model was asked
 */
export async function statusesAroundTimeLimit(
  app: FastifyInstance,
  { url, payload, asked }: { url: string; payload: object; asked: Mock },
): Promise<[before: number, after: number]> {
  stopTheClock();
  let status = 0;
  const answered = app.inject({ method: "POST", url, payload }).then(({ statusCode }) => (status = statusCode));
  await meanwhile(() => asked.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(19_999);
  const before = status;
  await vi.advanceTimersByTimeAsync(1);
  return [before, await answered];
}
