import {
  actionSchema,
  deskPageOf,
  invitationSchema,
  openSessionSchema,
  personChangeSchema,
  personSchema,
  signInLinkSchema,
} from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { conflict, ProblemError, problem } from "../../answers/problem.ts";
import { listActions, logAction } from "../../people/action-store.ts";
import {
  addPerson,
  changePerson,
  findPerson,
  LastOwnerError,
  listPeople,
  NameTakenError,
  type Person,
  StalePersonError,
} from "../../people/person-store.ts";
import { endSessionsOf, listSessions, makeSignInLink, type SignedIn } from "../../people/session-store.ts";
import { signedInOf } from "../../plugins/access.ts";
import type { Storage } from "../../storage/storage.ts";
import { inTransaction } from "../../storage/transaction.ts";

const people = "/api/desk/people";
const common = { tags: ["desk: people"], security: [{ session: [] }] };
const params = z.object({ id: z.string() });
const unknown = problem("No such person");
const missing = () => new ProblemError(404, { detail: "Nobody at the desk has this id." });

const schemas = {
  list: {
    ...common,
    operationId: "listPeople",
    summary: "The people of the desk",
    response: { 200: deskPageOf(personSchema) },
  },
  invite: {
    ...common,
    operationId: "invitePerson",
    summary: "Invite somebody",
    description: "The link's secret opens a session once within 24 hours; whoever has it then makes a passkey.",
    body: invitationSchema,
    response: { 201: signInLinkSchema, 409: problem("Somebody has the name already.") },
  },
  link: {
    ...common,
    operationId: "makeSignInLink",
    summary: "Make a link by which a person signs in once",
    description:
      "For a browser without passkeys, or a passkey that is lost. An older link of the person stops working.",
    params,
    response: { 201: signInLinkSchema, 404: unknown, 409: problem("The person is disabled.") },
  },
  change: {
    ...common,
    operationId: "changePerson",
    summary: "Change a person's role, disable or enable",
    description: "Whoever is disabled is signed out everywhere at once, and what was assigned to them is nobody's.",
    params,
    body: personChangeSchema,
    response: {
      200: personSchema,
      404: unknown,
      409: problem("Somebody was quicker, or no owner would be left."),
    },
  },
  signOut: {
    ...common,
    operationId: "signPersonOut",
    summary: "Sign a person out everywhere",
    description: "A link that was not opened yet stops working, too.",
    params,
    response: { 204: z.undefined(), 404: unknown },
  },
  sessions: {
    ...common,
    operationId: "listSessions",
    summary: "The sign-ins that are open",
    response: { 200: deskPageOf(openSessionSchema) },
  },
  log: {
    ...common,
    operationId: "listActions",
    summary: "Who did what, the newest first",
    description: "Kept for a year.",
    querystring: z.object({ cursor: z.string().max(100).optional() }),
    response: { 200: deskPageOf(actionSchema) },
  },
};

function toProblem(error: unknown): unknown {
  if (error instanceof StalePersonError) return conflict("Somebody changed this person meanwhile. Look again.");
  if (error instanceof LastOwnerError) return conflict("This is the last owner. Make somebody else an owner first.");
  if (error instanceof NameTakenError) return conflict("Somebody at the desk already has this name.");
  return error;
}

async function invite(
  db: Storage["db"],
  { person: by }: SignedIn,
  { name, role }: Pick<Person, "name" | "role">,
  now: number,
) {
  return inTransaction(db, async (trx) => {
    const person = await addPerson(trx, name, role, now);
    await logAction(trx, { personId: by.id, action: "invited", subject: person.id }, now);
    return { person, ...(await makeSignInLink(trx, person.id, now)) };
  });
}

/** `/api/desk/people`, invitations, open sessions and the log (CONTRACT, section 8). */
export const peopleRoutes: FastifyPluginAsyncZod<{ db: Storage["db"] }> = async (app, { db }) => {
  const config = { rate: "desk" } as const;

  app.get(people, { schema: schemas.list, config }, async () => ({ data: await listPeople(db), nextCursor: null }));

  app.post("/api/desk/invitations", { schema: schemas.invite, config }, async (request, reply) => {
    const invitation = await invite(db, signedInOf(request), request.body, Date.now()).catch((error: unknown) => {
      throw toProblem(error);
    });
    app.deskNews.publish({ what: "people" });
    return reply.code(201).send(invitation);
  });

  app.post(`${people}/:id/link`, { schema: schemas.link, config }, async (request, reply) => {
    const now = Date.now();
    const person = await findPerson(db, request.params.id);
    if (!person) throw missing();
    if (person.disabled) throw conflict("This person is disabled. Enable them first.");
    const link = await inTransaction(db, async (trx) => {
      await logAction(trx, { personId: signedInOf(request).person.id, action: "link-made", subject: person.id }, now);
      return makeSignInLink(trx, person.id, now);
    });
    return reply.code(201).send({ person, ...link });
  });

  app.patch(`${people}/:id`, { schema: schemas.change, config }, async (request) => {
    const change = { ...request.body, id: request.params.id, by: signedInOf(request).person.id };
    const person = await changePerson(db, change, Date.now()).catch((error: unknown) => {
      throw toProblem(error);
    });
    if (!person) throw missing();
    for (const what of ["people", "conversations", "leads"] as const) app.deskNews.publish({ what });
    return person;
  });

  app.delete(`${people}/:id/sessions`, { schema: schemas.signOut, config }, async (request, reply) => {
    const { id } = request.params;
    if (!(await findPerson(db, id))) throw missing();
    await inTransaction(db, async (trx) => {
      await endSessionsOf(trx, id);
      const personId = signedInOf(request).person.id;
      await logAction(trx, { personId, action: "signed-out-everywhere", subject: id }, Date.now());
    });
    app.deskNews.publish({ what: "people" });
    return reply.code(204).send();
  });

  app.get("/api/desk/sessions", { schema: schemas.sessions, config }, async () => ({
    data: await listSessions(db, Date.now()),
    nextCursor: null,
  }));

  app.get("/api/desk/log", { schema: schemas.log, config }, async (request) => listActions(db, request.query.cursor));
};
