import fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { reportUsage } from "../../report-usage.ts";
import { page } from "./answers.ts";
import { bodySchema } from "./body.ts";

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.get("/", (request, reply) => {
  void reply.headers(page.headers).header("etag", page.etag);
  return request.headers["if-none-match"] === page.etag ? reply.code(304).send() : reply.send(page.body);
});
const alive = { 200: z.object({ status: z.literal("ok") }) };
app.get("/healthz", { schema: { response: alive } }, () => ({ status: "ok" }));
app.post("/api/realtime-chat/messages", { schema: { body: bodySchema } }, (_request, reply) => reply.code(201).send());
await app.listen({ port: 0, host: "127.0.0.1" });
reportUsage(app.server.address());
