import type { FastifyInstance } from "fastify";
import { pdf } from "./documents.ts";
import { multipart } from "./multipart.ts";

/** A file as a browser holds it. */
export const file = (content: Buffer, name: string) => new File([Uint8Array.from(content)], name);

/** The fields a visitor fills in. */
export const application = {
  name: "Adaeze Lindqvist",
  email: "Adaeze@Quillon.example",
  phone: "+1 555 0100",
  resume: file(pdf(), "Adaeze Lindqvist.pdf"),
  coverLetter: "I closed months\nfor six years.",
  portfolio: "https://adaeze.example/work",
  jobId: "full-stack-developer",
};

/** Posts an application, as a browser does. */
export async function apply(
  app: FastifyInstance,
  fields: Parameters<typeof multipart>[0] = application,
  headers: Record<string, string> = {},
) {
  const form = await multipart(fields);
  return app.inject({
    method: "POST",
    url: "/api/forms/applications",
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}
