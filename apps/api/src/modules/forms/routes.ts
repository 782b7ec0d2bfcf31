import formbody from "@fastify/formbody";
import { type LeadForm, leadForms, submissionSchema } from "@thirtyfold/api-contract";
import { company, retention } from "@thirtyfold/content";
import { thanksPage, unknownReferencePage } from "@thirtyfold/intake-page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { fingerprint } from "./fingerprint.ts";
import { type FollowUpOptions, followUp } from "./follow-up.ts";
import { type FormAnswers, formKinds } from "./form-kinds.ts";
import { leadExists, type NewLead, storeLead } from "./lead-store.ts";
import { pageBasis } from "./page-basis.ts";
import { isReferenceNumber, newReferenceNumber } from "./reference-number.ts";
import { returnForm, wantsPage } from "./return-form.ts";
import { sendPage } from "./send-page.ts";

/** `websiteDir`: the web build, whose fonts the pages show. */
export type FormsOptions = FollowUpOptions & { websiteDir?: string | undefined };

const consumes = ["application/json", "application/x-www-form-urlencoded"];

const headersSchema = z.looseObject({
  "idempotency-key": z
    .string()
    .min(1, "Write a key, or leave the header out")
    .max(255, "Use at most 255 characters")
    .optional()
    .describe("Sent again with the same key, the form gives the id of the first time"),
});

const description =
  "Stores the answers. Sent again within a minute, or with the same `Idempotency-Key`, it is stored once and answers " +
  "with the first id. A browser's form post, with `Accept: text/html`, gets a redirect to a page that confirms, or the " +
  "form again with what is to be mended.";

const page = (about: string) => ({ description: about, content: { "text/html": { schema: z.string() } } });

const submitted = {
  201: submissionSchema.describe("Stored under this reference number"),
  303: z.undefined().describe("Stored; for a browser's form post: the page that confirms"),
};
const thanksSchema = {
  summary: "The page that confirms a submission",
  tags: ["forms"],
  params: z.object({ id: z.string() }),
  response: { 200: page("The reference number, and what follows"), 404: page("No such submission is stored") },
};

/** The form's own part of a lead: a filled honeypot is kept as evidence, an empty one is no answer. */
function toLead(form: LeadForm, answers: FormAnswers, idempotencyKey: string | undefined): NewLead {
  const { website, ...own } = answers;
  const suspect = website !== "";
  return {
    id: newReferenceNumber(),
    form,
    email: answers.email,
    fields: JSON.stringify(suspect ? answers : own),
    suspect,
    fingerprint: fingerprint(form, answers),
    idempotencyKey,
  };
}

/**
 * `POST /api/forms/intake` and `/audit`, the page that confirms, and what becomes of the leads afterwards: delivery to
 * the webhook, and erasure when their time is over.
 */
export const formsModule: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  const { db, retentionDays, websiteDir } = options;
  const basis = await pageBasis(retentionDays, websiteDir);
  await app.register(formbody);
  const outbox = followUp(app, options);

  for (const form of leadForms) {
    const { summary, schema: body } = formKinds[form];
    const schema = {
      summary,
      description,
      tags: ["forms"],
      consumes,
      headers: headersSchema,
      body,
      response: submitted,
    };
    const route = { schema, config: { rate: "forms" }, errorHandler: returnForm(form, basis) } as const;
    app.post(`/api/forms/${form}`, route, async (request, reply) => {
      const lead = toLead(form, request.body, request.headers["idempotency-key"]);
      const id = await storeLead(db, lead, Date.now());
      outbox.wake();
      if (wantsPage(request)) return reply.redirect(`/api/forms/thanks/${id}`, 303);
      return reply.code(201).send({ id });
    });
  }

  // The static form tells the usual retention time; where another is set, it is made here and tells that.
  if (retentionDays !== retention.days) {
    app.get(company.intakePath, { schema: { hide: true }, config: { rate: "read" } }, (_request, reply) =>
      sendPage(reply, 200, formKinds.intake.page(basis, {})),
    );
  }

  app.get(
    "/api/forms/thanks/:id",
    { schema: thanksSchema, config: { rate: "read" } },
    async ({ params: { id } }, reply) => {
      void reply.header("x-robots-tag", "noindex");
      const stored = isReferenceNumber(id) && (await leadExists(db, id));
      if (stored) return sendPage(reply, 200, thanksPage(basis, id));
      return sendPage(reply, 404, unknownReferencePage({ ...basis, formHref: company.intakePath }));
    },
  );
};
