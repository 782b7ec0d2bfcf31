import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { ProblemError } from "../answers/problem.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** A hook for `onRequest` that lets only administrators pass; without any token, nobody. */
    requireAdmin: (request: FastifyRequest) => Promise<void>;
  }
}

/** For comparing secrets: hashes are of one length, and comparing them takes the same time wherever they differ. */
export const digest = (text: string) => hash("sha256", text, "buffer");

function tokenCheck(tokens: readonly string[]) {
  const known = tokens.map(digest);
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const given = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
    const offered = digest(given ?? "");
    const matches = known.filter((token) => timingSafeEqual(token, offered));
    if (given !== undefined && matches.length > 0) return;
    const challenge = given === undefined ? "" : ', error="invalid_token"';
    throw new ProblemError(401, {
      detail: "This call needs an administrator's token, as Authorization: Bearer.",
      headers: { "www-authenticate": `Bearer realm="admin"${challenge}` },
    });
  };
}

/** Who holds one of `tokens`, as `Authorization: Bearer …`, is an administrator; others get 401. */
export const adminAccess = fp<{ tokens: readonly string[] }>(
  async (app, { tokens }) => {
    app.decorate("requireAdmin", tokenCheck(tokens));
  },
  { name: "admin-access", dependencies: ["problem-details"] },
);
