import type { FastifyPluginAsync } from "fastify";
import { eraseEnded } from "../../people/session-store.ts";
import { inSteps, startRetention } from "../../storage/sweep.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { type SignInOptions, signInRoutes } from "./sign-in-routes.ts";

/** Sign-in, passkeys, people and the log (CONTRACT, section 8). */
export const deskPeopleModule: FastifyPluginAsync<SignInOptions> = async (app, options) => {
  const { db } = options;
  const { log } = app;
  const stopRetention = startRetention({
    db,
    name: "desk-retention",
    log,
    async *sweep(now) {
      yield* inSteps(500, async (limit) => eraseEnded(db, limit, now));
    },
  });
  app.addHook("onClose", stopRetention);
  await app.register(signInRoutes, options);
  await app.register(passkeyRoutes, options);
  await app.register(peopleRoutes, options);
};
