import { STATUS_CODES } from "node:http";
import swagger from "@fastify/swagger";
import { jsonSchema, problemSchema } from "@thirtyfold/api-contract";
import type { FastifySchema, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { problem } from "../answers/problem.ts";

const { $schema: _dialect, ...problemJsonSchema } = z.toJSONSchema(problemSchema, { io: "input" });

// The global registry, because `describe` writes into it: of a schema in another one the description would be left out.
z.globalRegistry.add(problemSchema, { id: "Problem" });
// A recursive schema needs a name.
z.globalRegistry.add(jsonSchema, { id: "Json" });

const transformSchema = createJsonSchemaTransform({});

const retryAfter = {
  "retry-after": { type: "integer", minimum: 1, description: "Seconds after which it is worth trying again" },
};
// By status, for all routes alike.
const headersOf: Readonly<Record<string, object>> = {
  303: { location: { type: "string", format: "uri-reference", description: "The page to go to" } },
  429: retryAfter,
  503: retryAfter,
  default: retryAfter,
};

/** What the transformation does not know: headers, and words for an answer that has none of its own. */
function complete(schema: FastifySchema): FastifySchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the transformation gives: a JSON schema for each status
  const response = Object.entries((schema.response ?? {}) as Record<string, object>).map(([status, described]) => {
    const headers = headersOf[status];
    const words = "description" in described ? {} : { "x-response-description": STATUS_CODES[status] };
    return [status, { ...words, ...described, ...(headers && { headers }) }] as const;
  });
  return { ...schema, response: Object.fromEntries(response) };
}

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
        // Open to all, where a route names nothing else.
        security: [],
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
        const { schema, url } = transformSchema({ ...document, schema: own.hide ? own : { ...own, response } });
        return { schema: complete(schema), url };
      },
    });
  },
  { name: "openapi" },
);
