/**
 * The bare server with the product's fixed headers and the call's id, set by name: their cost when nothing else is
 * done.
 */
import { randomUUID } from "node:crypto";
import fastify from "fastify";
import { fixedHeaders } from "../../../../apps/api/src/plugins/security.ts";
import { reportUsage } from "../../report-usage.ts";
import { bareRoutes } from "./bare-routes.ts";

const headers = fixedHeaders({});
const app = fastify({ genReqId: () => randomUUID() });
app.addHook("onRequest", (request, reply, done) => {
  void reply.headers(headers).header("x-request-id", request.id);
  done();
});
bareRoutes(app);
await app.listen({ port: 0, host: "127.0.0.1" });
reportUsage(app.server.address());
