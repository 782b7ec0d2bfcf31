import { subscribe } from "node:diagnostics_channel";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { answersOf, headersBeside } from "../plugins/openapi.ts";

const watched = [
  "allow",
  "content-disposition",
  "link",
  "location",
  "retry-after",
  "set-cookie",
  "www-authenticate",
  "x-vercel-ai-ui-message-stream",
] as const;

/** Responses of this process's applications that their description lacks. */
const undescribed = new Set<string>();

/** Returns and clears the undescribed responses since the last call. */
export function undescribedAnswers(): string[] {
  const found = [...undescribed];
  undescribed.clear();
  return found;
}

function compare({ method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const { schema, url = "" } = routeOptions;
  // Files and hidden routes have no description; a test's own routes need none.
  if (schema?.operationId === undefined || schema.hide) return;
  const { statusCode } = reply;
  const answers = answersOf(routeOptions as RouteOptions);
  // Any route may fail, or be called with a wrong Host.
  const status = String(statusCode) in answers || (statusCode !== 400 && statusCode < 500) ? statusCode : "default";
  const answer = answers[status];
  const at = `${method} ${url} ${statusCode}`;
  if (!answer) return void undescribed.add(at);
  const headers = headersBeside(String(status), answer);
  // A route that writes its own response sets them on the raw reply.
  const sent = (name: string) => reply.getHeader(name) ?? reply.raw.getHeader(name);
  for (const name of watched) {
    if (sent(name) !== undefined && !(name in headers)) undescribed.add(`${at} ${name}`);
  }
  const [type = ""] = String(sent("content-type") ?? "").split(";", 1);
  const { content } = answer;
  if (content && type !== "" && !(type in content)) undescribed.add(`${at} ${type}`);
}

function watch(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onResponse", (request, reply, done) => {
    compare(request, reply);
    done();
  });
}

subscribe("fastify.initialization", watch);
