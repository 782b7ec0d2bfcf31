import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

const email = /(?<![^\s"'<>@/?&=])[^\s"'<>@/?&=]+(?:@|%40)[^\s"'<>@/?&=]+/gi;
const bearerOrKey = /\b(Bearer\s+|sk-|whsec_)[\w.~+/=-]+/gi;
const query = /\?[^\s"')]*/g;
const credentials = /(:\/\/)[^\s/@]*@/g;
const maxLength = 500;

/** The network of an address, IPv4 /24 or IPv6 /48, which identifies no household (CONTRACT, "Personal data"). */
export function cutAddress(address: string | undefined): string {
  const network = normalizeIP(address ?? "", 48);
  return network.includes(":") ? `${network}/48` : network.replace(/\.\d+$/, ".0/24");
}

/** Removes email addresses, tokens, credentials and query strings, and truncates to 500 characters. */
export function scrub(text: string): string {
  return text
    .slice(0, maxLength * 2)
    .replace(credentials, "$1[credentials]")
    .replace(email, "[email]")
    .replace(bearerOrKey, "$1[secret]")
    .replace(query, "?[query]")
    .slice(0, maxLength);
}

/** Decodes a path as a browser shows it, so that escapes hide nothing; a malformed one stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path without ids and query: the route's pattern if it has parameters. Cuts unknown `/api/` paths and the desk's,
 * which name rooms.
 */
export function loggablePath(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern !== undefined && !pattern.includes("*")) return pattern;
  if (pattern === "/desk/*") return "/desk/…";
  const path = decoded(request.url.split("?", 1)[0] ?? "");
  if (pattern !== undefined && pattern !== "/*") return scrub(path);
  return scrub(path.replace(/^(\/+(?:api\/[\w-]{1,40}|desk))\/.*/is, "$1/…"));
}

/** The error's kind, code, scrubbed message and stack; never other fields. */
export function loggableError(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: "thrown value that is no error", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` (cause: ${scrub(error.cause.message)})` : "";
  return {
    type: error.name,
    message: scrub(error.message) + cause,
    stack: frames.join("\n"),
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
  };
}
