import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { problem } from "../../answers/problem.ts";
import type { WebsiteBuild } from "../../website/website-build.ts";
import type { ReadPage, SiteToolsOptions } from "./site-tools.ts";

export type McpOptions = Pick<SiteToolsOptions, "worker"> & {
  build?: WebsiteBuild | undefined;
  publicUrl?: URL | undefined;
};

const brokenMessage = (description: string) => ({
  description: `${description} A JSON-RPC error.`,
  content: { "application/json": { schema: z.unknown() } },
});

const schema = {
  operationId: "callMcp",
  summary: "Search and read the website as an agent",
  description:
    "The Model Context Protocol over streamable HTTP, stateless: `search`, `get_page`, `list_solutions`, `list_positions` " +
    "and `prefill_intake`, all read-only. What a tool can't do is a result with `isError`, a broken message a JSON-RPC error.",
  tags: ["agents"],
  body: z.unknown().meta({ description: "A JSON-RPC 2.0 message." }),
  response: {
    200: {
      description: "The JSON-RPC answer; older clients may get it as the one event of a stream.",
      content: { "application/json": { schema: z.unknown() }, "text/event-stream": { schema: z.unknown() } },
    },
    202: z.undefined().describe("A notification was taken; there is no answer."),
    400: brokenMessage("The message is broken, or they are several."),
    406: brokenMessage("`Accept` has neither JSON nor a stream of events."),
    415: {
      description: "The body is missing, which is a JSON-RPC error, or its type is not taken here.",
      content: { ...brokenMessage("").content, ...problem("").content },
    },
  },
};

const noBatches = JSON.stringify({
  jsonrpc: "2.0",
  id: null,
  error: { code: -32_600, message: "Batches are not taken: send one message a call." },
});

/** `POST /mcp`: the website for agents (CONTRACT, section 10). */
export const mcpModule: FastifyPluginAsyncZod<McpOptions> = async (app, { worker, build, publicUrl }) => {
  const readPage = build && pageReader(build);
  // The protocol has its own response to broken JSON.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post("/mcp", { schema, config: { rate: "ai" } }, async (request, reply) => {
    // Each charge covers one message, and the protocol has had no batches since 2025-06-18.
    if (String(request.body).trimStart().startsWith("[")) {
      void (reply as FastifyReply).code(400).type("application/json");
      return (reply as FastifyReply).send(noBatches);
    }
    // Loaded on demand: 4 MB that only servers visited by agents hold.
    const [{ createMcpHandler }, { createSiteTools }] = await Promise.all([
      import("@modelcontextprotocol/server"),
      import("./site-tools.ts"),
    ]);
    const handler = createMcpHandler(
      () =>
        createSiteTools({
          worker,
          readPage,
          origin: publicUrl?.origin ?? `${request.protocol}://${request.host}`,
          onUnexpected: (error) => request.log.error({ err: error }, "a tool failed"),
        }),
      // Tool lists never change while the server runs.
      { maxSubscriptions: 0 },
    );
    try {
      const answer = await handler.fetch(toWebRequest(request, reply));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get("content-type");
      void (reply as FastifyReply).code(answer.status);
      if (type) void reply.type(type);
      return await (body.length > 0 ? reply.send(body) : reply.send());
    } finally {
      await handler.close();
    }
  });
};

/** Reads each page from disk once: the build does not change while the server runs. */
function pageReader({ directory, pages, filled }: WebsiteBuild): ReadPage {
  const texts = new Map<string, Promise<string>>();
  return (path) => {
    const file = pages.get(path)?.markdown.file;
    if (file === undefined) return undefined;
    const known = texts.get(file);
    if (known) return known;
    const filledText = filled.get(file);
    const read = filledText === undefined ? readFile(join(directory, file), "utf8") : Promise.resolve(filledText);
    texts.set(file, read);
    read.catch(() => texts.delete(file));
    return read;
  };
}

/** Aborts when the caller leaves. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.on("close", () => left.abort());
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  // A fixed host: the caller's has no influence.
  return new Request("http://localhost/mcp", {
    method: "POST",
    headers,
    body: String(request.body),
    signal: left.signal,
  });
}
