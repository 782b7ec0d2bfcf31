import { waitlistFormSchema } from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  newLead,
  type Submit,
  submissionConfig,
  submissionDescription,
  submissionHeaders,
  submissionResponses,
} from "./submission.ts";

/** `POST /api/forms/waitlist`, as JSON. */
export const waitlistRoute: FastifyPluginAsyncZod<{ submit: Submit }> = async (app, { submit }) => {
  const schema = {
    operationId: "joinWaitlist",
    summary: "Join the waitlist",
    description: submissionDescription,
    tags: ["forms"],
    headers: submissionHeaders,
    body: waitlistFormSchema,
    response: submissionResponses,
  };
  app.post("/api/forms/waitlist", { schema, config: submissionConfig }, async (request, reply) => {
    const idempotencyKey = request.headers["idempotency-key"];
    const { origin, ...answers } = request.body;
    const id = await submit(newLead("waitlist", answers, { idempotencyKey, origin }), request);
    return reply.code(201).send({ id });
  });
};
