import multipart from "@fastify/multipart";
import { applicationFormSchema, limits } from "@thirtyfold/api-contract";
import { jobs } from "@thirtyfold/content";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { invalid, problem } from "../../answers/problem.ts";
import { resumeMediaTypes } from "../../answers/resume-media-types.ts";
import { clientAddress, tooMuchSent } from "../../plugins/rate-limit.ts";
import type { NewResume } from "./lead-store.ts";
import { readMultipart, tooLarge } from "./read-multipart.ts";
import { resumeName } from "./resume-name.ts";
import { resumeType } from "./resume-type.ts";
import {
  newLead,
  type Submit,
  submissionConfig,
  submissionDescription,
  submissionHeaders,
  submissionResponses,
} from "./submission.ts";
import { UploadSlots } from "./upload-slots.ts";

const body = applicationFormSchema.extend({
  jobId: z.enum(
    jobs.map(({ id }) => id),
    "Choose an open position",
  ),
});

const wrongType = () => {
  const message = "Choose a PDF, DOC or DOCX file";
  return invalid("resume", message, `The resume is no document that can be taken. ${message}.`);
};

async function toResume(file: File): Promise<NewResume> {
  const content = Buffer.from(await file.arrayBuffer());
  const type = resumeType(content);
  if (!type) throw wrongType();
  return { name: resumeName(file.name, type), mediaType: resumeMediaTypes[type], content };
}

/** Reads a form into the request's body, using an upload slot. */
function slotReader(slots: UploadSlots) {
  return async (request: FastifyRequest): Promise<void> => {
    const received = () => request.raw.socket.bytesRead;
    request.body = await slots.read(clientAddress(request), received, async () => readMultipart(request));
  };
}

/** `POST /api/forms/applications`: a job application with its resume, multipart/form-data. */
export const applicationRoute: FastifyPluginAsyncZod<{ submit: Submit }> = async (app, { submit }) => {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    // Texts are cut at fieldSize, which exceeds every field's limit.
    limits: { files: 1, fileSize: limits.resumeBytes, fieldSize: limits.bodyBytes, fieldNameSize: 100, parts: 20 },
  });
  const schema = {
    operationId: "applyForPosition",
    summary: "Apply for a position",
    description: `${submissionDescription} The resume is a PDF, DOC or DOCX file of up to 5 MiB, known by its content.`,
    tags: ["forms"],
    consumes: ["multipart/form-data"],
    headers: submissionHeaders,
    body,
    response: { ...submissionResponses, 408: problem("The application arrived too slowly while others were waiting.") },
  };
  const route = {
    schema,
    config: submissionConfig,
    onRequest: async (request: FastifyRequest) => {
      const bytes = Number(request.headers["content-length"] ?? 0);
      if (bytes > limits.resumeBytes + limits.bodyBytes) throw tooLarge();
      // A form that would be refused for its size is not read.
      const seconds = app.waitToStore("forms", clientAddress(request), bytes);
      if (seconds > 0) throw tooMuchSent(seconds);
    },
    preValidation: slotReader(new UploadSlots(undefined, () => app.countRefused("call", "upload"))),
  } as const;
  app.post("/api/forms/applications", route, async (request, reply) => {
    const resume = await toResume(request.body.resume);
    const idempotencyKey = request.headers["idempotency-key"];
    const { origin, ...answers } = { ...request.body, resume: resume.name };
    const id = await submit(newLead("applications", answers, { idempotencyKey, origin, resume }), request);
    return reply.code(201).send({ id });
  });
};
