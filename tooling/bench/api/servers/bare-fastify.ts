/** Only the routes. */
import fastify from "fastify";
import { reportUsage } from "../../report-usage.ts";
import { bareRoutes } from "./bare-routes.ts";

const app = fastify();
bareRoutes(app);
await app.listen({ port: 0, host: "127.0.0.1" });
reportUsage(app.server.address());
