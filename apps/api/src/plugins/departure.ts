import type { FastifyReply } from "fastify";

/**
 * A signal that aborts when the connection closes before the answer is complete. (Fastify's own `request.signal`
 * listens to the request, which Node closes as soon as its body is read.)
 */
export function departureSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  if (reply.raw.destroyed) left.abort();
  return left.signal;
}
