import {
  type DeskLead,
  deskLeadSchema,
  deskLeadsSchema,
  leadChangeSchema,
  leadsChangedSchema,
  leadsChangeSchema,
  leadsFilterSchema,
  leadsQuerySchema,
  newNoteSchema,
  noteSchema,
  wholeLeadSchema,
} from "@thirtyfold/api-contract/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { describedHeaders } from "../../answers/described-headers.ts";
import { conflict, invalid, ProblemError, problem } from "../../answers/problem.ts";
import { logReading } from "../../people/action-store.ts";
import { NoteConflictError } from "../../people/note-conflict.ts";
import { UnknownAssigneeError } from "../../people/person-store.ts";
import { actorOf, signedInOf } from "../../plugins/access.ts";
import { attachment, resumeAnswer } from "./attachment.ts";
import {
  addLeadNote,
  changeLead,
  eachDeskLead,
  findDeskLead,
  findWholeLead,
  listDeskLeads,
  StaleLeadError,
} from "./desk-lead-store.ts";
import { sendCsv } from "./leads-csv.ts";
import { downloadResume, type Erasing, eraseLead } from "./leads-store.ts";

const leads = "/api/desk/leads";
const one = `${leads}/:id`;
const common = { tags: ["desk: leads"], security: [{ session: [] }] };
const ofOne = { ...common, params: z.object({ id: z.string() }) };
const unknown = problem("No such lead");
const missing = () => new ProblemError(404, { detail: "There is no lead with this id." });

const schemas = {
  list: {
    ...common,
    operationId: "listDeskLeads",
    summary: "What was submitted by all forms, the newest first",
    description: "`q` is looked for in all answers, in any case.",
    querystring: leadsQuerySchema,
    response: { 200: deskLeadsSchema },
  },
  csv: {
    ...common,
    operationId: "exportDeskLeads",
    summary: "All leads of a filter as CSV",
    description: "The log keeps that they were read. Nothing in it is run by a spreadsheet.",
    querystring: leadsFilterSchema,
    response: {
      200: {
        description: "Leads",
        headers: describedHeaders.download,
        content: { "text/csv": { schema: z.string() } },
      },
    },
  },
  find: {
    ...ofOne,
    operationId: "readDeskLead",
    summary: "One lead, with its answers, notes and timeline",
    response: { 200: wholeLeadSchema, 404: unknown },
  },
  resume: {
    ...ofOne,
    operationId: "downloadDeskResume",
    summary: "The resume of an application",
    description: "The log keeps that it was read.",
    response: {
      200: resumeAnswer,
      404: problem("No such lead, or it has no resume"),
    },
  },
  change: {
    ...ofOne,
    operationId: "changeDeskLead",
    summary: "Change a lead's state, or assign it",
    description: "`version` is the one that was seen.",
    body: leadChangeSchema,
    response: { 200: deskLeadSchema, 404: unknown, 409: problem("Somebody was quicker.") },
  },
  changeAll: {
    ...common,
    operationId: "changeDeskLeads",
    summary: "Make the same change to several leads",
    description:
      "Each with the `version` that was seen. `conflicts` are those that are gone or were changed meanwhile.",
    body: leadsChangeSchema,
    response: { 200: leadsChangedSchema },
  },
  note: {
    ...ofOne,
    operationId: "addDeskLeadNote",
    summary: "Write a note about a lead",
    description: "The same `id` and content again is answered with the note that is stored already.",
    body: newNoteSchema,
    response: { 201: noteSchema, 404: unknown, 409: problem("Another note was written under this id.") },
  },
  erase: {
    ...ofOne,
    operationId: "eraseDeskLead",
    summary: "Erase a lead, with its file and notes",
    response: { 204: z.undefined(), 404: unknown },
  },
};

function toProblem(error: unknown): unknown {
  if (error instanceof NoteConflictError) return conflict(error.message);
  if (error instanceof StaleLeadError) return conflict("Somebody changed this lead meanwhile. Look again.");
  return error instanceof UnknownAssigneeError ? invalid("assignee", error.message) : error;
}

const config = { rate: "desk" } as const;

/** `/api/desk/leads` (CONTRACT, section 8). */
export const deskLeadsModule: FastifyPluginAsyncZod<Erasing> = async (app, { db, erasures }) => {
  app.get(leads, { schema: schemas.list, config }, async ({ query: { cursor, ...filter } }) =>
    listDeskLeads(db, filter, cursor),
  );

  app.get(`${leads}.csv`, { schema: schemas.csv, config }, async (request, reply) => {
    const { personId, now } = actorOf(request);
    await logReading(db, { personId, action: "leads-exported" }, { now, log: request.log });
    return sendCsv(reply, db, eachDeskLead(db, request.query), { bom: true });
  });

  app.get(one, { schema: schemas.find, config }, async ({ params: { id } }) => {
    const lead = await findWholeLead(db, id);
    if (!lead) throw missing();
    return lead;
  });

  app.get(`${one}/resume`, { schema: schemas.resume, config }, async (request, reply) => {
    const found = await downloadResume(db, request.params.id, { ...actorOf(request), log: request.log });
    if (!found) throw new ProblemError(404, { detail: "No lead with a resume has this id." });
    return reply
      .headers({ "content-type": found.media_type, "content-disposition": attachment(found.name) })
      .send(found.content);
  });

  app.patch(one, { schema: schemas.change, config }, async (request) => {
    const { id } = request.params;
    const changed = await changeLead(db, { id, ...request.body }, actorOf(request)).catch((error: unknown) => {
      throw toProblem(error);
    });
    const lead = changed ? await findDeskLead(db, id) : undefined;
    if (!lead) throw missing();
    app.deskNews.publish({ what: "leads" });
    return lead;
  });

  await app.register(moreChanges, { db, erasures });
};

const moreChanges: FastifyPluginAsyncZod<Erasing> = async (app, { db, erasures }) => {
  app.patch(leads, { schema: schemas.changeAll, config }, async (request) => {
    const { leads: seen, ...change } = request.body;
    const conflicts: string[] = [];
    const data: DeskLead[] = [];
    for (const lead of seen) {
      const changed = await changeLead(db, { ...lead, ...change }, actorOf(request)).catch((error: unknown) => {
        if (error instanceof StaleLeadError) return false;
        throw toProblem(error);
      });
      const found = changed ? await findDeskLead(db, lead.id) : undefined;
      if (found) data.push(found);
      else conflicts.push(lead.id);
    }
    app.deskNews.publish({ what: "leads" });
    return { data, conflicts };
  });

  app.post(`${one}/notes`, { schema: schemas.note, config }, async (request, reply) => {
    const { person } = signedInOf(request);
    const { id, content } = request.body;
    const given = { leadId: request.params.id, id, content };
    const note = await addLeadNote(db, given, actorOf(request)).catch((error: unknown) => {
      throw toProblem(error);
    });
    if (!note) throw missing();
    app.deskNews.publish({ what: "leads" });
    return reply.code(201).send({ ...note, personId: person.id, personName: person.name, content });
  });

  app.delete(one, { schema: schemas.erase, config }, async (request, reply) => {
    if (!(await eraseLead({ db, erasures }, request.params.id, actorOf(request)))) throw missing();
    app.deskNews.publish({ what: "leads" });
    return reply.code(204).send();
  });
};
