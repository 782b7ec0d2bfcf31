import { setTimeout as wait } from "node:timers/promises";
import { deskSessionSchema, passkeyOptionsSchema, type SignIn, signInSchema } from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { describedHeaders } from "../../answers/described-headers.ts";
import { conflict, ProblemError, problem } from "../../answers/problem.ts";
import { MinuteCounts } from "../../limits/minute-counts.ts";
import { logAction } from "../../people/action-store.ts";
import { NameTakenError, ownerOfName } from "../../people/person-store.ts";
import { endSession, endSessionsOf, openSession, useSignInLink } from "../../people/session-store.ts";
import { matchingToken, signedInOf } from "../../plugins/access.ts";
import { clientAddress, tooMany } from "../../plugins/rate-limit.ts";
import type { Settings } from "../../settings.ts";
import type { Storage } from "../../storage/storage.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { personOfPasskey, type RelyingParty, relyingParty, signInOptions } from "./passkey-store.ts";

const triesAMinute = 20;
/** Every refusal takes this many ms, longer than any check, so that timing reveals nothing. */
const refusalMs = 300;

const session = "/api/desk/session";
const tags = ["desk: people"];
const own = { tags, security: [{ session: [] }] };
const unauthorized = problem("Nobody is signed in by this.");

const schemas = {
  options: {
    tags,
    operationId: "startSignIn",
    summary: "What a passkey is asked to sign",
    description: "For `navigator.credentials.get`; it can be answered once, within 5 minutes.",
    response: { 200: passkeyOptionsSchema },
  },
  open: {
    tags,
    operationId: "signIn",
    summary: "Sign in to the desk",
    description:
      "By ADMIN_TOKEN and a name (the owner of that name, or a new one), by a passkey, or by a link that works once. The " +
      "session is in the cookie: it ends after 12 hours of rest, after 7 days, or as said below. " +
      "The session that the cookie held until then ends.",
    body: signInSchema,
    response: {
      204: z.undefined().meta({ description: "Signed in; the cookie is set", headers: describedHeaders.cookie }),
      401: unauthorized,
      409: problem("The token is right; the name is a member's, or of somebody who is disabled."),
    },
  },
  read: {
    ...own,
    operationId: "readSession",
    summary: "Who is signed in",
    response: { 200: deskSessionSchema, 401: unauthorized },
  },
  close: {
    ...own,
    operationId: "signOut",
    summary: "Sign out",
    querystring: z.object({ everywhere: z.stringbool().default(false).describe("End all sessions of the person") }),
    response: { 204: z.undefined().meta({ headers: describedHeaders.cookie }), 401: unauthorized },
  },
};

const refused = () =>
  new ProblemError(401, {
    detail: "That did not sign you in. Check it, or ask an owner of the desk for a new link.",
    headers: { "www-authenticate": 'Cookie realm="desk"' },
  });

const nameTaken = () => {
  const message = "The name is a member's, or of somebody who is disabled";
  return conflict(`${message}. Choose another one.`, [{ path: "name", message }]);
};

/** `before`: the browser's previous secret. */
type Context = { db: Storage["db"]; tokens: readonly string[]; party: RelyingParty; before: string | undefined };

/** Returns the session's secret; undefined if `given` is wrong. @throws {NameTakenError} */
async function signIn({ db, tokens, party, before }: Context, given: SignIn, now: number): Promise<string | undefined> {
  if ("passkey" in given) {
    const person = await personOfPasskey(db, party, given.passkey, now);
    if (!person) return undefined;
    const opening = { personId: person.id, way: "passkey", passkeyId: given.passkey.id, before } as const;
    return inTransaction(db, async (trx) => openSession(trx, opening, now));
  }
  if ("link" in given) {
    return inTransaction(db, async (trx) => {
      const person = await useSignInLink(trx, given.link, now);
      return person && openSession(trx, { personId: person.id, way: "link", before }, now);
    });
  }
  const token = matchingToken(tokens, given.token);
  if (token === undefined) return undefined;
  return inTransaction(db, async (trx) => {
    const { id } = await ownerOfName(trx, given.name, now);
    return openSession(trx, { personId: id, way: "token", token, before }, now);
  });
}

export type SignInOptions = { db: Storage["db"]; settings: Pick<Settings, "adminTokens" | "publicUrl"> };

/** `/api/desk/session`: signing in and out (CONTRACT, section 8). */
export const signInRoutes: FastifyPluginAsyncZod<SignInOptions> = async (app, { db, settings }) => {
  const { adminTokens: tokens, publicUrl } = settings;
  const tries = new MinuteCounts();
  const ofStrangers = { rate: "read" } as const;
  const config = { rate: "desk" } as const;

  app.post(`${session}/options`, { schema: schemas.options, config: ofStrangers }, async (request) =>
    signInOptions(db, relyingParty(request, publicUrl), Date.now()),
  );

  app.post(session, { schema: schemas.open, config: ofStrangers }, async (request, reply) => {
    const { current, ttl } = tries.count(clientAddress(request));
    if (current > triesAMinute) {
      app.countRefused("call", "sign-in");
      throw tooMany(Math.max(1, Math.ceil(ttl / 1_000)));
    }
    const refusal = wait(refusalMs);
    const context = { db, tokens, party: relyingParty(request, publicUrl), before: app.sessionSecret(request) };
    const secret = await signIn(context, request.body, Date.now()).catch((error: unknown) => {
      throw error instanceof NameTakenError ? nameTaken() : error;
    });
    if (secret === undefined) {
      await refusal;
      throw refused();
    }
    app.deskNews.publish({ what: "people" });
    void reply.header("set-cookie", app.sessionCookie(request, secret));
    return reply.code(204).send();
  });

  app.get(session, { schema: schemas.read, config }, async (request) => signedInOf(request));

  app.delete(session, { schema: schemas.close, config }, async (request, reply) => {
    const { person, session: open } = signedInOf(request);
    const { everywhere } = request.query;
    await inTransaction(db, async (trx) => {
      await (everywhere ? endSessionsOf(trx, person.id) : endSession(trx, open.id));
      const action = everywhere ? "signed-out-everywhere" : "signed-out";
      await logAction(trx, { personId: person.id, action }, Date.now());
    });
    app.deskNews.publish({ what: "people" });
    void reply.header("set-cookie", app.sessionCookie(request));
    return reply.code(204).send();
  });
};
