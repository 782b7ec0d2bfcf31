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

type PasskeyOptions = { db: Storage["db"]; settings: Pick<Settings, "publicUrl"> };

/** `/api/desk/passkeys`: those of the signed-in person. */
export const passkeyRoutes: FastifyPluginAsyncZod<PasskeyOptions> = async (app, { db, settings: { publicUrl } }) => {
  const config = { rate: "desk" } as const;

  const list = {
    ...common,
    operationId: "listPasskeys",
    summary: "One's own passkeys",
    response: { 200: deskPageOf(passkeySchema) },
  };
  app.get(passkeys, { schema: list, config }, async (request) => ({
    data: await listPasskeys(db, signedInOf(request).person.id),
    nextCursor: null,
  }));

  const options = {
    ...common,
    operationId: "startPasskey",
    summary: "What an authenticator needs to make a passkey",
    description: "For `navigator.credentials.create`; it can be answered once, within 5 minutes, by the same session.",
    response: { 200: passkeyOptionsSchema },
  };
  app.post(`${passkeys}/options`, { schema: options, config }, async (request) =>
    newPasskeyOptions(db, relyingParty(request, publicUrl), signedInOf(request), Date.now()),
  );

  const add = {
    ...common,
    operationId: "addPasskey",
    summary: "Add a passkey",
    body: newPasskeySchema,
    response: { 204: z.undefined(), 400: problem("The authenticator's answer is not valid, or was used before.") },
  };
  app.post(passkeys, { schema: add, config }, async (request, reply) => {
    const party = relyingParty(request, publicUrl);
    const added = await addPasskey(db, party, signedInOf(request), request.body, Date.now());
    if (!added) throw new ProblemError(400, { detail: "The passkey could not be added. Try to make it again." });
    return reply.code(204).send();
  });

  const remove = {
    ...common,
    operationId: "removePasskey",
    summary: "Take a passkey of one's own away",
    params: z.object({ id: z.string() }),
    response: { 204: z.undefined(), 404: problem("No such passkey") },
  };
  app.delete(`${passkeys}/:id`, { schema: remove, config }, async (request, reply) => {
    const { person } = signedInOf(request);
    const { id } = request.params;
    const removed = await inTransaction(db, async (trx) => removePasskey(trx, person.id, id, Date.now()));
    if (!removed) throw new ProblemError(404, { detail: "You have no passkey with this id." });
    return reply.code(204).send();
  });
};
