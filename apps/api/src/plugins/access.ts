import { hash, timingSafeEqual } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import fp from "fastify-plugin";
import { ProblemError } from "../answers/problem.ts";
import { MinuteCounts } from "../limits/minute-counts.ts";
import { type Actor, machines } from "../people/action-store.ts";
import { accessOf } from "../people/permissions.ts";
import { findSession, type SessionLook, type SignedIn, sessionMs } from "../people/session-store.ts";
import type { Settings } from "../settings.ts";
import type { Storage } from "../storage/storage.ts";
import { clientAddress, tooMany } from "./rate-limit.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The `Set-Cookie` with a session's secret; if omitted, deletes the cookie. */
    sessionCookie: (request: FastifyRequest, secret?: string) => string;
    /** The secret in the cookie, which may belong to no session; undefined if there is none. */
    sessionSecret: (request: FastifyRequest) => string | undefined;
    /** Reads the cookie's session anew each time; undefined without a cookie. Retains nothing of the request. */
    signedInBy: (request: FastifyRequest) => ((look?: SessionLook) => Promise<SignedIn | undefined>) | undefined;
  }
  interface FastifyRequest {
    /** Set on the desk's routes only; null elsewhere. */
    signedIn: SignedIn | null;
  }
}

/** Hashes have equal length, so comparing them takes constant time. */
const digest = (text: string) => hash("sha256", text, "buffer");

/** Compares with all tokens, so that the time reveals nothing. */
export function matchingToken(tokens: readonly string[], offered: string): string | undefined {
  const given = digest(offered);
  const matches = tokens.map((token) => timingSafeEqual(digest(token), given));
  return tokens[matches.indexOf(true)];
}

/** The signed-in person, for routes that only the desk reaches. */
export function signedInOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Error("The route is not for people of the desk: see people/permissions.ts.");
  return signedIn;
}

/** The person of the desk who makes a call, and the time. */
export function actorOf(request: FastifyRequest): Actor {
  return { personId: signedInOf(request).person.id, now: Date.now() };
}

/** The actor of a call with ADMIN_TOKEN, and the time. */
export const byToken = (): Actor => ({ personId: machines.token, now: Date.now() });

function tokenGuard(tokens: readonly string[]): onRequestAsyncHookHandler {
  return async ({ headers }) => {
    const given = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
    if (given !== undefined && matchingToken(tokens, given) !== undefined) return;
    const challenge = given === undefined ? "" : ', error="invalid_token"';
    throw new ProblemError(401, {
      detail: "This call needs an administrator's token, as Authorization: Bearer.",
      headers: { "www-authenticate": `Bearer realm="admin"${challenge}` },
    });
  };
}

/**
 * Five people behind one address would share its limit, so signed-in people are counted by session. To identify them,
 * the database has to be queried first: for unknown cookies at most `lookUps` times a minute per address (0 for no
 * limit).
 */
function personGuard(app: FastifyInstance, lookUps: number): onRequestAsyncHookHandler {
  const strangers = new MinuteCounts();
  return async (request) => {
    const address = clientAddress(request);
    const look = app.signedInBy(request);
    const wait = look && lookUps > 0 ? strangers.wait(address, lookUps) : 0;
    if (wait > 0) {
      app.countRefused("call", "sign-in");
      throw tooMany(Math.ceil(wait / 1_000));
    }
    // An open desk with nobody at it keeps calling: that does not count as use of the session.
    const renews = request.headers["x-desk-away"] === undefined;
    const signedIn = await look?.({ renews });
    if (signedIn) {
      const seconds = await app.countCall("desk", signedIn.session.id);
      if (seconds > 0) throw tooMany(seconds, "Too much was asked for by your sign-in within a minute");
      request.signedIn = signedIn;
      return;
    }
    if (look) strangers.count(address);
    const seconds = await app.countCall("read", address);
    if (seconds > 0) throw tooMany(seconds);
    throw new ProblemError(401, {
      detail: "Sign in to the desk first.",
      headers: { "www-authenticate": 'Cookie realm="desk"' },
    });
  };
}

const ownerGuard: onRequestAsyncHookHandler = async (request) => {
  if (signedInOf(request).person.role !== "owner") {
    throw new ProblemError(403, { detail: "Only owners of the desk may do this." });
  }
};

export type AccessOptions = { db: Storage["db"]; settings: Pick<Settings, "adminTokens" | "publicUrl" | "rates"> };

/** Enforces `permissions.ts`: 401 for strangers, 403 for people without the right. */
export const access = fp<AccessOptions>(
  async (app, { db, settings: { adminTokens, publicUrl, rates } }) => {
    const isSecure = ({ protocol }: FastifyRequest) => (publicUrl?.protocol ?? `${protocol}:`) === "https:";
    const nameFor = (request: FastifyRequest) => (isSecure(request) ? "__Host-desk" : "desk");

    app.decorateRequest("signedIn", null);
    app.decorate("sessionCookie", (request, secret) =>
      stringifySetCookie({
        name: nameFor(request),
        value: secret ?? "",
        path: "/",
        httpOnly: true,
        sameSite: "strict",
        secure: isSecure(request),
        maxAge: secret === undefined ? 0 : sessionMs / 1_000,
      }),
    );

    app.decorate("sessionSecret", (request) => parseCookie(request.headers.cookie ?? "")[nameFor(request)]);

    app.decorate("signedInBy", (request) => {
      const secret = app.sessionSecret(request);
      return secret
        ? async (look?: SessionLook) => findSession(db, secret, adminTokens, { ...look, now: Date.now() })
        : undefined;
    });

    const person = personGuard(app, rates.desk);
    const guards = { token: [tokenGuard(adminTokens)], member: [person], owner: [person, ownerGuard] };

    app.addHook("onRoute", (route) => {
      for (const method of [route.method].flat()) {
        const who = accessOf(method, route.url, route.schema?.security);
        if (!who) continue;
        const own = [route.onRequest ?? []].flat();
        // Fastify creates a HEAD route for each GET, with its hooks.
        route.onRequest = [...own, ...guards[who].filter((guard) => !own.includes(guard))];
      }
    });
  },
  { name: "access", dependencies: ["problem-details", "rate-limits"] },
);
