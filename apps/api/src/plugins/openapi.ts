import { STATUS_CODES } from "node:http";
import swagger from "@fastify/swagger";
import { jsonSchema, problemSchema } from "@thirtyfold/api-contract";
import type { FastifySchema, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { problem } from "../answers/problem.ts";
import { permissions } from "../people/permissions.ts";

const { $schema: _dialect, ...problemJsonSchema } = z.toJSONSchema(problemSchema, { io: "input" });

// The global registry, because `describe` writes into it: descriptions of schemas in another one would be lost.
z.globalRegistry.add(problemSchema, { id: "Problem" });
// A recursive schema needs a name.
z.globalRegistry.add(jsonSchema, { id: "Json" });

const transformSchema = createJsonSchemaTransform({});

/** JSON schemas by header name; a route declares its own in a response, or in the `meta` of its schema. */
type DescribedHeaders = Readonly<Record<string, object>>;
type Described = {
  description?: string | undefined;
  content?: Readonly<Record<string, unknown>>;
  headers?: DescribedHeaders;
};
type Answers = Readonly<Record<string, Described>>;

const retryAfter: DescribedHeaders = {
  "retry-after": { type: "integer", minimum: 1, description: "Seconds after which it is worth trying again" },
};
// By status, the same for all routes.
const headersOf: Readonly<Record<string, DescribedHeaders>> = {
  303: { location: { type: "string", format: "uri-reference", description: "The page to go to" } },
  401: { "www-authenticate": { type: "string", description: "How to tell who calls" } },
  408: retryAfter,
  429: retryAfter,
  503: retryAfter,
  default: retryAfter,
};

/** The descriptions of the headers of a response with this status. */
export function headersBeside(status: string, answer: Described | undefined): DescribedHeaders {
  const own: Described | undefined = answer instanceof z.core.$ZodType ? z.globalRegistry.get(answer) : answer;
  return { ...headersOf[status], ...own?.headers };
}

/** Adds what the transformation omits: headers, and a description for responses that have none. */
function complete(schema: FastifySchema, own: Answers): FastifySchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the transformation gives: a JSON schema for each status
  const response = Object.entries((schema.response ?? {}) as Record<string, object>).map(([status, described]) => {
    const headers = headersBeside(status, own[status]);
    const words = "description" in described ? {} : { "x-response-description": STATUS_CODES[status] };
    return [status, { ...words, ...described, ...(Object.keys(headers).length > 0 && { headers }) }] as const;
  });
  return { ...schema, response: Object.fromEntries(response) };
}

// Problems raised by plugins; routes declare only their own.
function problemsOf(schema: FastifySchema, { method, url, config }: RouteOptions): Answers {
  const methods = [method].flat();
  const changes = methods.some((name) => !["GET", "HEAD"].includes(name));
  const takesInput = schema.body ?? schema.querystring ?? schema.params;
  const forbidden = [
    ...(methods.some((name) => permissions[`${name} ${url}`] === "owner")
      ? ["Only owners of the desk may do this."]
      : []),
    ...(changes ? ["The call comes from another site."] : []),
  ];
  return {
    // Every method that changes something has its body read, even if it needs none.
    ...((changes || takesInput !== undefined) && {
      400: problem("The input is not valid; `issues` names each mistake."),
    }),
    ...(schema.security && { 401: problem("It is not known who calls.") }),
    ...(forbidden.length > 0 && { 403: problem(forbidden.join(" ")) }),
    ...(changes && { 413: problem("The body is too large.") }),
    ...(changes && { 415: problem("The body's type is not taken here.") }),
    ...(config?.rate && { 429: problem("Too many calls; `Retry-After` tells when to try again.") }),
    default: problem("Any other problem."),
  };
}

/** By status: a route's responses by its own schema, and those of the layers around it. */
export function answersOf(route: RouteOptions): Answers {
  const { response = {}, ...schema }: FastifySchema = route.schema ?? {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a route's responses are objects by status
  return { ...problemsOf(schema, route), ...(response as Answers) };
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
        // Open to all, unless a route declares otherwise.
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
        if (own.hide) return transformSchema({ ...document, schema: own });
        const response = answersOf({ ...document.route, schema: own });
        const { schema, url } = transformSchema({ ...document, schema: { ...own, response } });
        return { schema: complete(schema, response), url };
      },
    });
  },
  { name: "openapi" },
);
