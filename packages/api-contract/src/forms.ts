import { z } from "zod";
import { businessTypes, decisionMakers, projectTypes, timelines } from "./choices.ts";
import { leadForms } from "./lead-forms.ts";
import { toLeadOrigin } from "./lead-origin.ts";
import { emailFormat, limits, visibleCharacter } from "./limits.ts";
import { isPlainText, text } from "./text.ts";

const required = (max: number, missing: string) => text(max).refine((value) => visibleCharacter.test(value), missing);
const optional = (max: number) => text(max).default("");

const email = z
  .string()
  .max(limits.email)
  .pipe(z.email({ pattern: emailFormat, error: "Enter an email address like name@company.com" }));

/** A field that people do not see; only bots fill it. Any value is accepted, so that a bot learns nothing. */
const honeypot = z.string().max(limits.longText).default("");

/** The visit, as an object or as JSON; see `toLeadOrigin`. */
const origin = z.unknown().optional().transform(toLeadOrigin);

/** The `Idempotency-Key` of a form that the browser submits without a script, which has no header for it. */
const attempt = z.string().max(limits.attempt).default("");

/** `POST /api/forms/intake`: name and email are required (CONTRACT, section 3). */
export const intakeFormSchema = z.object({
  name: required(limits.name, "Enter your name"),
  email: required(limits.email, "Enter your email address").pipe(email),
  company: optional(limits.name),
  phone: optional(limits.phone),
  need: optional(limits.name),
  message: optional(limits.longText),
  website: honeypot,
  attempt,
  origin,
});

const noneAsUndefined = (value: unknown) => (value === "" ? undefined : value);
const oneOrMany = (value: unknown) => (typeof value === "string" ? (value === "" ? [] : [value]) : value);

/** `POST /api/forms/audit`: nothing is required, but an invalid email address is refused. */
export const auditFormSchema = z.object({
  fullName: optional(limits.name),
  company: optional(limits.name),
  email: z.union([z.literal(""), email]).default(""),
  phone: optional(limits.phone),
  projectTypes: z.preprocess(oneOrMany, z.array(z.enum(projectTypes)).max(projectTypes.length).default([])),
  projectTitle: optional(limits.name),
  problem: optional(limits.longText),
  desiredOutcome: optional(limits.longText),
  timeline: z.preprocess(noneAsUndefined, z.enum(timelines).optional()),
  decisionMaker: z.preprocess(noneAsUndefined, z.enum(decisionMakers).optional()),
  anythingElse: optional(limits.longText),
  website: honeypot,
  attempt,
  origin,
});

/** `POST /api/forms/waitlist`: all three are required. */
export const waitlistFormSchema = z.object({
  name: required(limits.name, "Enter your name"),
  email: required(limits.email, "Enter your email address").pipe(email),
  businessType: z.enum(businessTypes, "Choose your type of business"),
  website: honeypot,
  origin,
});

/** The file types offered for a resume. The API inspects the file itself, and accepts these under any name. */
export const resumeExtensions = [".pdf", ".doc", ".docx"] as const;

// One pattern for the whole address, and both messages for an empty one: "the format message overrides the required
// one" (SPEC, section 5), so that a form with one message per field shows the last.
const applicantEmail = text(limits.email)
  .refine((value) => value !== "", "Email is required")
  .refine((value) => value.length > limits.email || emailFormat.test(value), "Invalid email format");

const webAddress = z
  .url({ protocol: /^https?$/, error: "Enter an address that begins with http:// or https://" })
  .max(limits.url, `Use at most ${limits.url.toLocaleString("en-US")} characters`)
  .refine(isPlainText, "Remove the unreadable characters");

/** `POST /api/forms/applications`, as multipart/form-data: SPEC's job application with its messages (section 5). */
export const applicationFormSchema = z.object({
  name: required(limits.name, "Name is required"),
  email: applicantEmail,
  phone: required(limits.phone, "Phone number is required"),
  resume: z.file("Resume is required").max(limits.resumeBytes, "Choose a file of up to 5 MB"),
  coverLetter: optional(limits.longText),
  portfolio: z.union([z.literal(""), webAddress]).default(""),
  jobId: required(limits.name, "Name the job"),
  website: honeypot,
  origin,
});

/** The 201 response to JSON: the reference number of the stored submission. */
export const submissionSchema = z.object({ id: z.string() });

export type IntakeForm = z.infer<typeof intakeFormSchema>;
export type AuditForm = z.infer<typeof auditFormSchema>;
export type WaitlistForm = z.infer<typeof waitlistFormSchema>;
export type ApplicationForm = z.infer<typeof applicationFormSchema>;
export type Submission = z.infer<typeof submissionSchema>;

/** As `GET /api/admin/leads` returns it; `createdAt`: epoch ms; `resume`: the name of the file at `…/{id}/resume`. */
export const leadSchema = z.object({
  id: z.string(),
  form: z.enum(leadForms),
  createdAt: z.number().int(),
  email: z.string(),
  suspect: z.boolean(),
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type Lead = z.infer<typeof leadSchema>;
