import type { FastifyInstance } from "fastify";
import { page } from "./answers.ts";

const text = { type: "string", minLength: 1, maxLength: 4_000 };
const body = {
  type: "object",
  required: ["content", "senderId", "receiverId", "roomId"],
  properties: { content: text, senderId: text, receiverId: text, roomId: text },
};
const alive = { 200: { type: "object", properties: { status: { type: "string" } } } };

/** Only the three routes, validated by JSON Schema. */
export function bareRoutes(app: FastifyInstance): void {
  app.get("/", (request, reply) => {
    void reply.headers(page.headers).header("etag", page.etag);
    return request.headers["if-none-match"] === page.etag ? reply.code(304).send() : reply.send(page.body);
  });
  app.get("/healthz", { schema: { response: alive } }, () => ({ status: "ok" }));
  app.post("/api/realtime-chat/messages", { schema: { body } }, (_request, reply) => reply.code(201).send());
}
