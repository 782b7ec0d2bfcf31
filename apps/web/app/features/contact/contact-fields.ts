import { emailFormat } from "@thirtyfold/api-contract/limits";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { FormTexts } from "../../lib/form-draft.ts";

/** The fields of the contact form (SPEC, "Contact form"), in the order in which they stand. */
export const contactFields = ["name", "email", "phone", "company", "subject", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** The contact form as a visitor filled it in. */
export type ContactTexts = FormTexts<ContactField>;

/** What is wrong with each field. All but the phone are required; the browser checks the same before scripts run. */
export function contactErrors(texts: ContactTexts): FieldErrors<ContactField> {
  const isMissing = (field: ContactField) => texts[field].trim() === "";
  return {
    ...(isMissing("name") && { name: "Enter your name." }),
    ...(!emailFormat.test(texts.email.trim()) && { email: "Enter an email address like name@company.com." }),
    ...(isMissing("email") && { email: "Enter your email." }),
    ...(isMissing("company") && { company: "Enter your company." }),
    ...(isMissing("subject") && { subject: "Choose what it is about." }),
    ...(isMissing("message") && { message: "Write your message." }),
  };
}
