import type { IncomingMessage } from "node:http";
import cors from "@fastify/cors";
import { problemTypes } from "@thirtyfold/api-contract";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { type FixedHeaders, hasFixedHeaders } from "../answers/fixed-headers.ts";
import { ProblemError } from "../answers/problem.ts";
import type { Settings } from "../settings.ts";

const year = 365 * 24 * 60 * 60;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
/** Headers with which clients of the Model Context Protocol describe a message. */
const mcpHeaders = ["mcp-protocol-version", "mcp-method", "mcp-name"];
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(", ");

/** Which sites may call, and whether browsers must use https. */
export type SecurityOptions = Pick<Settings, "publicUrl" | "allowedOrigins">;

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL | undefined): boolean {
  if (publicUrl) return origin === publicUrl.origin;
  const url = URL.parse(origin);
  // Compares only the host: behind a TLS proxy not named in TRUST_PROXY the scheme is http.
  return url !== null && url.host !== "" && URL.parse(`${url.protocol}//${request.host}`)?.host === url.host;
}

/** The site whose page makes a call. */
function siteOf(request: FastifyRequest, { publicUrl, allowedOrigins }: SecurityOptions): "own" | "allowed" | "other" {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin === undefined) return site === "cross-site" ? "other" : "own";
  if (isOwnOrigin(origin, request, publicUrl)) return "own";
  return allowedOrigins.includes(origin) ? "allowed" : "other";
}

const crossSite = () =>
  new ProblemError(403, {
    type: problemTypes.crossSite,
    title: "Cross-site request",
    detail: "Calls from this site are not allowed. Open our own site and try again.",
  });

/** The last value found to be a host: nearly all requests name the same one. */
let knownHost = "";

/** Whether there is one valid `Host` (RFC 9112, section 3.2); Node.js takes the first of several. HTTP/1.0 has none. */
function namesOneHost({ rawHeaders, headers: { host } }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) return false;
  if (!host || host === knownHost) return true;
  const isHost = !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`);
  if (isHost) knownHost = host;
  return isHost;
}

/** The strictest policy, which pages override. */
export function fixedHeaders({ publicUrl }: Pick<SecurityOptions, "publicUrl">): FixedHeaders {
  return {
    "content-security-policy": "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": permissionsPolicy,
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicUrl?.protocol === "https:" && { "strict-transport-security": `max-age=${year}` }),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Disables a filter of old browsers that could break pages.
    "x-xss-protection": "0",
    "cache-control": "no-store",
  };
}

/** Sets security headers, refuses cross-site calls (CONTRACT, "Cross-site"), and drops cookies from other origins. */
export const security = fp<SecurityOptions>(
  async (app, options) => {
    const headers = fixedHeaders(options);
    app.addHook("onRequest", (request, reply, done) => {
      if (!hasFixedHeaders(reply.raw)) void reply.headers(headers);
      void reply.header("x-request-id", request.id);
      if (!namesOneHost(request.raw)) {
        return done(new ProblemError(400, { detail: "Send one Host header, with the name of this site." }));
      }
      const site = siteOf(request, options);
      const opens = request.headers.upgrade !== undefined;
      if (site === "other" && (opens || !safeMethods.has(request.method))) return done(crossSite());
      // The desk's cookie is SameSite, yet browsers send it with requests from another origin of the same site: a
      // visitor's call has none.
      if (site !== "own") delete request.raw.headers.cookie;
      done();
    });
    if (options.allowedOrigins.length > 0) {
      await app.register(cors, {
        origin: [...options.allowedOrigins],
        methods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
        allowedHeaders: ["accept", "authorization", "content-type", "idempotency-key", ...mcpHeaders],
        exposedHeaders: ["link", "retry-after", "x-request-id"],
        maxAge: 600,
      });
    }
  },
  { name: "security" },
);
