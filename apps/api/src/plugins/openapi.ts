import swagger from "@fastify/swagger";
import { jsonSchema, problemSchema } from "@thirtyfold/api-contract";
import type { FastifySchema, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { problem } from "../answers/problem.ts";

const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(problemSchema, { id: "Problem" });
// A recursive schema needs a name.
schemaRegistry.add(jsonSchema, { id: "Json" });
const { $schema: _dialect, ...problemJsonSchema } = z.toJSONSchema(problemSchema, { io: "input" });

const transformSchema = createJsonSchemaTransform({ schemaRegistry });

// Problems of plugins; routes name only their own.
function problemsOf(schema: FastifySchema, route: RouteOptions): Record<string, ReturnType<typeof problem>> {
  const changes = [route.method].flat().some((method) => !["GET", "HEAD"].includes(method));
  const takesInput = schema.body ?? schema.querystring ?? schema.params;
  return {
    ...(takesInput !== undefined && { 400: problem("The input is not valid; `issues` names each mistake.") }),
    ...(changes && { 403: problem("The call comes from another site.") }),
    ...(schema.body !== undefined && { 413: problem("The body is too large.") }),
    ...(schema.body !== undefined && { 415: problem("The body's type is not taken here.") }),
    ...(route.config?.rate && { 429: problem("Too many calls; `Retry-After` tells when to try again.") }),
    default: problem("Any other problem."),
  };
}

const whatFor =
  "What the website and its operators call. The frames of the chat socket, `/ws`, stand in [`/asyncapi.json`](/asyncapi.json).";

/** OpenAPI 3.1 from the schemas of all routes registered after it. */
export const openapi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: { title: "Thirtyfold API", version: "1.0.0", description: whatFor },
        servers: [{ url: "/" }],
        components: {
          securitySchemes: {
            bearer: { type: "http", scheme: "bearer" },
            session: {
              type: "apiKey",
              in: "cookie",
              name: "desk",
              description:
                "`__Host-desk` over https. A call with `x-desk-away: 1`, which nobody sits before, does not renew the session.",
            },
          },
          schemas: { Problem: problemJsonSchema as object, Json: { description: "Any JSON value." } },
        },
      },
      transform: (document) => {
        const own: FastifySchema = document.schema ?? {};
        const response = Object.assign(problemsOf(own, document.route), own.response);
        return transformSchema({ ...document, schema: own.hide ? own : { ...own, response } });
      },
    });
  },
  { name: "openapi" },
);
