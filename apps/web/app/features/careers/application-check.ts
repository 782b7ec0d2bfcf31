import { emailFormat } from "../../lib/email-format.ts";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { FormTexts } from "../../lib/form-draft.ts";

/** The text fields of an application. The resume is a file, which no draft can keep. */
export const applicationFields = ["name", "email", "phone", "coverLetter", "portfolio"] as const;

export type ApplicationField = (typeof applicationFields)[number];

/** All fields that can be wrong, in the order in which they stand. */
export type CheckedField = ApplicationField | "resume";

/** What is wrong with an application, in the words of SPEC (section 5). */
export function applicationErrors(
  texts: FormTexts<ApplicationField>,
  resume: File | undefined,
): FieldErrors<CheckedField> {
  const portfolio = texts.portfolio.trim();
  const isAddress = portfolio === "" || (/^https?:/.test(portfolio) && URL.canParse(portfolio));
  return {
    ...(texts.name.trim() === "" && { name: "Name is required" }),
    ...(texts.email.trim() === "" && { email: "Email is required" }),
    // "The format message overrides the required one": so it does for an empty address too.
    ...(!emailFormat.test(texts.email.trim()) && { email: "Invalid email format" }),
    ...(texts.phone.trim() === "" && { phone: "Phone number is required" }),
    ...(resume === undefined && { resume: "Resume is required" }),
    ...(!isAddress && { portfolio: "Enter an address that begins with http:// or https://" }),
  };
}
