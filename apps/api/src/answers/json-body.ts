import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { invalid } from "./problem.ts";

/**
 * Reads JSON as Fastify does, but for two things: bytes that are no UTF-8 are refused, where others would be stored in their
 * place, and a call without a body may name a type, as clients do that send the same headers with every call.
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
