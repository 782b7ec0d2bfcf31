import { createECDH } from "node:crypto";
import { newPushDeviceSchema, pushDeviceSchema, pushKeySchema } from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { conflict, invalid, ProblemError, problem } from "../../answers/problem.ts";
import { signedInOf } from "../../plugins/access.ts";
import { isPushEndpoint, type PushServiceOptions } from "../../push/push-service.ts";
import { pushKeys, removePushDevice, savePushDevice } from "../../push/push-store.ts";
import type { Storage } from "../../storage/storage.ts";

const path = "/api/desk/push";
const common = { tags: ["desk: people"], security: [{ session: [] }] };

const schemas = {
  key: {
    ...common,
    operationId: "readPushKey",
    summary: "The key that a browser subscribes to pushes with",
    response: { 200: pushKeySchema },
  },
  save: {
    ...common,
    operationId: "addPushDevice",
    summary: "Tell this device while the desk is closed",
    description:
      "Again for the same endpoint: changes what it is told of, and renews it. It ends with the session's sign-out, or a week after the sign-in.",
    body: newPushDeviceSchema,
    response: {
      200: pushDeviceSchema,
      400: problem("This is no endpoint of a push service, or no key of a browser."),
      409: problem("The session was opened by ADMIN_TOKEN, with which it ends."),
    },
  },
  remove: {
    ...common,
    operationId: "removePushDevice",
    summary: "Tell a device of one's own no longer",
    params: z.object({ id: z.string() }),
    response: { 204: z.undefined(), 404: problem("No such device") },
  },
};

/** Encrypting for a point that is not on the curve would throw at each push. */
function isPublicKey(key: string): boolean {
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(key, "base64url");
    return true;
  } catch {
    return false;
  }
}

/** `/api/desk/push`: the devices that get notifications while the desk is closed. */
export const deskPushModule: FastifyPluginAsyncZod<PushServiceOptions & { db: Storage["db"] }> = async (
  app,
  { db, ...service },
) => {
  const config = { rate: "desk" } as const;
  // Created at the first start, before anybody asks for them.
  app.addHook("onReady", async () => void (await pushKeys(db)));

  app.get(path, { schema: schemas.key, config }, async () => ({ publicKey: (await pushKeys(db)).public_key }));

  app.post(path, { schema: schemas.save, config }, async (request) => {
    const { person, session } = signedInOf(request);
    if (session.way === "token") {
      const detail = "What the token opened ends with it. Sign in with your passkey to be told on this device.";
      throw conflict(detail);
    }
    const { endpoint, keys } = request.body;
    if (!isPushEndpoint(endpoint, service)) throw invalid("endpoint", "Send the endpoint of a push service");
    if (!isPublicKey(keys.p256dh)) throw invalid("keys.p256dh", "Send the key of a browser");
    return savePushDevice(db, request.body, { personId: person.id, session, now: Date.now() });
  });

  app.delete(`${path}/:id`, { schema: schemas.remove, config }, async (request, reply) => {
    const removed = await removePushDevice(db, request.params.id, signedInOf(request).person.id);
    if (!removed) throw new ProblemError(404, { detail: "You have no device with this id." });
    return reply.code(204).send();
  });
};
