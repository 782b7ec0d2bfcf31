import * as z from "zod/mini";
import { deskPageOf, noteSchema, searchTextSchema, versionSchema } from "./desk-page.ts";
import { leadForms } from "./lead-forms.ts";
import { leadOriginSchema } from "./lead-origin.ts";

/** The form that a lead was submitted with. */
export const leadFormSchema = z.enum(leadForms);

/** The team's judgment of a lead. One with a filled honeypot begins as `spam`. */
export const leadStateSchema = z.enum(["new", "talking", "won", "lost", "spam"]);

const person = z.string().check(z.maxLength(100));

/** Omitted fields do not narrow. `assignee`: a person's id, or `none`; `from`, `to`: epoch ms, `to` excluded. */
const filter = {
  form: z.optional(leadFormSchema),
  state: z.optional(leadStateSchema),
  q: z.optional(searchTextSchema),
  /** Matches a lead's `source`. */
  source: z.optional(searchTextSchema),
  assignee: z.optional(person),
  from: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  to: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
};

/** The filter of `GET /api/desk/leads.csv`. */
export const leadsFilterSchema = z.object(filter);

/** `GET /api/desk/leads`, newest first. */
export const leadsQuerySchema = z.object({
  ...filter,
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/** A lead in a list. Times are epoch milliseconds. */
export const deskLeadSchema = z.object({
  /** The reference number that the visitor got. */
  id: z.string(),
  form: leadFormSchema,
  createdAt: z.int(),
  /** Empty if none was given, as are `name` and `company`. */
  email: z.string(),
  name: z.string(),
  company: z.string(),
  state: leadStateSchema,
  /** A person's id. */
  assignee: z.nullable(z.string()),
  version: versionSchema,
  /** Whether the honeypot was filled. */
  suspect: z.boolean(),
  /** The visitor's source: `utm_source`, else the referrer's host, else `direct`; null if nothing is known. */
  source: z.nullable(z.string()),
  /** The file name of a resume, at `/api/desk/leads/{id}/resume`. */
  resume: z.nullable(z.string()),
});

/**
 * An event of a lead: `submitted` by the visitor, the rest by a person. `value`: the new state, or the assignee's id.
 */
export const leadEventSchema = z.object({
  at: z.int(),
  kind: z.enum(["submitted", "state", "assignee", "note"]),
  personId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  value: z.nullable(z.string()),
});

/** `GET /api/desk/leads/{id}`: with all answers, the newest 500 notes and events, oldest first. */
export const wholeLeadSchema = z.extend(deskLeadSchema, {
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  origin: leadOriginSchema,
  notes: z.array(noteSchema),
  timeline: z.array(leadEventSchema),
  /** Set if there are older notes or events than these; otherwise omitted. */
  hasOlder: z.optional(z.literal(true)),
});

const change = { state: z.optional(leadStateSchema), assignee: z.optional(z.nullable(person)) };

/** `PATCH /api/desk/leads/{id}`. */
export const leadChangeSchema = z.strictObject({ version: versionSchema, ...change });

/** `PATCH /api/desk/leads`: the same change to several, up to 200. */
export const leadsChangeSchema = z.strictObject({
  leads: z
    .array(z.strictObject({ id: z.string().check(z.maxLength(100)), version: versionSchema }))
    .check(z.minLength(1, "Name a lead"), z.maxLength(200, "Change at most 200 at a time")),
  ...change,
});

/** The changed leads, and the ids of the others, because somebody else was quicker or they are gone. */
export const leadsChangedSchema = z.object({ data: z.array(deskLeadSchema), conflicts: z.array(z.string()) });

/** A page of leads, newest first. */
export const deskLeadsSchema = deskPageOf(deskLeadSchema);

export type LeadState = z.infer<typeof leadStateSchema>;
export type LeadsFilter = z.infer<typeof leadsFilterSchema>;
export type DeskLead = z.infer<typeof deskLeadSchema>;
export type WholeLead = z.infer<typeof wholeLeadSchema>;
export type LeadEvent = z.infer<typeof leadEventSchema>;
