import swaggerUi from "@fastify/swagger-ui";
import fp from "fastify-plugin";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

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

const description: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/openapi.json",
    {
      schema: {
        summary: "This description, OpenAPI 3.1",
        tags: ["operation"],
        response: { 200: z.record(z.string(), z.unknown()).describe("An OpenAPI document.") },
      },
    },
    () => ({ ...app.swagger() }),
  );
};

/** The API's description for programs at `/openapi.json`, and for people, with try-it, at `/docs`; all own files. */
export const docs = fp(
  async (app) => {
    await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: csp, theme: { title: "Thirtyfold API" } });
    await app.register(description);
  },
  { name: "docs", dependencies: ["openapi"] },
);
