import {
  erasedLeadsSchema,
  eraseLeadsQuerySchema,
  type Lead,
  leadSchema,
  leadsQuerySchema,
  mostLeads,
} from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { describedHeaders } from "../../answers/described-headers.ts";
import { invalid } from "../../answers/problem.ts";
import { logReading } from "../../people/action-store.ts";
import { byToken } from "../../plugins/access.ts";
import type { Storage } from "../../storage/storage.ts";
import { sendCsv } from "./leads-csv.ts";
import { type Erasing, eraseLeadsOf, findLead, type LeadsPage, listLeads } from "./leads-store.ts";
import { oneLeadRoutes } from "./one-lead.ts";

const common = { tags: ["leads"], security: [{ bearer: [] }] };

const listSchema = {
  ...common,
  operationId: "listLeads",
  summary: "What was submitted, the newest first",
  description:
    'Where there is more, a `Link` header with `rel="next"` leads on. CSV holds all leads unless `limit` is given. ' +
    "The desk's log keeps that they were read.",
  querystring: leadsQuerySchema,
  response: {
    200: {
      description: "Leads",
      headers: { ...describedHeaders.link, ...describedHeaders.download },
      content: { "application/json": { schema: z.array(leadSchema) }, "text/csv": { schema: z.string() } },
    },
  },
};

/** Reads up to `limit` leads in pages, starting at `page`. */
async function* eachLead(db: Storage["db"], page: Omit<LeadsPage, "limit">, limit = Number.POSITIVE_INFINITY) {
  let { before } = page;
  let left = limit;
  while (left > 0) {
    const leads = await listLeads(db, { ...page, before, limit: Math.min(left, mostLeads) });
    yield* leads;
    left -= leads.length;
    before = leads.at(-1);
    if (leads.length < mostLeads) return;
  }
}

function nextLink(url: string, last: Lead): string {
  const [path = "", query] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("before", last.id);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}

/** `/api/admin/leads`: listing, exporting and erasing (CONTRACT, section 3). */
export const leadsAdminModule: FastifyPluginAsyncZod<Erasing> = async (app, { db, erasures }) => {
  app.get("/api/admin/leads", { schema: listSchema, config: { rate: "read" } }, async (request, reply) => {
    const { format, limit, before: beforeId, ...filter } = request.query;
    const before = beforeId === undefined ? undefined : await findLead(db, beforeId);
    if (beforeId !== undefined && !before) throw invalid("before", "No lead has this id");
    const { personId, now } = byToken();
    await logReading(db, { personId, action: "leads-exported" }, { now, log: request.log });
    if (format === "csv") {
      return sendCsv(reply, db, eachLead(db, { ...filter, before }, limit));
    }
    const size = limit ?? 100;
    const leads = await listLeads(db, { ...filter, before, limit: size + 1 });
    const page = leads.slice(0, size);
    const last = page.at(-1);
    if (leads.length > size && last) void reply.header("link", nextLink(request.url, last));
    return page;
  });

  await app.register(oneLeadRoutes, { db, erasures });

  const eraseAll = {
    ...common,
    operationId: "eraseLeadsOfEmail",
    summary: "Erase all leads of an email address, with their files",
    querystring: eraseLeadsQuerySchema,
    response: { 200: erasedLeadsSchema },
  };
  app.delete("/api/admin/leads", { schema: eraseAll, config: { rate: "read" } }, async (request) => {
    const erased = await eraseLeadsOf({ db, erasures }, request.query.email, byToken());
    app.deskNews.publish({ what: "leads" });
    return { erased };
  });
};
