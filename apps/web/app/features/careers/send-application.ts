import type { JobId } from "@thirtyfold/content";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { FormTexts } from "../../lib/form-draft.ts";
import { HttpError } from "../../lib/http-error.ts";
import { postForm } from "../../lib/post-form.ts";
import { type ApplicationField, applicationFields, type CheckedField } from "./application-check.ts";

/** A whole application, as the form holds it. */
export type Application = Readonly<{ jobId: JobId; texts: FormTexts<ApplicationField>; resume: File }>;

// A resume of 5 MB on a slow line.
const patience = 120_000;

/** `POST /api/forms/applications`. Resolves when the application is stored. */
export async function sendApplication({ jobId, texts, resume }: Application, signal: AbortSignal): Promise<void> {
  const body = new FormData();
  body.set("jobId", jobId);
  for (const [name, text] of Object.entries(texts)) body.set(name, name === "coverLetter" ? text : text.trim());
  body.set("resume", resume);
  await postForm("/api/forms/applications", body, AbortSignal.any([signal, AbortSignal.timeout(patience)]));
}

/** What an applicant reads when it was not stored. */
export function sendFailure(error: unknown): string {
  const said = error instanceof HttpError ? error.serverMessage : undefined;
  return (
    said ??
    "Your application could not be sent. Everything you wrote is still here: check your connection, then try again."
  );
}

/** What the API says is wrong with single fields. It looks into the file itself, which the form does not. */
export function refusedFields(error: unknown): FieldErrors<CheckedField> {
  const said: Readonly<Record<string, string>> = error instanceof HttpError ? error.fieldErrors : {};
  const fields: readonly CheckedField[] = [...applicationFields, "resume"];
  return Object.fromEntries(fields.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])));
}
