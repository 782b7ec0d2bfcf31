import { company } from "@thirtyfold/content";
import { busyReferencePage, type PageFonts, thanksPage, unknownReferencePage } from "@thirtyfold/intake-page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { problemHeaders, toProblem } from "../../answers/problem.ts";
import { clientAddress, tooMuchSent } from "../../plugins/rate-limit.ts";
import type { Storage } from "../../storage/storage.ts";
import { startRetention } from "../../storage/sweep.ts";
import { applicationRoute } from "./applications.ts";
import { pageBasis } from "./form-kinds.ts";
import { leadExists, ReusedKeyError, storeLead } from "./lead-store.ts";
import { pageFormRoutes } from "./page-forms.ts";
import { isReferenceNumber } from "./reference-number.ts";
import { sweepLeads } from "./retention.ts";
import { sendPage } from "./send-page.ts";
import { reusedKey, type Submit } from "./submission.ts";
import { waitlistRoute } from "./waitlist.ts";

/** `retentionDays`: 0 keeps leads forever. `fonts`: the website's, for the pages made here. */
export type FormsOptions = { db: Storage["db"]; retentionDays: number; fonts?: PageFonts | undefined };

/** A lead's overhead in the database. */
const leadBytes = 1_024;

const page = (about: string) => ({ description: about, content: { "text/html": { schema: z.string() } } });

const thanksSchema = {
  operationId: "readThanksPage",
  summary: "The page that confirms a submission",
  tags: ["forms"],
  params: z.object({ id: z.string() }),
  response: {
    200: page("The reference number, and what follows"),
    404: page("No such submission is stored"),
    429: page("Too many calls; `Retry-After` tells when to try again."),
  },
};

/** `POST /api/forms/*`, the confirmation page, and erasure. */
export const formsModule: FastifyPluginAsyncZod<FormsOptions> = async (app, options) => {
  const { db, retentionDays, fonts } = options;
  const basis = pageBasis(retentionDays, fonts);
  const { log, outbox } = app;
  const submit: Submit = async (lead, request) => {
    const bytes = leadBytes + Buffer.byteLength(lead.fields) + (lead.resume?.content.length ?? 0);
    const seconds = app.countStored("forms", clientAddress(request), bytes);
    if (seconds > 0) throw tooMuchSent(seconds);
    const id = await storeLead(db, lead, Date.now(), outbox.kinds).catch((error: unknown) => {
      throw error instanceof ReusedKeyError ? reusedKey() : error;
    });
    outbox.wake();
    app.deskNews.publish({ what: "leads" });
    return id;
  };
  let endRetention: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    const sweep = (now: number) => sweepLeads({ db, days: retentionDays, kinds: outbox.kinds, log }, now);
    endRetention = startRetention({ db, name: "lead-retention", sweep, log });
  });
  app.addHook("onClose", async () => endRetention?.());
  await app.register(pageFormRoutes, { submit, basis });
  await app.register(waitlistRoute, { submit });
  await app.register(applicationRoute, { submit });

  app.get(
    "/api/forms/thanks/:id",
    {
      schema: thanksSchema,
      config: { rate: "read" },
      errorHandler: (error, request, reply) => {
        const { status, detail } = toProblem(error, request.id);
        if (status !== 429) throw error;
        void sendPage(reply.headers({ ...problemHeaders(error) }), status, busyReferencePage(basis, detail));
      },
    },
    async ({ params: { id } }, reply) => {
      void reply.header("x-robots-tag", "noindex");
      const found = isReferenceNumber(id) && (await leadExists(db, id));
      if (found) return sendPage(reply, 200, thanksPage(basis, id));
      return sendPage(reply, 404, unknownReferencePage({ ...basis, formHref: company.intakePath }));
    },
  );
};
