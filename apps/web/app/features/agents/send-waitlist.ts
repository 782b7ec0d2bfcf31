import { waitlist } from "@thirtyfold/content";
import { post } from "../../lib/http-client.ts";
import { HttpError } from "../../lib/http-error.ts";

/** Stored, or why not: what is wrong with the fields, by their names, and a sentence for the rest. */
export type WaitlistOutcome =
  | { stored: true }
  | { stored: false; fields: Readonly<Record<string, string>>; failure: string };

/** Sends the form to the API. Apart from the form, because the demo, which sends nothing, does not need it. */
export async function sendWaitlist(texts: Readonly<Record<string, string>>): Promise<WaitlistOutcome> {
  try {
    await post("/api/forms/waitlist", { body: texts });
    return { stored: true };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { stored: false, fields: error.fieldErrors, failure: error.serverMessage ?? waitlist.failed };
  }
}
