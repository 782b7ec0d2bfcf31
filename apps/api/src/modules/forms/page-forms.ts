import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { readFormBodies } from "../../answers/form-body.ts";
import { problem } from "../../answers/problem.ts";
import { formKinds, type PageBasis, pageForms } from "./form-kinds.ts";
import { returnForm, wantsPage } from "./return-form.ts";
import {
  newLead,
  type Submit,
  submissionConfig,
  submissionDescription,
  submissionHeaders,
  submissionResponses,
} from "./submission.ts";

export type PageFormsOptions = { submit: Submit; basis: PageBasis };

/** A problem that a browser's form post receives as a page containing the form. */
const asPage = ({ description, content }: ReturnType<typeof problem>) => ({
  description,
  content: { ...content, "text/html": { schema: z.string() } },
});

const common = {
  description:
    `${submissionDescription} A browser's form post, with \`Accept: text/html\`, gets a redirect to a page that ` +
    "confirms, or the form again with what is to be mended.",
  tags: ["forms"],
  consumes: ["application/json", "application/x-www-form-urlencoded"],
  headers: submissionHeaders,
  response: {
    ...submissionResponses,
    303: z.undefined().describe("Stored; for a browser's form post: the page that confirms"),
    400: asPage(problem("The input is not valid; `issues` names each mistake, the page shows it at its field.")),
    403: asPage(problem("The call comes from another site.")),
    409: asPage(submissionResponses[409]),
    413: asPage(problem("The body is too large.")),
    429: asPage(problem("Too many calls; `Retry-After` tells when to try again.")),
    default: asPage(problem("Any other problem.")),
  },
};

/** `POST /api/forms/intake` and `/audit`; without JavaScript, a browser's post gets a page in response. */
export const pageFormRoutes: FastifyPluginAsyncZod<PageFormsOptions> = async (app, options) => {
  const { submit, basis } = options;
  readFormBodies(app);

  for (const form of pageForms) {
    const { operationId, summary, schema: body } = formKinds[form];
    const schema = { ...common, operationId, summary, body };
    const route = { schema, config: submissionConfig, errorHandler: returnForm(form, basis) } as const;
    app.post(`/api/forms/${form}`, route, async (request, reply) => {
      const { origin, attempt, ...answers } = request.body;
      const idempotencyKey = request.headers["idempotency-key"] ?? (attempt === "" ? undefined : attempt);
      const id = await submit(newLead(form, answers, { idempotencyKey, origin }), request);
      if (wantsPage(request)) return reply.redirect(`/api/forms/thanks/${id}`, 303);
      return reply.code(201).send({ id });
    });
  }
};
