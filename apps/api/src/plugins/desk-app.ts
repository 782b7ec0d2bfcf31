import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { TaggedFiles } from "../website/content-tags.ts";
import type { DeskBuild } from "../website/desk-build.ts";
import { settleEncoding } from "../website/website-memory.ts";

const everywhere = { "x-robots-tag": "noindex" };

/** Serves the desk below `/desk/`: one page at every address, with its own policy, and hashed files as immutable. */
export const deskApp: FastifyPluginAsync<{ build: DeskBuild }> = async (app, { build }) => {
  await app.register(fastifyStatic, {
    root: build.directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.addHook("onRequest", settleEncoding);
  const files = new TaggedFiles(build.directory);
  const pageHeaders = { ...everywhere, "content-security-policy": build.csp, "cache-control": "no-cache" };
  const assetHeaders = { ...everywhere, "cache-control": "public, max-age=31536000, immutable" };

  // Its address never changes, so browsers have to check for a newer one; it needs no resources.
  const workerHeaders = { ...everywhere, "content-security-policy": "default-src 'none'", "cache-control": "no-cache" };

  app.get("/desk", { schema: { hide: true } }, (_request, reply) => reply.redirect("/desk/", 308));
  app.get<{ Params: { "*": string } }>("/desk/*", { schema: { hide: true } }, (request, reply) => {
    const path = request.params["*"];
    if (path === "push-worker.js" && build.assets.has(path)) {
      return files.send(path, request, reply.headers(workerHeaders));
    }
    if (build.assets.has(path)) return files.send(path, request, reply.headers(assetHeaders));
    if (path.startsWith("assets/") || path.slice(path.lastIndexOf("/") + 1).includes(".")) {
      return void reply.code(404).headers(everywhere).type("text/plain; charset=utf-8").send("Not found\n");
    }
    files.send("index.html", request, reply.headers(pageHeaders));
  });
};
