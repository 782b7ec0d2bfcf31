import type { FastifyReply } from "fastify";
import type { Visitor } from "../ai/timed-answer.ts";

/**
 * Whoever waits for `reply`; gone when the connection closes before the answer is complete. (Fastify's own
 * `request.signal` listens to the request, which Node closes as soon as its body is read.)
 */
export function visitorOf({ raw }: FastifyReply): Visitor {
  return {
    hasLeft: () => raw.destroyed && !raw.writableFinished,
    onLeave: (listener) => {
      raw.on("close", () => {
        if (!raw.writableFinished) listener();
      });
    },
  };
}
