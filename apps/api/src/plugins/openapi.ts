import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { problemSchema } from "@thirtyfold/api-contract";
import type { FastifySchema, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";

const registry = z.registry<{ id: string }>();
registry.add(problemSchema, { id: "Problem" });

const transformSchema = createJsonSchemaTransform({ schemaRegistry: registry });
const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

// What the plugins answer before a route is asked; a route names only the problems of its own.
function problemsOf(schema: FastifySchema, route: RouteOptions): Record<string, unknown> {
  const changes = [route.method].flat().some((method) => !["GET", "HEAD"].includes(method));
  const takesInput = schema.body ?? schema.querystring ?? schema.params;
  return {
    ...(takesInput !== undefined && { 400: problem("The input is not valid; `issues` names each mistake") }),
    ...(changes && { 403: problem("The call comes from another site") }),
    ...(schema.body !== undefined && { 413: problem("The body is too large") }),
    ...(schema.body !== undefined && { 415: problem("The body's type is not taken here") }),
    ...(route.config?.rate && { 429: problem("Too many calls; `Retry-After` tells when to try again") }),
    default: problem("Any other problem"),
  };
}

const csp = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "base-uri": "'none'",
};

/** The API's description, made from the routes' schemas: OpenAPI 3.1 at `/openapi.json`, for people at `/docs`. */
export const openapi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: { title: "Thirtyfold API", version: "1.0.0", description: "What the website and its operators call." },
        components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
      },
      transform: (document) => {
        const { schema, url } = transformSchema(document);
        if (schema.hide) return { schema, url };
        const response = { ...problemsOf(document.schema ?? {}, document.route), ...(schema.response as object) };
        return { schema: { ...schema, response }, url };
      },
      transformObject: createJsonSchemaTransformObject({ schemaRegistry: registry }),
    });
    await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: csp, theme: { title: "Thirtyfold API" } });
    app.get(
      "/openapi.json",
      {
        schema: {
          summary: "This description, OpenAPI 3.1",
          tags: ["operation"],
          response: { 200: z.looseObject({ openapi: z.string() }) },
        },
      },
      () => app.swagger(),
    );
  },
  { name: "openapi" },
);
