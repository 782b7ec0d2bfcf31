import { deskPageOf, newPasskeySchema, passkeyOptionsSchema, passkeySchema } from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ProblemError, problem } from "../../answers/problem.ts";
import { signedInOf } from "../../plugins/access.ts";
import type { Settings } from "../../settings.ts";
import type { Storage } from "../../storage/storage.ts";
import { inTransaction } from "../../storage/transaction.ts";
import { addPasskey, listPasskeys, newPasskeyOptions, relyingParty, removePasskey } from "./passkey-store.ts";

const passkeys = "/api/desk/passkeys";
const common = { tags: ["desk: people"], security: [{ session: [] }] };

const schemas = {
  list: {
    ...common,
    operationId: "listPasskeys",
    summary: "One's own passkeys",
    response: { 200: deskPageOf(passkeySchema) },
  },
  options: {
    ...common,
    operationId: "startPasskey",
    summary: "What an authenticator needs to make a passkey",
    description: "For `navigator.credentials.create`; it can be answered once, within 5 minutes, by the same session.",
    response: { 200: passkeyOptionsSchema },
  },
  add: {
    ...common,
    operationId: "addPasskey",
    summary: "Add a passkey",
    body: newPasskeySchema,
    response: { 204: z.undefined(), 400: problem("The authenticator's answer is not valid, or was used before.") },
  },
  remove: {
    ...common,
    operationId: "removePasskey",
    summary: "Take a passkey of one's own away",
    description: "The sessions that it opened end, except the one that asks.",
    params: z.object({ id: z.string() }),
    response: { 204: z.undefined(), 404: problem("No such passkey") },
  },
};

type PasskeyOptions = { db: Storage["db"]; settings: Pick<Settings, "publicUrl"> };

/** `/api/desk/passkeys`: the signed-in person's passkeys. */
export const passkeyRoutes: FastifyPluginAsyncZod<PasskeyOptions> = async (app, { db, settings: { publicUrl } }) => {
  const config = { rate: "desk" } as const;

  app.get(passkeys, { schema: schemas.list, config }, async (request) => ({
    data: await listPasskeys(db, signedInOf(request).person.id),
    nextCursor: null,
  }));

  app.post(`${passkeys}/options`, { schema: schemas.options, config }, async (request) =>
    newPasskeyOptions(db, relyingParty(request, publicUrl), signedInOf(request), Date.now()),
  );

  app.post(passkeys, { schema: schemas.add, config }, async (request, reply) => {
    const party = relyingParty(request, publicUrl);
    const added = await addPasskey(db, party, signedInOf(request), request.body, Date.now());
    if (!added) throw new ProblemError(400, { detail: "The passkey could not be added. Try to make it again." });
    return reply.code(204).send();
  });

  app.delete(`${passkeys}/:id`, { schema: schemas.remove, config }, async (request, reply) => {
    const signedIn = signedInOf(request);
    const { id } = request.params;
    const removed = await inTransaction(db, async (trx) => removePasskey(trx, signedIn, id, Date.now()));
    if (!removed) throw new ProblemError(404, { detail: "You have no passkey with this id." });
    app.deskNews.publish({ what: "people" });
    return reply.code(204).send();
  });
};
