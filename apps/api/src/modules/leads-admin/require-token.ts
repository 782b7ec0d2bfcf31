import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ProblemError } from "../../plugins/problem-details.ts";

const digest = (text: string) => hash("sha256", text, "buffer");

/** A hook that lets only calls with one of the tokens pass, as `Authorization: Bearer …`; the others get 401. */
export function requireToken(tokens: readonly string[]) {
  // Hashes are of one length, and comparing them takes the same time wherever they differ.
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
