import { errorFromResponse, HttpError } from "../../lib/http-error.ts";
import { type AuditTexts, encodeAudit } from "./audit-fields.ts";

// Long enough for a slow phone; past that, the visitor may try again.
const patience = 30_000;

/**
 * Posts the audit form to the form service, form-encoded, and gives the reference number if the service tells one.
 * Throws {@link HttpError} when it was not taken.
 */
export async function sendAudit(url: string, texts: AuditTexts): Promise<string | undefined> {
  const response = await fetch(url, {
    method: "POST",
    headers: { accept: "application/json" },
    body: encodeAudit(texts),
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw new HttpError("network", "The form service could not be reached.", { cause });
  });
  if (!response.ok) throw await errorFromResponse(response);
  // What a service of somebody else answers is not known; being OK is all that counts.
  const answer: unknown = await response.json().catch(() => undefined);
  return typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string"
    ? answer.id
    : undefined;
}
