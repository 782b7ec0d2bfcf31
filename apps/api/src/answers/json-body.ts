import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { invalid } from "./problem.ts";

/**
 * Parses JSON as Fastify does, with two exceptions: bytes that are not UTF-8 are refused, since other characters would
 * be stored in their place, and a request without a body may name a type, because some clients send the same headers
 * with every call.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (body.length === 0 && request.routeOptions.schema?.body === undefined) return done(null, undefined);
    if (!isUtf8(body)) return done(invalid("", "Send UTF-8", "The body is not UTF-8, as JSON has to be."));
    void parse(request, body.toString(), done);
  });
}
