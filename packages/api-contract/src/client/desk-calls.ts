import * as z from "zod/mini";
import {
  actionSchema,
  deskPageOf,
  deskSessionSchema,
  invitationSchema,
  newPasskeySchema,
  openSessionSchema,
  passkeyOptionsSchema,
  passkeySchema,
  personChangeSchema,
  personSchema,
  signInLinkSchema,
  signInSchema,
} from "../desk.ts";
import type { Calls } from "./call.ts";

const cursor = z.object({ cursor: z.optional(z.string()) });

/** The calls of the desk, which need its session: in a browser its cookie is sent along. */
export const deskCalls = {
  "POST /api/desk/session/options": { answer: passkeyOptionsSchema },
  "POST /api/desk/session": { body: signInSchema },
  "GET /api/desk/session": { answer: deskSessionSchema },
  "DELETE /api/desk/session": { query: z.object({ everywhere: z.optional(z.boolean()) }) },
  "GET /api/desk/passkeys": { answer: deskPageOf(passkeySchema) },
  "POST /api/desk/passkeys": { body: newPasskeySchema },
  "POST /api/desk/passkeys/options": { answer: passkeyOptionsSchema },
  "DELETE /api/desk/passkeys/{id}": {},
  "GET /api/desk/people": { answer: deskPageOf(personSchema) },
  "PATCH /api/desk/people/{id}": { body: personChangeSchema, answer: personSchema },
  "POST /api/desk/people/{id}/link": { answer: signInLinkSchema },
  "DELETE /api/desk/people/{id}/sessions": {},
  "POST /api/desk/invitations": { body: invitationSchema, answer: signInLinkSchema },
  "GET /api/desk/sessions": { answer: deskPageOf(openSessionSchema) },
  "GET /api/desk/log": { query: cursor, answer: deskPageOf(actionSchema) },
} as const satisfies Calls;
