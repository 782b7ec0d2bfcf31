import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import swaggerUi from "@fastify/swagger-ui";
import asyncapi from "@thirtyfold/realtime-protocol/asyncapi.json" with { type: "json" };
import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

/** The reference's scripts and styles. The package's own path to them does not work in a bundle. */
const files = join(dirname(createRequire(import.meta.url).resolve("@fastify/swagger-ui/package.json")), "static");

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

/** The bytes of a document of a few hundred KB, which does not change once the server runs. */
function bytesOf(read: () => object): () => Buffer {
  let bytes: Buffer | undefined;
  return () => (bytes ??= Buffer.from(JSON.stringify(read())));
}

const description: FastifyPluginAsyncZod = async (app) => {
  const [openapi, frames] = [bytesOf(() => app.swagger()), bytesOf(() => asyncapi)];
  const send = (reply: unknown, bytes: Buffer) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes what the bytes say
    (reply as FastifyReply).type("application/json; charset=utf-8").send(bytes);
  app.get(
    "/openapi.json",
    {
      schema: {
        operationId: "readOpenApi",
        summary: "This description, OpenAPI 3.1",
        tags: ["operation"],
        response: { 200: z.record(z.string(), z.unknown()).describe("An OpenAPI document.") },
      },
    },
    (_request, reply) => void send(reply, openapi()),
  );
  app.get(
    "/asyncapi.json",
    {
      schema: {
        operationId: "readAsyncApi",
        summary: "The frames of the chat socket, /ws, as AsyncAPI 3",
        tags: ["operation"],
        response: { 200: z.record(z.string(), z.unknown()).describe("An AsyncAPI document.") },
      },
    },
    (_request, reply) => void send(reply, frames()),
  );
};

/** `/openapi.json`, `/asyncapi.json`, and the reference with try-it at `/docs`, without third-party files. */
export const docs = fp(
  async (app) => {
    await app.register(swaggerUi, {
      routePrefix: "/docs",
      baseDir: files,
      logo: { type: "image/svg+xml", content: await readFile(join(files, "logo.svg")) },
      staticCSP: csp,
      theme: { title: "Thirtyfold API" },
    });
    await app.register(description);
  },
  { name: "docs", dependencies: ["openapi"] },
);
