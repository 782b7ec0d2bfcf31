import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import cors from "@fastify/cors";
import { problemTypes } from "@thirtyfold/api-contract";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import helmet from "helmet";
import { ProblemError } from "../answers/problem.ts";
import type { Settings } from "../settings.ts";

const year = 365 * 24 * 60 * 60;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(", ");

/** What decides which site a call may come from, and whether browsers must use https. */
export type SecurityOptions = Pick<Settings, "publicUrl" | "allowedOrigins">;

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL | undefined): boolean {
  if (publicUrl) return origin === publicUrl.origin;
  const url = URL.parse(origin);
  // The host alone: behind a proxy that ends TLS and is not named in TRUST_PROXY, the scheme here is http.
  return url !== null && url.host !== "" && URL.parse(`${url.protocol}//${request.host}`)?.host === url.host;
}

function isCrossSite(request: FastifyRequest, { publicUrl, allowedOrigins }: SecurityOptions): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin === undefined) return site === "cross-site";
  return !isOwnOrigin(origin, request, publicUrl) && !allowedOrigins.includes(origin);
}

const crossSite = () =>
  new ProblemError(403, {
    type: problemTypes.crossSite,
    title: "Cross-site request",
    detail: "Calls from this site are not allowed. Open our own site and try again.",
  });

/** The same on every answer. Helmet is asked once, because it would make the same texts anew for every call. */
function fixedHeaders({ publicUrl }: SecurityOptions): OutgoingHttpHeaders {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"], "base-uri": ["'none'"] },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: publicUrl?.protocol === "https:" ? { maxAge: year, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  protect(answer.req, answer, (error) => {
    if (error instanceof Error) throw error;
  });
  return { ...answer.getHeaders(), "permissions-policy": permissionsPolicy, "cache-control": "no-store" };
}

/**
 * Security headers for every answer, with the strictest policy as the default (pages replace it by their own), and
 * the refusal of calls that another site makes through a visitor's browser (CONTRACT, "Cross-site").
 */
export const security = fp<SecurityOptions>(
  async (app, options) => {
    const headers = fixedHeaders(options);
    app.addHook("onRequest", (request, reply, done) => {
      void reply.headers(headers).header("x-request-id", request.id);
      done();
    });
    if (options.allowedOrigins.length > 0) {
      await app.register(cors, {
        origin: [...options.allowedOrigins],
        methods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
        allowedHeaders: ["accept", "authorization", "content-type", "idempotency-key"],
        exposedHeaders: ["link", "retry-after", "x-request-id"],
        maxAge: 600,
      });
    }
    app.addHook("onRequest", (request, _reply, done) => {
      const opens = request.headers.upgrade !== undefined;
      const refused = (opens || !safeMethods.has(request.method)) && isCrossSite(request, options);
      done(refused ? crossSite() : undefined);
    });
  },
  { name: "security" },
);
