import { leadSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ProblemError, problem } from "../../answers/problem.ts";
import { byToken } from "../../plugins/access.ts";
import { attachment, resumeAnswer } from "./attachment.ts";
import { downloadResume, type Erasing, eraseLead, findLead } from "./leads-store.ts";

const common = { tags: ["leads"], security: [{ bearer: [] }], params: z.object({ id: z.string() }) };
const unknown = () => new ProblemError(404, { detail: "No lead has this id." });

/** `/api/admin/leads/{id}`: reading and erasing a lead, downloading its file. */
export const oneLeadRoutes: FastifyPluginAsyncZod<Erasing> = async (app, { db, erasures }) => {
  const one = {
    ...common,
    operationId: "readLead",
    summary: "One lead",
    response: { 200: leadSchema, 404: problem("No such lead") },
  };
  app.get("/api/admin/leads/:id", { schema: one, config: { rate: "read" } }, async (request) => {
    const lead = await findLead(db, request.params.id);
    if (!lead) throw unknown();
    return lead;
  });

  const resume = {
    ...common,
    operationId: "downloadResume",
    summary: "The resume of an application",
    response: {
      200: resumeAnswer,
      404: problem("No such lead, or it has no resume"),
    },
  };
  app.get("/api/admin/leads/:id/resume", { schema: resume, config: { rate: "read" } }, async (request, reply) => {
    const found = await downloadResume(db, request.params.id, { ...byToken(), log: request.log });
    if (!found) throw new ProblemError(404, { detail: "No lead with a resume has this id." });
    return reply
      .headers({ "content-type": found.media_type, "content-disposition": attachment(found.name) })
      .send(found.content);
  });

  const erase = {
    ...common,
    operationId: "eraseLead",
    summary: "Erase a lead, with its file",
    response: { 204: z.undefined(), 404: problem("No such lead") },
  };
  app.delete("/api/admin/leads/:id", { schema: erase, config: { rate: "read" } }, async (request, reply) => {
    if (!(await eraseLead({ db, erasures }, request.params.id, byToken()))) throw unknown();
    app.deskNews.publish({ what: "leads" });
    return reply.code(204).send();
  });
};
