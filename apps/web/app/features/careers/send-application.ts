import type { JobId } from "@thirtyfold/content";
import type { FormTexts } from "../../lib/form-draft.ts";
import { HttpError } from "../../lib/http-error.ts";
import { postForm } from "../../lib/post-form.ts";
import { type ApplicationField, applicationFields, type CheckedField } from "./application-check.ts";
import { ApplicationFailure } from "./application-failure.ts";

/** A whole application, as the form holds it. */
export type Application = Readonly<{ jobId: JobId; texts: FormTexts<ApplicationField>; resume: File }>;

// A resume of 5 MB on a slow line.
const patience = 120_000;

/**
 * `POST /api/forms/applications`. Resolves when the application is stored; throws {@link ApplicationFailure}. Apart from
 * the form, because the demo, which sends nothing, does not need it.
 */
export async function sendApplication({ jobId, texts, resume }: Application, signal: AbortSignal): Promise<void> {
  const body = new FormData();
  body.set("jobId", jobId);
  for (const [name, text] of Object.entries(texts)) body.set(name, name === "coverLetter" ? text : text.trim());
  body.set("resume", resume);
  try {
    await postForm("/api/forms/applications", body, AbortSignal.any([signal, AbortSignal.timeout(patience)]));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new ApplicationFailure(error.serverMessage, refusedFields(error), { cause: error });
  }
}

/** What the API says is wrong with single fields. It looks into the file itself, which the form does not. */
function refusedFields({ fieldErrors }: HttpError) {
  const fields: readonly CheckedField[] = [...applicationFields, "resume"];
  return Object.fromEntries(
    fields.flatMap((field) => (fieldErrors[field] === undefined ? [] : [[field, fieldErrors[field]]])),
  );
}
