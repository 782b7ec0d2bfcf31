import type { FieldErrors } from "../../lib/field-errors.ts";
import type { CheckedField } from "./application-check.ts";

const unsent =
  "Your application could not be sent. Everything you wrote is still here: check your connection, then try again.";

/** Why an application was not stored: a sentence for the applicant, and what is wrong with single fields. */
export class ApplicationFailure extends Error {
  readonly fields: FieldErrors<CheckedField>;

  constructor(message = unsent, fields: FieldErrors<CheckedField> = {}, options?: ErrorOptions) {
    super(message, options);
    this.fields = fields;
  }
}
